import { describe, expect, it } from 'vitest';
import { openFontBook } from '../testing/open-font-book.ts';
import { entryCost, type ShapedRun, WordCache } from './shape-word.ts';

const fonts = await openFontBook(['Inter', 'Gelasio']);
const [inter] = fonts.candidates({ family: 'Inter', bold: false, italic: false });
const [gelasio] = fonts.candidates({ family: 'Gelasio', bold: false, italic: false });
if (!inter || !gelasio) throw new Error('The book lacks a face');
const runOf = (text: string, rtl = false): ShapedRun => ({
  font: 'any',
  text,
  rtl,
  glyphs: [],
  widthEm: 1,
  clusterCount: 1,
});

describe('WordCache', () => {
  it('tells faces, directions and ligatures apart', () => {
    const cache = new WordCache(10_000);
    const run = runOf('office');
    cache.set(inter, run, true);
    expect(cache.get(inter, 'office', false, true)).toBe(run);
    expect(cache.get(gelasio, 'office', false, true)).toBeUndefined();
    expect(cache.get(inter, 'office', true, true)).toBeUndefined();
    expect(cache.get(inter, 'office', false, false)).toBeUndefined();
  });

  it('forgets what has not been used for longest', () => {
    const cache = new WordCache(8 * (entryCost + 2));
    const add = (text: string) => cache.set(inter, runOf(text), true);
    add('it');
    for (const text of ['a1', 'a2', 'a3', 'a4']) add(text);
    expect(cache.get(inter, 'it', false, true)).toBeDefined();
    for (const text of ['b1', 'b2', 'b3', 'b4']) add(text);
    expect(cache.get(inter, 'it', false, true)).toBeDefined();
    expect(cache.get(inter, 'a1', false, true)).toBeUndefined();
  });

  it('keeps nothing that would take a quarter of it', () => {
    const cache = new WordCache(100);
    cache.set(inter, runOf('incomprehensibilities'), true);
    expect(cache.get(inter, 'incomprehensibilities', false, true)).toBeUndefined();
  });
});
