import type { CodePointRanges } from '@folio/typeset/fonts/font-book';

/**
 * The letters of each script that documents have a font for, as hexadecimal ranges of code points.
 * A text with one of them needs that script's font. Characters that several scripts share, such as
 * the danda of the Indian ones, are listed with the script that most often needs them.
 */
export const scriptLetters = {
  /** Includes combining marks, currency signs and letterlike symbols. */
  latin:
    '149 1C4 250-36F 1AB0-1AFF 1D00-1EFF 20A0-20CF 2100-214F 2C60-2C7F 2E00-2E5D A700-A7FF AB30-AB6F FB00-FB06 FE20-FE2F 10780-107BA 1DF00-1DF2A',
  greekAndCyrillic: '370-52F 1C80-1C8F 1F00-1FFF 2DE0-2DFF A640-A69F',
  bengali: '980-9FF',
  tamil: 'B80-BFF',
  telugu: 'C00-C7F',
  gujarati: 'A80-AFF',
  gurmukhi: 'A00-A7F',
  kannada: 'C80-CFF',
  malayalam: 'D00-D7F',
  odia: 'B00-B7F',
  sinhala: 'D80-DFF 111E1-111F4',
  olChiki: '1C50-1C7F',
  meeteiMayek: 'AAE0-AAFF ABC0-ABFF',
  devanagari: '900-97F 1CD0-1CFF A830-A839 A8E0-A8FF 11B00-11B09',
  thai: 'E00-E7F',
  lao: 'E80-EFF',
  khmer: '1780-17FF 19E0-19FF',
  myanmar: '1000-109F A92E A9E0-A9FF AA60-AA7F',
  javanese: 'A980-A9DF',
  tibetan: 'F00-FFF',
  mongolian: '1800-18AF 11660-1166C',
  georgian: '10A0-10FF 1C90-1CBF 2D00-2D2F',
  armenian: '530-58F FB13-FB17',
  ethiopic: '1200-139F 2D80-2DDF AB00-AB2F 1E7E0-1E7FF',
  cherokee: '13A0-13FF AB70-ABBF',
  canadianAboriginal: '1400-167F 18B0-18FF 11AB0-11ABF',
  tifinagh: '2D30-2D7F',
  thaana: '780-7BF',
  syriac: '700-74F',
  nko: '7C0-7FF',
  adlam: '1E900-1E95F',
  arabic: '600-6FF 750-77F 870-8FF FB50-FDFF FE70-FEFC',
  hebrew: '590-5FF FB1D-FB4F',
  /** Ideographs, kana, bopomofo, and the punctuation and full-width forms used with them. */
  ideographs: '2E80-312F 3190-4DBF 4E00-9FFF F900-FAFF FE30-FE4F FF01-FF9F FFE0-FFE6 20000-3FFFF',
  hangul: '1100-11FF 3131-318E A960-A97F AC00-D7FF',
  /** Pictographs, drawn in the color of the text; 20E3 is the enclosing keycap. */
  emoji: '20E3 231A-23FA 25FB-2604 260E-27BF 2934-2935 2B05-2B55 1F000-1FAFF',
  symbols:
    '20DF-20E0 20E2-20E4 2180-218B 2300-230F 2311-2315 2317 231C-231F 2322-2323 2329-2335 237C 2381-2394 2396-239A 23AF 23BE-23DB 23E2-23E8 2469-24FF 260A-260D 2613 2624-262F 2638-2653 2669-267E 2690-269D 26A2-26A9 26AD-26BC 26CE 26E2-26FF 271D-2721 2776-2793 2921-2922 1F100-1F10C 1F110-1F1AC 1F546-1F549 1F54F 1F610 1F700-1F773',
  mathematics:
    '20D0-20DA 20E1 20E5-20EF 219A-22FF 2310 2319 2320-2321 2336-237A 2395 239B-23AE 23B0-23B9 23DC-23E1 2422 2500-25FF 2609 2621 2660-2667 2680-2689 26AA-26AC 272A 2736 2739 273D 2772-2773 279B 27C0-27FF 2900-2920 2923-2B04 2B0E-2B4C 2B50-2B54 2BFE 1D400-1D7FF 1EE00-1EEF1 1F780-1F7D8',
  moreSymbols:
    '2316 231A-231B 2324-2328 237B 237D-237F 23E9-2421 2424-244A 2601-2608 260E-2612 2614-2620 2622-2623 2630-2637 2654-265F 2668 267F 268A-268F 269E-26A1 26BD-26CD 26CF-26E1 2700-271C 2722-2729 272B-2735 2737-2738 273A-273C 273E-2771 2774-2775 2794-279A 279C-27BE 2800-28FF 2B05-2B0D 2B4D-2B4F 2B55-2BFD 2BFF 4DC0-4DFF FFF9-FFFB 10140-101FD 102E0-102FB 10E60-10E7E 1D2C0-1D378 1F000-1F0F5 1F10D-1F10F 1F16D-1F16F 1F1AD 1F30D-1F545 1F54A 1F550-1F5FA 1F650-1F6FC 1F774-1F77F 1F7D9-1F946 1FA00-1FBF9',
} as const satisfies Record<string, string>;

export type ScriptKey = keyof typeof scriptLetters;

const known = new Map<string, CodePointRanges>();

/** Parses '980-9FF 20E3' to pairs of the first and the last code point. */
export function rangesOf(text: string): CodePointRanges {
  const ranges =
    known.get(text) ??
    text
      .split(' ')
      .map((range) => range.split('-').map((end) => Number.parseInt(end, 16)))
      .map(([first = 0, last = first]) => [first, last] as const)
      .sort(([a], [b]) => a - b);
  known.set(text, ranges);
  return ranges;
}
