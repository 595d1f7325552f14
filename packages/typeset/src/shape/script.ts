/**
 * Ranges of the scripts whose fonts have rules of their own, as [first, last, script]. Shaping takes
 * one script at a time; everything else (digits, punctuation, marks) goes with what precedes it.
 */
const ranges: readonly (readonly [number, number, number])[] = [
  [0x41, 0x5a, 1],
  [0x61, 0x7a, 1],
  [0xaa, 0xaa, 1],
  [0xba, 0xba, 1],
  [0xc0, 0x24f, 1],
  [0x250, 0x2b8, 1],
  [0x370, 0x3ff, 2],
  [0x400, 0x52f, 3],
  [0x531, 0x58f, 4],
  [0x590, 0x5ff, 5],
  [0x600, 0x6ff, 6],
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
  [0x1780, 0x17ff, 27],
  [0x1c80, 0x1c8f, 3],
  [0x1e00, 0x1eff, 1],
  [0x1f00, 0x1fff, 2],
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
  [0xac00, 0xd7ff, 25],
  [0xf900, 0xfaff, 30],
  [0xfb00, 0xfb06, 1],
  [0xfb1d, 0xfb4f, 5],
  [0xfb50, 0xfdff, 6],
  [0xfe70, 0xfefc, 6],
  [0xff21, 0xff3a, 1],
  [0xff41, 0xff5a, 1],
  [0xff66, 0xff9d, 31],
  [0x20000, 0x3ffff, 30],
];

/** A number that is the same for characters of the same script; 0 for those of any. */
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

/** Ideographs and kana, which neither join nor kern: each is shaped, and cached, on its own. */
export const standsAlone = (script: number): boolean => script === 30 || script === 31;

/** Quotes, dashes and dots that are as wide as an ideograph beside one, and narrow beside a letter. */
export const isSharedMark = (codePoint: number): boolean =>
  codePoint === 0xb7 ||
  codePoint === 0x2014 ||
  codePoint === 0x2026 ||
  (codePoint >= 0x2018 && codePoint <= 0x201d);

/** Marks that belong to the word that they follow at once. */
export const isTrailingMark = (codePoint: number): boolean =>
  codePoint < 0x80 && ',.;:!?-'.includes(String.fromCharCode(codePoint));
