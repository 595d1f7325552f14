import { FontBook } from '@folio/typeset/fonts/font-book';
import { startHarfBuzz } from '@folio/typeset/fonts/harfbuzz.node';
import { fontFaces } from './font-faces.ts';
import { scriptFaces } from './script-fonts.ts';

/**
 * The font book of the documents, from npm's packages. Once a process or worker thread. A font is
 * read when the first document needs it.
 */
export async function loadFontBook(): Promise<FontBook> {
  const { createRequire } = process.getBuiltinModule('node:module');
  const { resolve } = createRequire(import.meta.url);
  const book = new FontBook(await startHarfBuzz());
  // Not a Node Buffer, whose `slice` shares what a Uint8Array's copies.
  const reader = (module: string) => () => new Uint8Array(readPlainOrPacked(module, resolve));
  for (const face of [...fontFaces, ...scriptFaces]) {
    const wordList = face.wordListModule && reader(face.wordListModule);
    book.addFace({ ...face, bytes: reader(face.module), ...(wordList && { wordList }) });
  }
  return book;
}

/**
 * A folder for servers has `<font>.ttf.br` in place of the font, which the web app sends as it is
 * (scripts/package.mjs).
 */
function readPlainOrPacked(module: string, resolve: (module: string) => string): Buffer {
  // By name: to import them also starts what they hold, of files all of Node's streams.
  const { readFileSync } = process.getBuiltinModule('node:fs');
  try {
    return readFileSync(resolve(module));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'MODULE_NOT_FOUND') throw error;
  }
  const { brotliDecompressSync } = process.getBuiltinModule('node:zlib');
  return brotliDecompressSync(readFileSync(resolve(`${module}.br`)));
}
