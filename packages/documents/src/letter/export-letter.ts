import { letterSource, letterText } from './letter-source.ts';
import type { LetterForDocument } from './outline-letter.ts';
import { typesetLetter } from './typeset-letter.ts';

/** The formats of a letter that need no typesetting. */
export type FlowingLetterFormat = 'docx' | 'txt';

/** The bytes of a letter in a format, in Node and in browsers; texts are UTF-8. */
export async function exportLetter(
  letter: LetterForDocument,
  format: FlowingLetterFormat,
): Promise<Uint8Array<ArrayBuffer>> {
  if (format === 'txt') return new TextEncoder().encode(letterText(letterSource(letter)));
  // Word's writer is large, and loaded by those alone who ask for it.
  const { wordDocument } = await import('../docx/docx.ts');
  return new Uint8Array(await wordDocument(typesetLetter(letter)));
}
