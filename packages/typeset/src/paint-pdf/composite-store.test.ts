import { describe, expect, it } from 'vitest';
import { CompositeStore } from './composite-store.ts';
import type { PlacedGlyph } from './encode-run.ts';

const store = () => new CompositeStore({ glyphCount: 100, unitsPerEm: 1000 });
const glyph = (text: string, advance: number, more: Partial<PlacedGlyph> = {}): PlacedGlyph => ({
  text,
  gid: 1,
  nominal: advance,
  advance,
  xOffset: 0,
  yOffset: 0,
  endsCluster: true,
  ...more,
});
const texts = (glyphs: readonly PlacedGlyph[]) =>
  glyphs.map(({ text, advance }): [string, number] => [text, advance]);

describe('a run that goes left to right', () => {
  it('says a conjunct letter by letter, each with some room, so that no reader parts the word', () => {
    const conjunct = [glyph('ক', 700), glyph('ক্ষ', 900), glyph('ত', 500)];
    expect(texts(store().partLetters(conjunct))).toEqual([
      ['ক', 700],
      ['ক', 400],
      ['্', 101],
      ['ষ', 399],
      ['ত', 500],
    ]);
  });

  it('says the letters of a cluster that has more glyphs than letters, and nothing else', () => {
    const reordered = [
      glyph('ক', 300, { endsCluster: false }),
      glyph('ৌ', 500, { endsCluster: false }),
      glyph('\u200b', 200),
    ];
    const fonts = store();
    expect(texts(fonts.partLetters(reordered))).toEqual([
      ['ক', 899],
      ['ৌ', 101],
    ]);
    expect([...fonts.glyphs.values()].map(({ parts }) => parts.length)).toEqual([3, 0]);
  });

  it('takes a letter that is written below another into the same glyph', () => {
    const below = [glyph('প্', 600), glyph('ত', 0, { xOffset: -400, yOffset: -50 })];
    const fonts = store();
    expect(texts(fonts.partLetters(below)).map(([text]) => text)).toEqual(['প', '্', 'ত']);
    expect([...fonts.glyphs.values()][0]?.parts).toEqual([
      { gid: 1, xOffset: 0, yOffset: 0 },
      { gid: 1, xOffset: 200, yOffset: -50 },
    ]);
    expect(texts(fonts.partLetters([glyph(' ', 200), glyph('ত', 0)]))).toEqual([
      [' ', 200],
      ['ত', 0],
    ]);
  });

  it('leaves a ligature of letters one glyph', () => {
    expect(texts(store().partLetters([glyph('ffi', 900)]))).toEqual([['ffi', 900]]);
  });
});
