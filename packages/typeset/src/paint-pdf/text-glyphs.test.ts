import { describe, expect, it } from 'vitest';
import type { Fragment, GlyphRun } from '../display-list.ts';
import { noEdges, type RunEdges } from './run-edges.ts';
import { edgeSpace, SpaceRuns, textGlyphs } from './text-glyphs.ts';

/** Glyphs as [advance, x offset, cluster], in visual order. */
const runOf = (text: string, rtl: boolean, glyphs: [number, number, number][]): GlyphRun => ({
  font: 'F',
  text,
  rtl,
  widthEm: 1,
  glyphs: glyphs.flatMap(([advance, offset, cluster], id) => [id + 1, advance, offset, 0, cluster]),
});
const textsOf = (run: GlyphRun, edges: Partial<RunEdges> = {}) =>
  textGlyphs(run, { ...noEdges, ...edges }).map(({ text }) => text);

describe('textGlyphs', () => {
  it('says clusters that run right to left backwards, by their widest glyph', () => {
    const lamAlef = runOf('لا', true, [[500, 0, 0]]);
    expect(textsOf(lamAlef)).toEqual(['ال']);
    const marked = runOf('قًا', true, [
      [400, 0, 2],
      [0, 90, 0],
      [500, 0, 0],
    ]);
    expect(textsOf(marked)).toEqual(['ا', '\u200b', '\u064bق']);
  });

  it('says spaces at an edge so that readers keep them, only where they jump', () => {
    const run = runOf('  אב ', true, [
      [200, 0, 4],
      [500, 0, 3],
      [500, 0, 2],
      [200, 0, 1],
      [200, 0, 0],
    ]);
    expect(textsOf(run)).toEqual([' ', 'ב', 'א', ' ', ' ']);
    expect(textsOf(run, { beforeJump: true })).toEqual([edgeSpace, 'ב', 'א', ' ', ' ']);
    expect(textsOf(run, { afterJump: true })).toEqual([' ', 'ב', 'א', edgeSpace, ' ']);
  });

  it('holds the groups of a phone number together within a right-to-left line', () => {
    const run = runOf('+9 7', false, [
      [500, 0, 0],
      [500, 0, 1],
      [200, 0, 2],
      [500, 0, 3],
    ]);
    expect(textsOf(run)).toEqual(['+', '9', ' ', '7']);
    expect(textsOf(run, { afterJump: true })).toEqual(['+', '9', '\u00a0', '7']);
  });

  it('says a space that no glyph shows before the first letter', () => {
    expect(
      textsOf(
        runOf('ab', false, [
          [500, 0, 0],
          [500, 0, 1],
        ]),
        { afterSpace: true },
      ),
    ).toEqual([' a', 'b']);
    expect(
      textsOf(
        runOf('אב', true, [
          [500, 0, 1],
          [500, 0, 0],
        ]),
        { afterSpace: true },
      ),
    ).toEqual(['ב', 'א ']);
  });
});

describe('SpaceRuns', () => {
  const fragment = (font: string, text: string): Fragment => ({
    run: {
      ...runOf(
        text,
        false,
        [...text].map((_, at) => [500, 0, at]),
      ),
      font,
    },
    color: '#000000',
    xPt: 0,
    widthPt: 10,
    part: 0,
  });

  it('ends a line in letters of a fallback with a space of the font that has one', () => {
    const spaces = new SpaceRuns();
    const [first, cyrillic] = [fragment('own', 'a b'), fragment('fallback', 'Да')];
    expect(spaces.behind([cyrillic])).toBeUndefined();
    spaces.learn([first, cyrillic]);
    expect(spaces.behind([cyrillic])).toMatchObject({ font: 'own', text: ' ' });
    spaces.learn([fragment('other', 'c d')]);
    expect(spaces.behind([fragment('other', 'c'), cyrillic])).toMatchObject({ font: 'other' });
  });
});
