import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { encodePalettePng, type Pixels } from './rasterise.ts';
import { decodePng } from './testing/decode-png.ts';

const channel = fc.integer({ min: 0, max: 255 });
const color = fc.tuple(channel, channel, channel).map((rgb) => [...rgb, 255]);
/** Up to 9 × 9 pixels. */
const picture = fc
  .tuple(fc.integer({ min: 1, max: 9 }), fc.array(color, { minLength: 9, maxLength: 81 }))
  .map(([widthPx, colors]): Pixels => {
    const heightPx = Math.floor(colors.length / widthPx);
    const rgba = Uint8Array.from(colors.slice(0, widthPx * heightPx).flat());
    return { widthPx, heightPx, rgba };
  });

const allColors = (step: number): Pixels => {
  const levels = Array.from({ length: Math.ceil(256 / step) }, (_, i) => i * step);
  const rgba = levels.flatMap((red) =>
    levels.flatMap((green) => [red, green, (red * 7) ^ green, 255]),
  );
  return { widthPx: levels.length, heightPx: levels.length, rgba: Uint8Array.from(rgba) };
};

describe('a PNG with a palette', () => {
  it('shows the pixels that it was made of', () => {
    fc.assert(
      fc.property(picture, (pixels) => {
        const decoded = decodePng(encodePalettePng(pixels) ?? new Uint8Array());
        expect(decoded.rgba).toEqual(Buffer.from(pixels.rgba));
        expect([decoded.widthPx, decoded.heightPx]).toEqual([pixels.widthPx, pixels.heightPx]);
      }),
      { numRuns: 60 },
    );
  });

  it('takes colours that differ little for one where there are too many, and white stays white', () => {
    const gradient = Uint8Array.from({ length: 4 * 400 }, (_, i) =>
      i % 4 === 3 ? 255 : 255 - (Math.floor(i / 4) % 200) - (i % 4 === 0 && i > 800 ? 1 : 0),
    );
    const pixels = { widthPx: 20, heightPx: 20, rgba: gradient };
    const { rgba } = decodePng(encodePalettePng(pixels) ?? new Uint8Array());
    expect([...rgba.subarray(0, 4)]).toEqual([255, 255, 255, 255]);
    const errors = rgba.map((value, i) => Math.abs(value - (gradient[i] ?? 0)));
    expect(Math.max(...errors)).toBeGreaterThan(0);
    expect(Math.max(...errors)).toBeLessThan(16);
  });

  it('is not made of a photograph', () => {
    expect(encodePalettePng(allColors(8))).toBeUndefined();
    expect(encodePalettePng(allColors(16))).toBeDefined();
  });
});
