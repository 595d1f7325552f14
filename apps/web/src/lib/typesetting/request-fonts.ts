import type { FontFace as DocumentFace } from '@folio/documents/font-faces';
import { lacksHyphenation } from '@folio/documents/hyphenation';
import { missingFaces } from '@folio/documents/missing-faces';
import type { TypesetDocument } from '@folio/typeset/blocks';
import type { FontBook } from '@folio/typeset/fonts/font-book';
import { useSyncExternalStore } from 'react';
import { latestFontBook, loadDisplayFonts, loadFaces, stillMissing } from './load-font-book.ts';

const retryMs = 10_000;
/** Loads in progress: keys of faces, and languages of hyphenation patterns. */
const requested = new Set<string>();

let failed: readonly DocumentFace[] = [];
const listeners = new Set<() => void>();

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The current document's fonts that failed to load, until they do. They are retried. */
export const useFailedFaces = (): readonly DocumentFace[] =>
  useSyncExternalStore(subscribe, () => failed);

/**
 * Requests the fonts that a document needs; until they load, pages show fallback letters or blanks.
 * May be called on every layout.
 */
export function requestFonts(document: TypesetDocument, book: FontBook): void {
  const needed = missingFaces(document, book);
  // Deferred, since this is called during rendering.
  if (failed.length > 0) queueMicrotask(() => setFailed(failed.filter(isIn(needed))));
  const faces = needed.filter((face) => !failed.includes(face)).map(({ key }) => key);
  const patterns = lacksHyphenation(document) ? [`hyphenation ${document.language}`] : [];
  const missing = [...faces, ...patterns].filter((key) => !requested.has(key));
  if (missing.length === 0) return;
  for (const key of missing) requested.add(key);
  loadDisplayFonts(document)
    .catch(() => setFailed([...failed, ...missingFaces(document, latestFontBook() ?? book)]))
    .finally(() => {
      for (const key of missing) requested.delete(key);
    });
}

const isIn = (faces: readonly DocumentFace[]) => (face: DocumentFace) => faces.includes(face);

/** Retries the fonts that failed. */
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
