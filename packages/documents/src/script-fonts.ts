import type { CodePointRanges } from '@folio/typeset/fonts/font-book';
import type { FontFace } from './font-faces.ts';
import { rangesOf, type ScriptKey, scriptLetters } from './script-ranges.ts';

/**
 * Fonts for scripts that the templates' families lack. Few people need them, so a document names
 * those that its text needs (`script-families.ts`), and only these are loaded.
 */
export type ScriptFamily = {
  family: string;
  /** The name that people see: 'The font for Chinese'. */
  script: string;
  covers: CodePointRanges;
  faces: readonly FontFace[];
};

type Weight = { name: string; file: string; bold: boolean; italic: boolean };
const regular: Weight = { name: 'Regular', file: '400Regular', bold: false, italic: false };
const semiBold: Weight = { name: 'SemiBold', file: '600SemiBold', bold: true, italic: false };
const upright = [regular, semiBold];
const slanted: Weight[] = [
  ...upright,
  { name: 'Italic', file: '400Regular_Italic', bold: false, italic: true },
  { name: 'SemiBoldItalic', file: '600SemiBold_Italic', bold: true, italic: true },
];

/** Scripts without italics have only upright faces, which then serve for italic text, too. */
function fromGoogle(
  family: string,
  script: string,
  letters: string,
  weights = upright,
  yieldsTo?: FontFace['yieldsTo'],
): ScriptFamily {
  const folder = `@expo-google-fonts/${family.toLowerCase().replaceAll(' ', '-')}`;
  const name = family.replaceAll(' ', '');
  const covers = rangesOf(letters);
  const faces = weights.map(
    ({ name: weight, file, bold, italic }): FontFace => ({
      key: `${name}-${weight}`,
      family,
      bold,
      italic,
      fallback: false,
      covers,
      ...(yieldsTo && { yieldsTo }),
      module: `${folder}/${file}/${name}_${file}.ttf`,
    }),
  );
  return { family, script, covers, faces };
}

/** Most of Noto's families are named like this: 'Noto Sans Bengali' for Bengali. */
const noto = (script: string, key: ScriptKey, weights = upright): ScriptFamily =>
  fromGoogle(`Noto Sans ${script}`, script, scriptLetters[key], weights);

/** Adds the word list of a script that has no spaces between words (word-lists/README.md). */
function withWords(family: ScriptFamily, list: string): ScriptFamily {
  const wordListModule = `@folio/documents/word-lists/${list}.dict`;
  return { ...family, faces: family.faces.map((face) => ({ ...face, wordListModule })) };
}

/** Marks and digits that the right-to-left scripts share. */
const sharedByArabic = ' 60C 61B 61F 640 64B-655 660-669 670';
const { ideographs, hangul, arabic, hebrew, latin, greekAndCyrillic } = scriptLetters;
const european = `${latin} ${greekAndCyrillic}`;

/**
 * In order of precedence: if two fonts have the same mark, such as the danda of the Indian scripts,
 * the document's first shows it. The last ones, which yield, show only what the others lack.
 */
export const scriptFonts = {
  bengali: noto('Bengali', 'bengali'),
  bengaliSerif: fromGoogle('Noto Serif Bengali', 'Bengali', scriptLetters.bengali),
  tamil: noto('Tamil', 'tamil'),
  telugu: noto('Telugu', 'telugu'),
  teluguSerif: fromGoogle('Noto Serif Telugu', 'Telugu', scriptLetters.telugu),
  gujarati: noto('Gujarati', 'gujarati'),
  gurmukhi: noto('Gurmukhi', 'gurmukhi'),
  kannada: noto('Kannada', 'kannada'),
  malayalam: noto('Malayalam', 'malayalam'),
  odia: fromGoogle('Noto Sans Oriya', 'Odia', scriptLetters.odia),
  sinhala: noto('Sinhala', 'sinhala'),
  olChiki: noto('Ol Chiki', 'olChiki'),
  meeteiMayek: noto('Meetei Mayek', 'meeteiMayek'),
  devanagari: noto('Devanagari', 'devanagari'),
  devanagariSerif: fromGoogle('Noto Serif Devanagari', 'Devanagari', scriptLetters.devanagari),
  thai: withWords(noto('Thai', 'thai'), 'thai'),
  lao: withWords(noto('Lao', 'lao'), 'lao'),
  khmer: withWords(noto('Khmer', 'khmer'), 'khmer'),
  myanmar: withWords(noto('Myanmar', 'myanmar'), 'myanmar'),
  javanese: noto('Javanese', 'javanese'),
  tibetan: fromGoogle('Noto Serif Tibetan', 'Tibetan', scriptLetters.tibetan),
  // Set in lines from left to right and turned sideways, as browsers do within other text.
  mongolian: noto('Mongolian', 'mongolian', [regular]),
  georgian: noto('Georgian', 'georgian'),
  armenian: noto('Armenian', 'armenian'),
  ethiopic: noto('Ethiopic', 'ethiopic'),
  cherokee: noto('Cherokee', 'cherokee'),
  canadianAboriginal: noto('Canadian Aboriginal', 'canadianAboriginal'),
  tifinagh: noto('Tifinagh', 'tifinagh', [regular]),
  thaana: fromGoogle('Noto Sans Thaana', 'Thaana', scriptLetters.thaana + sharedByArabic),
  syriac: fromGoogle('Noto Sans Syriac', 'Syriac', scriptLetters.syriac + sharedByArabic),
  nko: fromGoogle('Noto Sans NKo', 'N’Ko', `${scriptLetters.nko} 60C 61B 61F`, [regular]),
  adlam: fromGoogle('Noto Sans Adlam', 'Adlam', `${scriptLetters.adlam} 61F 640`),
  // Draws each letter in one piece. Amiri's overlapping letters break words apart when text is
  // extracted, so this font is also used next to serifs.
  arabic: fromGoogle('IBM Plex Sans Arabic', 'Arabic', arabic),
  rareArabic: fromGoogle('Noto Sans Arabic', 'Arabic', arabic),
  hebrew: fromGoogle('Noto Sans Hebrew', 'Hebrew', hebrew),
  hebrewSerif: fromGoogle('Noto Serif Hebrew', 'Hebrew', hebrew),
  chinese: fromGoogle('Noto Sans SC', 'Chinese', ideographs),
  traditionalChinese: fromGoogle('Noto Sans TC', 'traditional Chinese', ideographs),
  japanese: fromGoogle('Noto Sans JP', 'Japanese', ideographs),
  // A Korean text may contain ideographs, which have Korean shapes.
  korean: fromGoogle('Noto Sans KR', 'Korean', `${hangul} ${ideographs}`),
  emoji: fromGoogle('Noto Emoji', 'emoji', scriptLetters.emoji, [regular]),
  europeanSerif: fromGoogle('Noto Serif', 'rare letters', european, slanted, 'family'),
  european: fromGoogle('Noto Sans', 'rare letters', european, slanted, 'all'),
  symbols: fromGoogle('Noto Sans Symbols', 'symbols', scriptLetters.symbols, upright, 'all'),
  mathematics: fromGoogle(
    'Noto Sans Math',
    'mathematics',
    scriptLetters.mathematics,
    [regular],
    'all',
  ),
  moreSymbols: fromGoogle(
    'Noto Sans Symbols 2',
    'symbols',
    scriptLetters.moreSymbols,
    [regular],
    'all',
  ),
} as const satisfies Record<string, ScriptFamily>;

export const scriptFaces: readonly FontFace[] = Object.values(scriptFonts).flatMap(
  ({ faces }) => faces,
);
