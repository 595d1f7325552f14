/** In TeX's notation: 'hy3ph' and '.ach4' are patterns, 'as-so-ciate' is an exception. */
export type Patterns = { patterns: readonly string[]; exceptions: readonly string[] };

/** The minimum letters before and after a hyphen, and in a word that is hyphenated at all. */
const least = { before: 3, behind: 3, word: 7 } as const;

/**
 * Hyphenation by F. M. Liang's algorithm ('Word Hy-phen-a-tion by Com-put-er', 1983): each pattern
 * found in a word assigns levels to the positions between its letters, odd for a hyphen and even
 * against one, and the highest level at a position wins. O(letters × longest pattern) per word.
 */
export function liangHyphenator(
  { patterns, exceptions }: Patterns,
  { dividesCapitalized }: { dividesCapitalized: boolean },
): (word: string) => readonly number[] {
  const levelsOf = new Map(patterns.filter(Boolean).map(readPattern));
  const longest = Math.max(...[...levelsOf.keys()].map((letters) => letters.length));
  const known = new Map(exceptions.filter(Boolean).map(readException));

  function pointsIn(word: string): number[] {
    const framed = `.${word}.`;
    const levels = new Uint8Array(framed.length + 1);
    for (let start = 0; start < framed.length; start++) {
      for (let end = start + 1; end <= Math.min(framed.length, start + longest); end++) {
        levelsOf.get(framed.slice(start, end))?.forEach((level, at) => {
          if (level > (levels[start + at] ?? 0)) levels[start + at] = level;
        });
      }
    }
    // The levels are offset by one, because a dot frames the word.
    return [...word].flatMap((_, at) => ((levels[at + 1] ?? 0) % 2 === 1 ? [at] : []));
  }

  return (word) => {
    if (word.length < least.word || /[^\p{Ll}]/u.test(word.slice(1))) return [];
    if (!dividesCapitalized && /^\p{Lu}/u.test(word)) return [];
    const lower = word.toLowerCase();
    const points = known.get(lower) ?? pointsIn(lower);
    return points.filter((at) => at >= least.before && at <= word.length - least.behind);
  };
}

/**
 * Parses 'hy3ph' to ['hyph', [0, 0, 3, 0, 0]]: the levels before each letter and after the last.
 */
function readPattern(pattern: string): [string, readonly number[]] {
  const letters = pattern.replace(/\d/g, '');
  const levels = Array.from({ length: letters.length + 1 }, () => 0);
  let at = 0;
  for (const character of pattern) {
    if (/\d/.test(character)) levels[at] = Number(character);
    else at++;
  }
  return [letters, levels];
}

/** Parses 'as-so-ciate' to ['associate', [2, 4]]. */
function readException(exception: string): [string, number[]] {
  const parts = exception.split('-');
  const points = parts.slice(1).map((_, at) => parts.slice(0, at + 1).join('').length);
  return [parts.join(''), points];
}
