import { Resvg } from '@resvg/resvg-js';
import type { Pixels } from '../rasterise.ts';

/** Decodes a PNG with a third-party decoder; throws if it is invalid. */
export function decodePng(png: Uint8Array): Pixels {
  const bytes = Buffer.from(png);
  if (bytes.toString('latin1', 1, 4) !== 'PNG') throw new Error('This is no PNG');
  const [widthPx, heightPx] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
  const size = `width="${widthPx}" height="${heightPx}"`;
  const source = `data:image/png;base64,${bytes.toString('base64')}`;
  const { pixels } = new Resvg(
    `<svg xmlns="http://www.w3.org/2000/svg" ${size} image-rendering="optimizeSpeed"><image ${size} href="${source}"/></svg>`,
  ).render();
  return { widthPx, heightPx, rgba: pixels };
}
