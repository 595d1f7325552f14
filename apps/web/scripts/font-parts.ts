import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fontFaces } from '@folio/documents/font-faces';
import { startFontSubsetter } from '@folio/typeset/web-fonts/font-subsetter.node';

const range = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

/**
 * Western European letters and punctuation, common currency signs and arrows: enough for most
 * resumes.
 */
const latin = [
  ...range(0x20, 0x7e),
  ...range(0xa0, 0xff),
  0x131,
  0x152,
  0x153,
  0x2c6,
  0x2da,
  0x2dc,
  ...range(0x2010, 0x2027),
  0x2030,
  0x2032,
  0x2033,
  0x2039,
  0x203a,
  0x2044,
  0x20ac,
  0x20b9,
  0x2122,
  0x2190,
  0x2191,
  0x2192,
  0x2193,
  0x2212,
];
/** OpenType features that templates turn on, in addition to the default ones. */
const features = ['tnum', 'lnum', 'smcp'];

/**
 * Subsets of the document fonts with these letters, at most a quarter of each file. The preview
 * starts with these, and loads the whole font when another letter is typed (`load-font-book.ts`).
 */
export async function makeFontParts(): Promise<Map<string, Uint8Array>> {
  const { resolve } = createRequire(import.meta.resolve('@folio/documents/font-faces'));
  const subsetter = await startFontSubsetter();
  const parts = fontFaces.map(async ({ module }): Promise<[string, Uint8Array]> => {
    const font = new Uint8Array(await readFile(resolve(module)));
    return [module, subsetter.part(font, latin, features)];
  });
  return new Map(await Promise.all(parts));
}
