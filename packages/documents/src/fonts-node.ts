import { FontBook } from '@folio/typeset/fonts/font-book';
import { startHarfBuzz } from '@folio/typeset/fonts/harfbuzz.node';
import { fontFaces } from './font-faces.ts';
import { scriptFaces } from './script-fonts.ts';

/**
 * The font book of the documents, from npm's packages. Once a process or worker thread. A font is
 * read when the first document needs it.
 */
export async function loadFontBook(): Promise<FontBook> {
  // By name: to import them also starts what they hold, of files all of Node's streams.
  const { readFileSync } = process.getBuiltinModule('node:fs');
  const require = process.getBuiltinModule('node:module').createRequire(import.meta.url);
  const book = new FontBook(await startHarfBuzz());
  // Not a Node Buffer, whose `slice` shares what a Uint8Array's copies.
  const reader = (module: string) => () => new Uint8Array(readFileSync(require.resolve(module)));
  for (const face of [...fontFaces, ...scriptFaces]) {
    const wordList = face.wordListModule && reader(face.wordListModule);
    book.addFace({ ...face, bytes: reader(face.module), ...(wordList && { wordList }) });
  }
  return book;
}
