/** A name is short, and counts nothing: 'Analyst who led 40 engineers' tells a deed. */
const longestWords = 8;
const isName = (name: string): boolean =>
  name.trim() !== '' && name.trim().split(/\s+/).length <= longestWords && !/\d{2}|%/.test(name);

/**
 * A text in which the names of the job, where they stand whole, are plain words. Whoever proposes a
 * letter may name its job: were the words of those names facts, anything could be made one by its name.
 *
 * @param names by the words that stand for them.
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
  // Some capitals are longer in small letters: then the places would not be those of the text.
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
