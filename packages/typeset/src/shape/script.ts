/**
 * Ranges of the scripts whose fonts have special rules, as [first, last, script]. Text is shaped
 * one script at a time; all other characters (digits, punctuation, marks) go with the preceding
 * ones. ASCII is not listed, because `scriptOf` handles it directly.
 */
const ranges: readonly (readonly [number, number, number])[] = [
  [0xaa, 0xaa, 1],
  [0xba, 0xba, 1],
  [0xc0, 0x2b8, 1],
  [0x370, 0x3ff, 2],
  [0x400, 0x52f, 3],
  [0x531, 0x58f, 4],
  [0x590, 0x5ff, 5],
  [0x600, 0x60b, 6],
  [0x60d, 0x61a, 6],
  [0x61c, 0x61e, 6],
  [0x620, 0x63f, 6],
  [0x641, 0x64a, 6],
  [0x656, 0x65f, 6],
  [0x66a, 0x66f, 6],
  [0x671, 0x6ff, 6],
  [0x700, 0x74f, 7],
  [0x750, 0x77f, 6],
  [0x780, 0x7bf, 8],
  [0x7c0, 0x7ff, 9],
  [0x8a0, 0x8ff, 6],
  [0x900, 0x963, 10],
  [0x966, 0x97f, 10],
  [0x980, 0x9ff, 11],
  [0xa00, 0xa7f, 12],
  [0xa80, 0xaff, 13],
  [0xb00, 0xb7f, 14],
  [0xb80, 0xbff, 15],
  [0xc00, 0xc7f, 16],
  [0xc80, 0xcff, 17],
  [0xd00, 0xd7f, 18],
  [0xd80, 0xdff, 19],
  [0xe00, 0xe7f, 20],
  [0xe80, 0xeff, 21],
  [0xf00, 0xfff, 22],
  [0x1000, 0x109f, 23],
  [0x10a0, 0x10ff, 24],
  [0x1100, 0x11ff, 25],
  [0x1200, 0x139f, 26],
  [0x13a0, 0x13ff, 32],
  [0x1400, 0x167f, 33],
  [0x1780, 0x17ff, 27],
  [0x1800, 0x1801, 34],
  [0x1804, 0x1804, 34],
  [0x1806, 0x18af, 34],
  [0x18b0, 0x18ff, 33],
  [0x19e0, 0x19ff, 27],
  [0x1c50, 0x1c7f, 35],
  [0x1c80, 0x1c8f, 3],
  [0x1c90, 0x1cbf, 24],
  [0x1d00, 0x1d25, 1],
  [0x1d6b, 0x1d77, 1],
  [0x1d79, 0x1dbe, 1],
  [0x1e00, 0x1eff, 1],
  [0x1f00, 0x1fff, 2],
  [0x2c60, 0x2c7f, 1],
  [0x2d00, 0x2d2f, 24],
  [0x2d30, 0x2d7f, 36],
  [0x2d80, 0x2ddf, 26],
  [0x2de0, 0x2dff, 3],
  [0x2e80, 0x2fdf, 30],
  [0x3005, 0x3007, 30],
  [0x3041, 0x3096, 31],
  [0x30a1, 0x30fa, 31],
  [0x3105, 0x312f, 30],
  [0x3131, 0x318e, 25],
  [0x31f0, 0x31ff, 31],
  [0x3400, 0x4dbf, 30],
  [0x4e00, 0x9fff, 30],
  [0xa640, 0xa69f, 3],
  [0xa722, 0xa7ff, 1],
  [0xa8e0, 0xa8ff, 10],
  [0xa960, 0xa97f, 25],
  [0xa980, 0xa9df, 37],
  [0xa9e0, 0xa9ff, 23],
  [0xaa60, 0xaa7f, 23],
  [0xaae0, 0xaaff, 38],
  [0xab00, 0xab2f, 26],
  [0xab30, 0xab6f, 1],
  [0xab70, 0xabbf, 32],
  [0xabc0, 0xabff, 38],
  [0xac00, 0xd7ff, 25],
  [0xf900, 0xfaff, 30],
  [0xfb00, 0xfb06, 1],
  [0xfb1d, 0xfb4f, 5],
  [0xfb50, 0xfdff, 6],
  [0xfe70, 0xfefc, 6],
  [0xff21, 0xff3a, 1],
  [0xff41, 0xff5a, 1],
  [0xff66, 0xff9d, 31],
  [0x1e7e0, 0x1e7ff, 26],
  [0x1e900, 0x1e95f, 39],
  [0x20000, 0x3ffff, 30],
];

/** Returns the number of a character's script, or 0 for characters common to all scripts. */
export function scriptOf(codePoint: number): number {
  if (codePoint < 0x80) return (codePoint | 0x20) >= 0x61 && (codePoint | 0x20) <= 0x7a ? 1 : 0;
  let low = 0;
  let high = ranges.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const [first, last, script] = ranges[middle] ?? [0, 0, 0];
    if (codePoint < first) high = middle - 1;
    else if (codePoint > last) low = middle + 1;
    else return script;
  }
  return 0;
}

/**
 * Whether a script is ideographs or kana, which neither join nor kern, so that each is shaped and
 * cached individually.
 */
export const isShapedAlone = (script: number): boolean => script === 30 || script === 31;

/**
 * Whether a character is a quote, dash or dot that is full-width next to an ideograph and narrow
 * next to a letter.
 */
export const isSharedMark = (codePoint: number): boolean =>
  codePoint === 0xb7 ||
  codePoint === 0x2014 ||
  codePoint === 0x2026 ||
  (codePoint >= 0x2018 && codePoint <= 0x201d);

/** Whether several scripts share a character: the Indian danda; Arabic commas, marks and digits. */
export const isOfScripts = (codePoint: number): boolean =>
  codePoint === 0x964 ||
  codePoint === 0x965 ||
  codePoint === 0x60c ||
  codePoint === 0x61b ||
  codePoint === 0x61f ||
  codePoint === 0x640 ||
  (codePoint >= 0x64b && codePoint <= 0x655) ||
  (codePoint >= 0x660 && codePoint <= 0x669) ||
  codePoint === 0x670;

/** Whether a character is punctuation that belongs to the preceding word. */
export const isTrailingMark = (codePoint: number): boolean =>
  codePoint < 0x80 && ',.;:!?-'.includes(String.fromCharCode(codePoint));
