import { type FontFace as DocumentFace, fontFaces } from '@folio/documents/font-faces';
import { lacksHyphenation, loadHyphenation } from '@folio/documents/hyphenation';
import { MissingFontError, missingFaces } from '@folio/documents/missing-faces';
import type { TypesetDocument } from '@folio/typeset/blocks';
import { FontBook } from '@folio/typeset/fonts/font-book';
import { startHarfBuzz } from '@folio/typeset/fonts/harfbuzz.browser';
import { loadFace } from './load-face.ts';
import { loadPdfWriter } from './pdf-writer.ts';

let loading: Promise<FontBook> | undefined;
let latest: FontBook | undefined;
const listeners = new Set<() => void>();

/**
 * The typesetting engine with the fonts that every document may need, loaded once a page and shared;
 * those of a document come with `loadFontsFor` or `requestFonts` (request-fonts.ts). Rejects when something can't be
 * loaded; the next call then tries again.
 */
export function loadFontBook(): Promise<FontBook> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function load(): Promise<FontBook> {
  const always = fontFaces.filter(({ fallback }) => fallback);
  const [harfBuzz, ...faces] = await Promise.all([startHarfBuzz(), ...always.map(loadFace)]);
  // Not awaited, and before the connection may go: without one an export makes its PDF here.
  void loadPdfWriter().catch(() => undefined);
  return show(new FontBook(harfBuzz).with(faces));
}

/** The book with all fonts that have come so far. A font that comes makes another book. */
export const latestFontBook = (): FontBook | undefined => latest;

/** Calls back whenever a font has come. Gives what ends that. */
export function onFonts(callback: () => void): () => void {
  listeners.add(callback);
  return () => listeners.delete(callback);
}

function show(book: FontBook): FontBook {
  latest = book;
  for (const callback of listeners) callback();
  return book;
}

/**
 * A book with every font that the document needs, and the patterns that divide its words. Rejects with
 * `MissingFontError` if a font won't come.
 */
export async function loadFontsFor(document: TypesetDocument): Promise<FontBook> {
  const first = await loadFontBook();
  if (lacksHyphenation(document)) {
    // Without a connection they may be out of reach: then words stay whole, on screen as in the file.
    await loadHyphenation(document).catch(() => undefined);
    // Another book, as for a font: what was laid out without them is laid out anew.
    show((latest ?? first).with([]));
  }
  for (;;) {
    const book = latest ?? (await loadFontBook());
    const missing = missingFaces(document, book);
    if (missing.length === 0) return book;
    await addFaces(missing);
  }
}

/** With the others of a template's family: who goes offline may still write in bold or italics. */
function withSiblings(missing: DocumentFace[]): DocumentFace[] {
  const families = new Set(missing.map(({ family }) => family));
  const siblings = fontFaces.filter(
    ({ family, key }) => families.has(family) && !latest?.hasFace(key),
  );
  return [...new Set([...missing, ...siblings])];
}

/** A family at a time, so that none waits for the files of another, or goes without it. */
async function addFaces(needed: DocumentFace[]): Promise<void> {
  const families = Map.groupBy(withSiblings(needed), ({ family }) => family);
  await Promise.all([...families.values()].map(addFamily));
  const failed = needed.filter(({ key }) => !latest?.hasFace(key));
  if (failed.length > 0) throw new MissingFontError(failed);
}

async function addFamily(faces: DocumentFace[]): Promise<void> {
  const loaded = await Promise.allSettled(faces.map(loadFace));
  const came = loaded.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  if (latest && came.some(({ key }) => !latest?.hasFace(key))) show(latest.with(came));
}

/** The fonts that are to be there beside those that are; what does not come is left out. */
export const loadFaces = (faces: readonly DocumentFace[]): Promise<void> =>
  addFaces([...faces]).catch(() => undefined);
