import type { CodePointRanges } from '@folio/typeset/fonts/font-book';
import type { FontFace } from './font-faces.ts';

/**
 * Fonts for the letters of scripts that the templates' families lack. They are large and few people
 * need them, so a document names those that its text asks for (`script-families.ts`), and only
 * these are loaded.
 */
export type ScriptFamily = {
  family: string;
  /** In words for people: 'The font for Chinese'. */
  script: string;
  covers: CodePointRanges;
  faces: readonly FontFace[];
};

const devanagari: CodePointRanges = [
  [0x900, 0x97f],
  [0x1cd0, 0x1cff],
  [0xa8e0, 0xa8ff],
];
const arabic: CodePointRanges = [
  [0x600, 0x6ff],
  [0x750, 0x77f],
  [0x8a0, 0x8ff],
  [0xfb50, 0xfdff],
  [0xfe70, 0xfefc],
];
const hebrew: CodePointRanges = [
  [0x590, 0x5ff],
  [0xfb1d, 0xfb4f],
];
const greekAndCyrillic: CodePointRanges = [
  [0x370, 0x52f],
  [0x1c80, 0x1c8f],
  [0x1f00, 0x1fff],
  [0x2de0, 0x2dff],
  [0xa640, 0xa69f],
];
/** Ideographs, kana, bopomofo, and the marks and full-width forms that stand among them. */
const ideographic: CodePointRanges = [
  [0x2e80, 0x312f],
  [0x3190, 0x4dbf],
  [0x4e00, 0x9fff],
  [0xf900, 0xfaff],
  [0xfe30, 0xfe4f],
  [0xff01, 0xff9f],
  [0xffe0, 0xffe6],
  [0x20000, 0x3ffff],
];

const hangul: CodePointRanges = [
  [0x1100, 0x11ff],
  [0x3131, 0x318e],
  [0xa960, 0xa97f],
  [0xac00, 0xd7ff],
];
/** A Korean text may have ideographs in it, drawn as in Korea. */
const korean: CodePointRanges = [...hangul, ...ideographic].sort(([a], [b]) => a - b);

/** Pictures and signs among words, drawn in the colour of the text. */
const emoji: CodePointRanges = [
  // The key around a figure.
  [0x20e3, 0x20e3],
  [0x231a, 0x23fa],
  [0x25fb, 0x2604],
  [0x260e, 0x27bf],
  [0x2934, 0x2935],
  [0x2b05, 0x2b55],
  [0x1f000, 0x1faff],
];

type Weight = { name: string; file: string; bold: boolean; italic: boolean };
const regular: Weight = { name: 'Regular', file: '400Regular', bold: false, italic: false };
const semiBold: Weight = { name: 'SemiBold', file: '600SemiBold', bold: true, italic: false };
const slanted: Weight[] = [
  { name: 'Italic', file: '400Regular_Italic', bold: false, italic: true },
  { name: 'SemiBoldItalic', file: '600SemiBold_Italic', bold: true, italic: true },
];

/** Scripts without italics have upright faces alone, which then serve for italic text, too. */
function fromGoogle(
  family: string,
  script: string,
  covers: CodePointRanges,
  weights = [regular, semiBold],
): ScriptFamily {
  const folder = `@expo-google-fonts/${family.toLowerCase().replaceAll(' ', '-')}`;
  const name = family.replaceAll(' ', '');
  const faces = weights.map(({ name: weight, file, bold, italic }) => ({
    key: `${name}-${weight}`,
    family,
    bold,
    italic,
    fallback: false,
    covers,
    module: `${folder}/${file}/${name}_${file}.ttf`,
  }));
  return { family, script, covers, faces };
}

export const scriptFonts = {
  devanagari: fromGoogle('Noto Sans Devanagari', 'Devanagari', devanagari),
  // Noto's letters are put together from strokes and dots, Amiri's overlap: of neither do those who
  // extract text get whole words. So this one serves beside serifs, too.
  arabic: fromGoogle('IBM Plex Sans Arabic', 'Arabic', arabic),
  hebrew: fromGoogle('Noto Sans Hebrew', 'Hebrew', hebrew),
  hebrewSerif: fromGoogle('Noto Serif Hebrew', 'Hebrew', hebrew),
  chinese: fromGoogle('Noto Sans SC', 'Chinese', ideographic),
  japanese: fromGoogle('Noto Sans JP', 'Japanese', ideographic),
  korean: fromGoogle('Noto Sans KR', 'Korean', korean),
  greekAndCyrillicSerif: fromGoogle('Noto Serif', 'Greek and Cyrillic', greekAndCyrillic, [
    regular,
    semiBold,
    ...slanted,
  ]),
  emoji: fromGoogle('Noto Emoji', 'emoji', emoji, [regular]),
} as const satisfies Record<string, ScriptFamily>;

export const scriptFaces: readonly FontFace[] = Object.values(scriptFonts).flatMap(
  ({ faces }) => faces,
);
