import { memoized } from '../memoize.ts';

/** Shorter words fit into every column. */
const longWord = /\p{L}{16}/u;
const longUnits = 16;
/** '@'. Spaces, digits and most punctuation are below it, the letters of all scripts above it. */
const beforeLetters = 0x40;

/**
 * Whether a content (or another document's texts) has a word that may be wider than a narrow
 * column, so that a browser loads the hyphenation.
 */
export const hasLongWords = memoized((texts: object): boolean =>
  Object.values(texts).some((part) =>
    Array.isArray(part) ? part.some((entry: object) => isInEntry(entry)) : isWithin(part),
  ),
);

const isInEntry = memoized((entry: object): boolean => Object.values(entry).some(isWithin));

function isWithin(value: unknown): boolean {
  if (typeof value === 'string') return mayHaveLongWord(value) && longWord.test(value);
  return typeof value === 'object' && value !== null && Object.values(value).some(isWithin);
}

/**
 * Checks one code unit in sixteen if no word is long, so that most texts skip the regular
 * expression, which takes ten times as long.
 */
function mayHaveLongWord(text: string): boolean {
  for (let last = longUnits - 1; last < text.length; ) {
    let at = last;
    while (at > last - longUnits && text.charCodeAt(at) > beforeLetters) at--;
    if (at === last - longUnits) return true;
    last = at + longUnits;
  }
  return false;
}
