import { describe, expect, it } from 'vitest';
import { openFontBook } from '../testing/open-font-book.ts';
import { FontBook } from './font-book.ts';

const book = await openFontBook(['Inter', 'Gelasio']);

describe('FontBook', () => {
  it('knows the metrics and names of its faces', () => {
    const face = book.face('Inter-Bold');
    expect(face.postScriptName).toBe('Inter-Bold');
    expect(face.unitsPerEm).toBe(2048);
    expect(face.ascender).toBeGreaterThan(face.capHeight);
    expect(face.capHeight).toBeGreaterThan(1000);
    expect(face.descender).toBeLessThan(0);
  });

  it('tells which characters a face can show', () => {
    const face = book.face('Gelasio-Regular');
    expect([...'Aé–€'].map((letter) => face.hasGlyph(letter.codePointAt(0) ?? 0))).toEqual([
      true,
      true,
      true,
      true,
    ]);
    expect(face.hasGlyph(0x4e00)).toBe(false);
    expect(face.hasGlyph(0x1f600)).toBe(false);
  });

  it('has no letters of Greek in a font that has some as signs of mathematics alone', () => {
    const shown = (key: string, text: string) =>
      [...text].filter((letter) => book.face(key).hasGlyph(letter.codePointAt(0) ?? 0)).join('');
    expect(shown('Gelasio-Regular', 'πμΩΑλ§µ')).toBe('§µ');
    expect(shown('Inter-Regular', 'πμΩΑλ§µ')).toBe('πμΩΑλ§µ');
  });

  it('offers only the family and the declared fallbacks', () => {
    const style = { family: 'Inter', bold: true, italic: true };
    expect(book.candidates(style).map((face) => face.key)).toEqual(['Inter-BoldItalic']);
  });

  it('gives the nearest face of a family that lacks the style, and fallbacks in their order', async () => {
    const all = await openFontBook([]);
    const { bytes } = book.face('Inter-Regular');
    const other = book.face('Gelasio-Bold').bytes;
    all.addFace({ key: 'A', family: 'A', bold: false, italic: false, bytes });
    all.addFace({ key: 'B-R', family: 'B', bold: false, italic: true, bytes, fallback: true });
    all.addFace({ key: 'B-B', family: 'B', bold: true, italic: false, bytes: other });
    const keys = all.candidates({ family: 'A', bold: true, italic: true }).map((face) => face.key);
    expect(keys).toEqual(['A', 'B-B']);
  });

  it('says which face or family is missing', async () => {
    const style = { family: 'Nothing', bold: false, italic: false };
    const empty = await openFontBook([]);
    expect(() => book.face('Nothing-Bold')).toThrow("no face 'Nothing-Bold'");
    expect(() => empty.candidates(style)).toThrow("no family 'Nothing'");
  });

  it('has another family stand in for one that has not come, but no script’s', async () => {
    const style = { family: 'Nothing', bold: true, italic: false };
    const { bytes } = book.face('Inter-Regular');
    const late = await openFontBook([]);
    const upright = { bold: false, italic: false, bytes };
    late.addFace({ ...upright, key: 'Thai', family: 'Thai', covers: [[0xe01, 0xe5b]] });
    expect(() => late.candidates(style)).toThrow("no family 'Nothing'");
    late.addFace({ ...upright, key: 'A', family: 'A' });
    expect(late.candidates(style).map(({ key }) => key)).toEqual(['A']);
  });
});

describe('a face of which a part is there', () => {
  const source = (key: string) => ({
    ...book.face(key),
    fallback: false,
    yieldsTo: undefined,
    bytes: book.face(key).bytes,
  });
  const regular = source('Inter-Regular');
  const style = { family: 'Inter', bold: false, italic: false };

  it('gives its place to the whole, which no part takes again', () => {
    const begun = new FontBook(book.harfBuzz).with([{ ...regular, isPart: true }]);
    expect(begun.isPart('Inter-Regular')).toBe(true);
    const full = begun.with([regular]);
    expect([full.isPart('Inter-Regular'), begun.isPart('Inter-Regular')]).toEqual([false, true]);
    expect(full.candidates(style).map((face) => face.key)).toEqual(['Inter-Regular']);
    expect(full.with([{ ...regular, isPart: true }]).isPart('Inter-Regular')).toBe(false);
  });
});
