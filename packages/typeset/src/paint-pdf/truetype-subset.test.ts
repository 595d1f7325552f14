import { describe, expect, it } from 'vitest';
import { FontFileError, TrueTypeFont } from '../fonts/truetype-font.ts';
import { openFontBook } from '../testing/open-font-book.ts';
import { subsetFont } from './truetype-subset.ts';

const fonts = await openFontBook(['Gelasio']);
const face = fonts.face('Gelasio-Regular');
const font = new TrueTypeFont(face.bytes);
const glyphsOf = (text: string) =>
  fonts.harfBuzz.shape(face.font, text, false, true).glyphs.filter((_, i) => i % 5 === 0);

describe('subsetFont', () => {
  it('keeps the outlines and advances of the glyphs, and the parts of composites', () => {
    const wanted = [...new Set(glyphsOf('Résumé, Ångström'))].sort((a, b) => a - b);
    const { bytes, glyphs } = subsetFont(font, wanted);
    const subset = new TrueTypeFont(bytes);
    expect(subset.glyphCount).toBe(glyphs.size);
    for (const [old, now] of glyphs) {
      // The sign for a missing letter: there, since fonts begin with it, and never to be seen.
      if (old === 0) {
        expect(subset.outline(now).length).toBe(0);
        continue;
      }
      expect(subset.advance(now)).toBe(font.advance(old));
      expect(subset.leftSideBearing(now)).toBe(font.leftSideBearing(old));
      const [from, to] = [font.outline(old), subset.outline(now)];
      expect(to.length).toBeGreaterThanOrEqual(from.length);
      const parts = font.componentOffsets(old).map((at) => font.view.getUint16(from.offset + at));
      const renumbered = subset
        .componentOffsets(now)
        .map((at) => subset.view.getUint16(to.offset + at));
      expect(renumbered).toEqual(parts.map((part) => glyphs.get(part)));
      if (parts.length > 0) continue;
      expect(subset.bytes.slice(to.offset, to.offset + from.length)).toEqual(
        font.bytes.slice(from.offset, from.offset + from.length),
      );
    }
  });

  it('puts glyphs together as one', () => {
    const [e = 0, acute = 0] = [...glyphsOf('e'), ...glyphsOf('´')];
    const parts = [
      { gid: acute, xOffset: -120, yOffset: 40 },
      { gid: e, xOffset: 0, yOffset: 0 },
    ];
    const number = font.glyphCount;
    const composites = new Map([[number, { parts, advance: 777 }]]);
    const { bytes, glyphs } = subsetFont(font, [number], composites);
    const subset = new TrueTypeFont(bytes);
    const made = glyphs.get(number) ?? 0;
    const { offset, length } = subset.outline(made);
    expect(subset.advance(made)).toBe(777);
    expect(length).toBeGreaterThan(0);
    const components = subset.componentOffsets(made).map((at) => offset + at);
    expect(components.map((at) => subset.view.getUint16(at))).toEqual(
      parts.map(({ gid }) => glyphs.get(gid)),
    );
    expect(components.map((at) => subset.view.getInt16(at + 2))).toEqual([-120, 0]);
    const left = (one: TrueTypeFont, glyph: number) =>
      one.view.getInt16(one.outline(glyph).offset + 2);
    const edges = parts.map(({ gid, xOffset }) => left(font, gid) + xOffset);
    expect(left(subset, made)).toBe(Math.min(...edges));
    expect(subset.leftSideBearing(made)).toBe(Math.min(...edges));
  });

  it('gives the sign for missing letters a number of its own', () => {
    const { bytes, glyphs } = subsetFont(font, [0, 5]);
    const subset = new TrueTypeFont(bytes);
    expect(glyphs.get(0)).toBe(subset.glyphCount - 1);
    expect(subset.outline(subset.glyphCount - 1).length).toBe(subset.outline(0).length);
  });

  it('leaves the font that it reads as it was, even in a Buffer', () => {
    const buffer = Buffer.from(face.bytes);
    subsetFont(new TrueTypeFont(buffer), [5, 6, 7]);
    expect(buffer.equals(face.bytes)).toBe(true);
  });

  it('refuses what is no TrueType file', () => {
    expect(() => new TrueTypeFont(new Uint8Array(100))).toThrow(FontFileError);
    expect(() => new TrueTypeFont(face.bytes.slice(0, 3000))).toThrow(FontFileError);
  });
});
