/** A name is short and has no numbers: 'Analyst who led 40 engineers' is a claim. */
const maxWords = 8;
const isName = (name: string): boolean =>
  name.trim() !== '' && name.trim().split(/\s+/).length <= maxWords && !/\d{2}|%/.test(name);

/**
 * Masks the names of the job, where they appear whole, as plain words. A proposed letter may
 * mention its job, but the words of those names are no facts about the person.
 *
 * @param names by their placeholder.
 */
export function withoutNames(
  text: string,
  names: Readonly<Record<string, readonly string[]>>,
): string {
  const pairs = Object.entries(names).flatMap(([plain, all]) =>
    all.filter(isName).map((name) => ({ plain, name: name.trim() })),
  );
  return pairs
    .toSorted((one, other) => other.name.length - one.name.length)
    .reduce((result, { plain, name }) => withoutName(result, name, plain), text);
}

const isOfWord = (letter = ''): boolean => /[\p{L}\p{N}]/u.test(letter);

function withoutName(text: string, name: string, plain: string): string {
  // Some capitals change length in lower case, which would shift the offsets.
  const isFolded = text.toLowerCase().length === text.length;
  const [where, sought] = isFolded ? [text.toLowerCase(), name.toLowerCase()] : [text, name];
  let result = '';
  let at = 0;
  for (let found = where.indexOf(sought); found >= 0; found = where.indexOf(sought, found + 1)) {
    const end = found + sought.length;
    if (found < at || isOfWord(text[found - 1]) || isOfWord(text[end])) continue;
    result += text.slice(at, found) + plain;
    at = end;
  }
  return result + text.slice(at);
}
