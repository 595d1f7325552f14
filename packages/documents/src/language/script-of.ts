import { LruCache } from '@folio/typeset/lru-cache';

/** The scripts of resumes, by the ranges of their letters; `ideographs` includes kana. */
const ranges = [
  ['latin', 0x41, 0x5a],
  ['latin', 0x61, 0x7a],
  ['latin', 0xc0, 0x24f],
  ['greek', 0x370, 0x3ff],
  ['cyrillic', 0x400, 0x52f],
  ['armenian', 0x530, 0x58f],
  ['hebrew', 0x5d0, 0x5ea],
  ['arabic', 0x620, 0x6d3],
  ['devanagari', 0x900, 0x97f],
  ['bengali', 0x980, 0x9ff],
  ['gurmukhi', 0xa00, 0xa7f],
  ['gujarati', 0xa80, 0xaff],
  ['odia', 0xb00, 0xb7f],
  ['tamil', 0xb80, 0xbff],
  ['telugu', 0xc00, 0xc7f],
  ['kannada', 0xc80, 0xcff],
  ['malayalam', 0xd00, 0xd7f],
  ['sinhala', 0xd80, 0xdff],
  ['thai', 0xe00, 0xe7f],
  ['lao', 0xe80, 0xeff],
  ['tibetan', 0xf00, 0xfff],
  ['myanmar', 0x1000, 0x109f],
  ['georgian', 0x10a0, 0x10ff],
  ['hangul', 0x1100, 0x11ff],
  ['ethiopic', 0x1200, 0x139f],
  ['khmer', 0x1780, 0x17ff],
  ['latin', 0x1e00, 0x1eff],
  ['greek', 0x1f00, 0x1fff],
  ['ideographs', 0x3041, 0x30ff],
  ['ideographs', 0x3400, 0x9fff],
  ['hangul', 0xac00, 0xd7a3],
  ['ideographs', 0xf900, 0xfaff],
] as const satisfies readonly (readonly [string, number, number])[];

export type Script = (typeof ranges)[number][0];

/** How many Latin letters convey about as much as one letter of the script. */
const weightOf = (script: Script): number =>
  script === 'ideographs' ? 3 : script === 'hangul' ? 2 : 1;

/** All code points below it are spaces, digits and punctuation, which are skipped for speed. */
const firstLetter = 0x41;

type Letters = ReadonlyMap<Script, number>;

/** Counts a text's letters of each script, weighted by `weightOf`. */
function lettersOf(text: string): Letters {
  const letters = new Map<Script, number>();
  let range: (typeof ranges)[number] = ranges[1];
  let count = 0;
  const note = () => {
    const [script] = range;
    if (count > 0) letters.set(script, (letters.get(script) ?? 0) + count * weightOf(script));
    count = 0;
  };
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    if (unit < firstLetter) continue;
    // Most letters are in the same range as the letter before.
    if (unit < range[1] || unit > range[2]) {
      const found = ranges.find(([, first, last]) => unit >= first && unit <= last);
      if (!found) continue;
      note();
      range = found;
    }
    count++;
  }
  note();
  return letters;
}

/** Most texts of a resume are unchanged between keystrokes. */
const known = new LruCache<Letters>(100_000);

function knownLettersOf(text: string): Letters {
  const memoized = known.get(text);
  if (memoized) return memoized;
  const letters = lettersOf(text);
  known.set(text, letters, text.length + 50);
  return letters;
}

/**
 * Returns the script of most of a text's letters, or undefined if it has no letters or no script
 * has at least half of them.
 */
export const scriptOf = (text: string): Script | undefined => most([lettersOf(text)]);

/** Most resumes have only Latin letters and need no counting. */
const isLatinAtMost = (text: string): boolean => !beyondLatin.test(text);
/** Ranges of other scripts begin at U+0370; U+2000 to U+206F are punctuation. */
const beyondLatin = /[^\0-\u024f\u2000-\u206f]/;
const latinLetter = /[A-Za-z\u00c0-\u024f]/;

/** Returns the script of most letters of several texts; the counts of each text are cached. */
export function scriptOfAll(texts: readonly string[]): Script | undefined {
  if (!texts.every(isLatinAtMost)) return most(texts.map(knownLettersOf));
  return texts.some((text) => latinLetter.test(text)) ? 'latin' : undefined;
}

function most(counted: readonly Letters[]): Script | undefined {
  const letters = new Map<Script, number>();
  let all = 0;
  for (const one of counted) {
    for (const [script, weight] of one) {
      letters.set(script, (letters.get(script) ?? 0) + weight);
      all += weight;
    }
  }
  const [first] = [...letters].sort((a, b) => b[1] - a[1]);
  return first && first[1] > all / 2 ? first[0] : undefined;
}
