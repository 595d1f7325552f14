import { type FontChoice, fontChoices, fontKinds } from '@folio/contract/setting-choices';
import type { CodePointRanges } from '@folio/typeset/fonts/font-book';

/**
 * The faces of documents, as data shared by Node, which reads the `module` from its package, and
 * the browser, which asks Vite for the same file's URL. SemiBold stands in for bold: at text sizes
 * it stands out from regular without darkening the page. Four families are metric-compatible with
 * fonts that are not free: Gelasio with Georgia and Arimo with Arial, whose names the product shows
 * instead, Carlito with Calibri, and Tinos with Times.
 */
export type FontFace = {
  key: string;
  family: string;
  bold: boolean;
  italic: boolean;
  /** Whether it shows letters that another family lacks, such as the rupee sign in Gelasio. */
  fallback: boolean;
  /**
   * The letters of its script. Set for faces that documents use only if they contain such letters.
   */
  covers?: CodePointRanges;
  /** Set for faces that come after the style's own family, or after all other families. */
  yieldsTo?: 'family' | 'all';
  /** Path of the TTF in its npm package. */
  module: string;
  /** Path of the word list, for scripts without spaces between words. */
  wordListModule?: string;
};

export type FontFamily = FontChoice;

/** Families that have no SemiBold. */
const boldest: ReadonlySet<FontFamily> = new Set(['Carlito', 'Tinos']);

/** The faces of the families that a person may choose and that templates use. */
export const fontFaces: readonly FontFace[] = fontChoices.flatMap(fourFaces);

/**
 * The average letter width of English prose, including spaces, in em. A test compares each value
 * with its font.
 */
const letterWidths: Record<FontFamily, number> = {
  Inter: 0.469,
  Roboto: 0.435,
  Arimo: 0.436,
  Carlito: 0.401,
  'Source Sans 3': 0.408,
  'IBM Plex Sans': 0.441,
  'Public Sans': 0.457,
  'Libre Franklin': 0.455,
  Figtree: 0.441,
  Poppins: 0.492,
  Gelasio: 0.433,
  Tinos: 0.397,
  'EB Garamond': 0.37,
  'Source Serif 4': 0.467,
  'Crimson Pro': 0.389,
  Spectral: 0.435,
  Lora: 0.459,
  Bitter: 0.453,
  'Zilla Slab': 0.423,
  'Roboto Condensed': 0.388,
  'Barlow Semi Condensed': 0.38,
  Montserrat: 0.492,
  'Playfair Display': 0.441,
  'Cormorant Garamond': 0.382,
};
const widths: ReadonlyMap<string, number> = new Map(Object.entries(letterWidths));

/** Returns the average letter width of running text, in em of the family's regular face. */
export const letterWidthEm = (family: string): number => widths.get(family) ?? 0.45;

const serifs: ReadonlySet<string> = new Set([
  ...fontKinds.serif,
  ...fontKinds.slab,
  ...(['Playfair Display', 'Cormorant Garamond'] as const),
]);

/**
 * Whether a family has serifs, so that fonts of other scripts used with it should have them, too.
 */
export const isSerif = (family: string): boolean => serifs.has(family);

/**
 * Regular, bold, italic and bold italic, such as 'EBGaramond-SemiBold' of
 * '@expo-google-fonts/eb-garamond'.
 */
function fourFaces(family: FontFamily): FontFace[] {
  const folder = `@expo-google-fonts/${family.toLowerCase().replaceAll(' ', '-')}`;
  const name = family.replaceAll(' ', '');
  const bold = boldest.has(family) ? '700Bold' : '600SemiBold';
  const weights = [
    { key: 'Regular', bold: false, italic: false, file: '400Regular' },
    { key: 'SemiBold', bold: true, italic: false, file: bold },
    { key: 'Italic', bold: false, italic: true, file: '400Regular_Italic' },
    { key: 'SemiBoldItalic', bold: true, italic: true, file: `${bold}_Italic` },
  ];
  return weights.map(({ key, bold: isBold, italic, file }) => ({
    key: `${name}-${key}`,
    family,
    bold: isBold,
    italic,
    // Inter stands in for letters that other families lack.
    fallback: family === 'Inter',
    module: `${folder}/${file}/${name}_${file}.ttf`,
  }));
}
