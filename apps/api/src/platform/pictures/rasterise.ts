import { Resvg } from '@resvg/resvg-js';
import { encodePalettePng } from './palette-png.ts';

/** An SVG of our own as a PNG of that width. Only in a thread: it takes tens of milliseconds. */
export function rasterise(svg: string, widthPx: number): Uint8Array {
  const image = new Resvg(svg, {
    fitTo: { mode: 'width', value: widthPx },
    font: { loadSystemFonts: false },
  }).render();
  // Each reading of `pixels` copies them all.
  const { width, height, pixels } = image;
  const png = encodePalettePng({ widthPx: width, heightPx: height, rgba: pixels });
  return png ?? new Uint8Array(image.asPng());
}
