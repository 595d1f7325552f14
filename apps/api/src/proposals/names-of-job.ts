/** A name is short, and counts nothing: 'Analyst who led 40 engineers' tells a deed. */
const longestWords = 8;
const isName = (name: string): boolean =>
  name.trim() !== '' && name.trim().split(/\s+/).length <= longestWords && !/\d{2}|%/.test(name);

const escaped = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

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
    .reduce(
      (said, { plain, name }) =>
        said.replaceAll(
          new RegExp(`(?<![\\p{L}\\p{N}])${escaped(name)}(?![\\p{L}\\p{N}])`, 'giu'),
          plain,
        ),
      text,
    );
}
