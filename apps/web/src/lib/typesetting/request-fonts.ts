import type { FontFace as DocumentFace } from '@folio/documents/font-faces';
import { lacksHyphenation } from '@folio/documents/hyphenation';
import { missingFaces } from '@folio/documents/missing-faces';
import type { TypesetDocument } from '@folio/typeset/blocks';
import type { FontBook } from '@folio/typeset/fonts/font-book';
import { useSyncExternalStore } from 'react';
import { latestFontBook, loadFaces, loadShownFonts, stillMissing } from './load-font-book.ts';

const retryMs = 10_000;
/** What is on its way: the keys of faces, and patterns by their language. */
const requested = new Set<string>();

let failed: readonly DocumentFace[] = [];
const listeners = new Set<() => void>();

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The fonts of the document on the screen that did not come, until they do. They are asked for again. */
export const useFailedFaces = (): readonly DocumentFace[] =>
  useSyncExternalStore(subscribe, () => failed);

/**
 * Sees to it that the fonts that a document needs come, if not at once; until then its pages show
 * other letters or blanks. May be called as often as a document is laid out.
 */
export function requestFonts(document: TypesetDocument, book: FontBook): void {
  const needed = missingFaces(document, book);
  // Later, since this is called while something is rendered.
  if (failed.length > 0) queueMicrotask(() => setFailed(failed.filter(isIn(needed))));
  const faces = needed.filter((face) => !failed.includes(face)).map(({ key }) => key);
  const patterns = lacksHyphenation(document) ? [`hyphenation ${document.language}`] : [];
  const missing = [...faces, ...patterns].filter((key) => !requested.has(key));
  if (missing.length === 0) return;
  for (const key of missing) requested.add(key);
  loadShownFonts(document)
    .catch(() => setFailed([...failed, ...missingFaces(document, latestFontBook() ?? book)]))
    .finally(() => {
      for (const key of missing) requested.delete(key);
    });
}

const isIn = (faces: readonly DocumentFace[]) => (face: DocumentFace) => faces.includes(face);

/** Asks anew for the fonts that did not come. */
export async function retryFonts(): Promise<void> {
  await loadFaces(failed);
  setFailed(stillMissing(failed));
}

let timer: ReturnType<typeof setTimeout> | undefined;
const retryQuietly = () => void retryFonts();

function setFailed(faces: readonly DocumentFace[]): void {
  clearTimeout(timer);
  removeEventListener('online', retryQuietly);
  if (faces.length > 0) {
    timer = setTimeout(retryQuietly, retryMs);
    addEventListener('online', retryQuietly);
  }
  const known = new Set(faces);
  if (known.size === failed.length && failed.every((face) => known.has(face))) return;
  failed = [...known];
  for (const listener of listeners) listener();
}
