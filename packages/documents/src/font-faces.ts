import type { CodePointRanges } from '@folio/typeset/fonts/font-book';

/**
 * The faces that documents are set in, as data that Node and the browser share: Node reads the
 * `module` from its packages, the browser asks Vite for the same file's address.
 *
 * SemiBold stands in for bold: at text sizes it parts from the regular weight without darkening the
 * page. Gelasio has Georgia's metrics and Arimo Arial's, with open licences: what the product calls
 * 'Georgia' and 'Arial'.
 */
export type FontFace = {
  key: string;
  family: string;
  bold: boolean;
  italic: boolean;
  /** Serves letters that another family lacks, such as the rupee sign in Gelasio. */
  fallback: boolean;
  /** Set for faces that show the letters of a script in documents that ask for them. */
  covers?: CodePointRanges;
  /** Path of the TTF as an npm module. */
  module: string;
};

export type FontFamily = 'Inter' | 'Gelasio' | 'Arimo' | 'Roboto' | 'Poppins' | 'EB Garamond';

/** The faces that every document may use, whatever it says. */
export const fontFaces: readonly FontFace[] = [
  ...fourFaces('Inter', { fallback: true }),
  ...fourFaces('Gelasio'),
  ...fourFaces('Arimo'),
  ...fourFaces('Roboto'),
  ...fourFaces('Poppins'),
  ...fourFaces('EB Garamond'),
];

/** Regular, bold, italic and both, such as 'EBGaramond-SemiBold' of '@expo-google-fonts/eb-garamond'. */
function fourFaces(family: FontFamily, { fallback = false } = {}): FontFace[] {
  const folder = `@expo-google-fonts/${family.toLowerCase().replaceAll(' ', '-')}`;
  const name = family.replaceAll(' ', '');
  const weights = [
    { key: 'Regular', bold: false, italic: false, file: '400Regular' },
    { key: 'SemiBold', bold: true, italic: false, file: '600SemiBold' },
    { key: 'Italic', bold: false, italic: true, file: '400Regular_Italic' },
    { key: 'SemiBoldItalic', bold: true, italic: true, file: '600SemiBold_Italic' },
  ];
  return weights.map(({ key, bold, italic, file }) => ({
    key: `${name}-${key}`,
    family,
    bold,
    italic,
    fallback,
    module: `${folder}/${file}/${name}_${file}.ttf`,
  }));
}
