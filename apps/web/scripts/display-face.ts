import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const wholeFace = '@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal.woff2';
const ascii = Array.from({ length: 95 }, (_, at) => String.fromCharCode(0x20 + at)).join('');
const punctuation = '–—‘’“”…·';
/** Headlines stand between 24 and 56 px. */
const opticalSize = 40;
const weights = { min: 400, max: 500 };

/** Newsreader with the letters of headlines. Variable in weight, unless one `weight` is asked for. */
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
