import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { Resvg } from '@resvg/resvg-js';
import subsetFont from 'subset-font';

const columns = 6;
const gapPx = 26;
const desk = '#e6e9ee';
const edge = '#cfd5de';

/** Draws pages side by side, as a PNG. All have the first one's size. */
export function drawSheet(pages: readonly string[], pageWidthPx: number): Uint8Array {
  const drawn = pages.map((svg) =>
    new Resvg(svg, { fitTo: { mode: 'width', value: pageWidthPx } }).render(),
  );
  const heightPx = drawn[0]?.height ?? 0;
  const placed = drawn.map((page, index) => {
    const x = gapPx + (index % columns) * (pageWidthPx + gapPx);
    const y = gapPx + Math.floor(index / columns) * (heightPx + gapPx);
    const place = `x="${x}" y="${y}" width="${pageWidthPx}" height="${heightPx}"`;
    const source = `data:image/png;base64,${Buffer.from(page.asPng()).toString('base64')}`;
    return `<image ${place} href="${source}"/><rect ${place} fill="none" stroke="${edge}"/>`;
  });
  const width = gapPx + columns * (pageWidthPx + gapPx);
  const height = gapPx + Math.ceil(pages.length / columns) * (heightPx + gapPx);
  const sheet = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${desk}"/>${placed.join('')}</svg>`;
  return new Resvg(sheet).render().asPng();
}

const wholeFace = '@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal.woff2';
const ascii = Array.from({ length: 95 }, (_, at) => String.fromCharCode(0x20 + at)).join('');
const punctuation = '–—‘’“”…·';
/** Headlines have 24 to 56 px. */
const opticalSize = 40;
const weights = { min: 400, max: 500 };

/** Newsreader with the letters of headlines. Variable in weight, unless `weight` is given. */
export async function cutDisplayFace(
  targetFormat: 'woff2' | 'truetype',
  weight?: number,
): Promise<Uint8Array> {
  const whole = await readFile(fileURLToPath(import.meta.resolve(wholeFace)));
  return subsetFont(whole, ascii + punctuation, {
    targetFormat,
    variationAxes: { opsz: opticalSize, wght: weight ?? weights },
  });
}
