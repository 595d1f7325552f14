import { FontBook } from '@folio/typeset/fonts/font-book';
import { startHarfBuzz } from '@folio/typeset/fonts/harfbuzz.node';
import { fontFaces } from './font-faces.ts';
import { scriptFaces } from './script-fonts.ts';

/**
 * Loads the document fonts from npm packages, once per process or worker thread. Each font is read
 * when the first document needs it.
 */
export async function loadFontBook(): Promise<FontBook> {
  const { createRequire } = process.getBuiltinModule('node:module');
  const { resolve } = createRequire(import.meta.url);
  const book = new FontBook(await startHarfBuzz());
  // Not a Node Buffer, because `slice` of a Buffer shares memory, while that of a Uint8Array
  // copies.
  const reader = (module: string) => () => new Uint8Array(readPlainOrPacked(module, resolve));
  for (const face of [...fontFaces, ...scriptFaces]) {
    const wordList = face.wordListModule && reader(face.wordListModule);
    book.addFace({ ...face, bytes: reader(face.module), ...(wordList && { wordList }) });
  }
  return book;
}

/**
 * The server package has `<font>.ttf.br` instead of the font, which the web app serves as is
 * (scripts/package.mjs).
 */
function readPlainOrPacked(module: string, resolve: (module: string) => string): Buffer {
  // `getBuiltinModule` instead of an import, because importing `node:fs` also loads all of Node's
  // streams.
  const { readFileSync } = process.getBuiltinModule('node:fs');
  try {
    return readFileSync(resolve(module));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'MODULE_NOT_FOUND') throw error;
  }
  const { brotliDecompressSync } = process.getBuiltinModule('node:zlib');
  return brotliDecompressSync(readFileSync(resolve(`${module}.br`)));
}
