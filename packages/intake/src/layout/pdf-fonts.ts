import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { isBulletGlyph } from '../vocabulary/letters.ts';

/** The fonts of a page, by the ids used in its texts. */
export type Fonts = Map<string, Font>;
type Font = { name: string; isBold: boolean; isItalic: boolean };

/** Fonts whose glyphs are pictures, regardless of the letters they are mapped to. */
const ofIcons = /font ?awesome|(?:dev|flat|remix)icon|icomoon|icofont|fontello|marvosym|phosphor/i;
/**
 * Matches 'MaterialIcons' and 'academicons', but not 'SemiCondensed', 'GothicOnly' or 'Lexicon'.
 */
const namesIcons = /(?:[Ii]cons|Icon)(?![a-z])/;

const isOfIcons = ({ name }: Font): boolean => ofIcons.test(name) || namesIcons.test(name);

/**
 * Returns the text of an item. Replaces icons by a private-use character, which never occurs in
 * words, but keeps bullets.
 */
export const writtenIn = (font: Font | undefined, text: string): string =>
  font && isOfIcons(font) && !isBulletGlyph(text) ? text.replace(/\S/gu, '\ue000') : text;

/** Returns the fonts of a page whose operators are loaded. */
export function fontsOf(page: PDFPageProxy, names: Set<string>): Fonts {
  const fonts: Fonts = new Map();
  for (const id of names) {
    if (!page.commonObjs.has(id)) continue;
    const font = page.commonObjs.get(id) as {
      name?: string;
      bold?: boolean;
      black?: boolean;
      italic?: boolean;
    };
    const name = (font.name ?? id).replace(/^[A-Z]{6}\+/, '');
    fonts.set(id, {
      name,
      isBold: Boolean(font.bold || font.black) || /bold|black|heavy|[-_]?bx\d|cmbx/i.test(name),
      isItalic: Boolean(font.italic) || /italic|oblique|cmti/i.test(name),
    });
  }
  return fonts;
}
