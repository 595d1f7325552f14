import { nameOf } from './pdf-values.ts';
import type { Rule } from './rule.ts';
import { type UsedFont, usedFonts } from './used-font.ts';

const rule = (id: string, says: string, isBroken: (font: UsedFont) => boolean): Rule => ({
  id,
  says,
  check: (document) =>
    usedFonts(document)
      .filter(isBroken)
      .map(({ name }) => name),
});

/** A rule about each code that is shown. */
const codeRule = (
  id: string,
  says: string,
  isBroken: (code: number, font: UsedFont) => boolean,
): Rule => ({
  id,
  says,
  check: (document) =>
    usedFonts(document).flatMap((font) =>
      [...font.codes]
        .filter((code) => isBroken(code, font))
        .map((code) => `${font.name}: ${code.toString(16)}`),
    ),
});

/** Thousandths of an em by which a width may differ from the program's. */
const roundingWidth = 1;

export const fontRules: readonly Rule[] = [
  codeRule('10-001', 'a code stands for no text', (code, { texts }) => !texts?.get(code)),
  rule(
    '31-004',
    'the map from codes to glyphs is neither Identity nor a stream',
    ({ descendant, glyphOf }) => {
      return descendant.has('CIDToGIDMap') && glyphOf(0) === undefined;
    },
  ),
  rule('31-005', 'there is no map from codes to glyphs', ({ descendant }) => {
    return !descendant.has('CIDToGIDMap');
  }),
  rule('31-006', 'the encoding is not Identity-H', ({ dict }) => {
    return nameOf(dict.get('Encoding')) !== 'Identity-H';
  }),
  rule('31-009', 'the font is not embedded', ({ program }) => program === undefined),
  codeRule('31-011', 'a glyph is not in the embedded font', (code, { program, glyphOf }) => {
    return (glyphOf(code) ?? Number.POSITIVE_INFINITY) >= (program?.glyphCount ?? 0);
  }),
  rule('31-014', 'the list of characters is one that these rules do not know', ({ descriptor }) => {
    return descriptor.has('CIDSet');
  }),
  codeRule('31-016', 'a width is another than that of the embedded glyph', (code, font) => {
    const width = font.program?.widthOf(font.glyphOf(code) ?? 0);
    return width === undefined || Math.abs(width - font.widthOf(code)) > roundingWidth;
  }),
  rule('31-027', 'the font does not say what its codes stand for', ({ texts }) => {
    return texts === undefined;
  }),
  codeRule(
    '31-028',
    'a code stands for nothing, or for a mark of byte order',
    (code, { texts }) => {
      return /[\0\ufeff\ufffe]/.test(texts?.get(code) ?? '');
    },
  ),
  codeRule('31-030', 'the sign for missing letters is shown', (code, { glyphOf }) => {
    return code === 0 || glyphOf(code) === 0;
  }),
  {
    id: '31-001',
    says: 'a font is of a kind that these rules do not know',
    check: (document) =>
      usedFonts(document)
        .filter(
          ({ dict, descendant }) =>
            nameOf(dict.get('Subtype')) !== 'Type0' ||
            nameOf(descendant.get('Subtype')) !== 'CIDFontType2',
        )
        .map(({ name }) => name),
  },
];
