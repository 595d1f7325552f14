import { writeTextAt } from '@folio/contract/content-path';
import type { EditorDocument } from '../store/document.ts';

/** What is to stand at a path of the content: a text, or a list of them such as `skills/<id>/items`. */
export type Writing = { path: string; value: string | readonly string[] };

/** The document with other texts at paths of its content; a path that is not there is left alone. */
export function writeTexts(document: EditorDocument, writings: readonly Writing[]): EditorDocument {
  const content = writings.reduce(
    (before, { path, value }) => writeTextAt(before, path, value),
    document.content,
  );
  return content === document.content ? document : { ...document, content };
}
