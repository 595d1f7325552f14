import { languageTags } from '@folio/contract/document-languages';
import { type FontFace as DocumentFace, fontFaces } from '@folio/documents/font-faces';
import { lacksHyphenation, loadHyphenation } from '@folio/documents/hyphenation';
import { loadWords } from '@folio/documents/language-tables';
import { MissingFontError, missingFaces, ownFacesOf } from '@folio/documents/missing-faces';
import type { TypesetDocument } from '@folio/typeset/blocks';
import { type FaceSource, FontBook } from '@folio/typeset/fonts/font-book';
import { startHarfBuzz } from '@folio/typeset/fonts/harfbuzz.browser';
import { type Extent, loadFace } from './load-face.ts';
import { loadPdfWriter } from './pdf-writer.ts';

let loading: Promise<FontBook> | undefined;
let latest: FontBook | undefined;
const listeners = new Set<() => void>();

/**
 * The layout engine without fonts, loaded once per page. Fonts are loaded for the documents that
 * need them: `loadFontsFor`, or `requestFonts` (request-fonts.ts). Rejects when it can't be loaded;
 * the next call retries.
 */
function loadEngine(): Promise<FontBook> {
  loading ??= startHarfBuzz().then(
    (harfBuzz) => show(new FontBook(harfBuzz)),
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}

/**
 * The first book for a document: with its own fonts, or with fallback fonts where these can't be
 * loaded.
 */
export async function loadFirstBook(document: TypesetDocument): Promise<FontBook> {
  // In parallel with the engine.
  for (const face of ownFacesOf(document)) loadFace(face, 'part').catch(() => undefined);
  try {
    const book = await loadDisplayFonts(document);
    // Not awaited. Loaded while there is a connection: offline an export makes its PDF here.
    void loadPdfWriter().catch(() => undefined);
    return book;
  } catch (error) {
    if (!(error instanceof MissingFontError)) throw error;
    const isThere = ({ family }: DocumentFace) => latest?.hasFamily(family);
    if (!ownFacesOf(document).every(isThere)) await loadFaces(standIns);
    if (!standIns.every(isThere) && !ownFacesOf(document).every(isThere)) throw error;
    return latest ?? loadEngine();
  }
}

/** The book with all fonts loaded so far. Each further font makes a new book. */
export const latestFontBook = (): FontBook | undefined => latest;

/** Calls back whenever a font has loaded; returns a function that unsubscribes. */
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
 * A book with all fonts of the document and its hyphenation patterns. Rejects with
 * `MissingFontError` if a font can't be loaded.
 */
export const loadFontsFor = (document: TypesetDocument): Promise<FontBook> =>
  loadBook(document, 'whole');

/**
 * Like `loadFontsFor`, for display only: faces with western letters suffice if the document has no
 * others. Lines and glyphs are the same, but files made with them may differ in some bytes.
 */
export const loadDisplayFonts = (document: TypesetDocument): Promise<FontBook> =>
  loadBook(document, 'part');

async function loadBook(document: TypesetDocument, extent: Extent): Promise<FontBook> {
  const first = await loadEngine();
  if (lacksHyphenation(document)) {
    // Offline the patterns may be unavailable: words are then not hyphenated, on screen and in the
    // file.
    await loadHyphenation(document).catch(() => undefined);
    // A new book, so that the document is laid out again with hyphenation.
    if (!lacksHyphenation(document)) show((latest ?? first).with([]));
  }
  // If the whole face can't be loaded, a part is enough, or the missing letters are reported below.
  if (extent === 'whole')
    await addFaces(ownFacesOf(document).filter(isPartly), extent).catch(() => {});
  for (;;) {
    const book = latest ?? (await loadEngine());
    const missing = missingFaces(document, book);
    if (missing.length === 0) return book;
    await addFaces(missing, extent);
  }
}

const isPartly = ({ key }: DocumentFace): boolean => latest?.isPart(key) === true;
const isFullyLoaded = ({ key }: DocumentFace): boolean =>
  latest?.hasFace(key) === true && !latest.isPart(key);

/** Fallback faces, for letters that others lack. */
const standIns = fontFaces.filter(({ fallback }) => fallback);

/**
 * One family at a time, so that no family waits for, or fails with, another. A face that is partly
 * loaded is requested because the part is not enough.
 */
async function addFaces(needed: readonly DocumentFace[], extent: Extent): Promise<void> {
  const requests = needed.map((face): FaceRequest => [face, isPartly(face) ? 'whole' : extent]);
  const families = Map.groupBy(requests, ([{ family }]) => family);
  await Promise.all([...families.values()].map(addFamily));
  const failed = requests.flatMap(([face, of]) => {
    const isThere = of === 'whole' ? isFullyLoaded(face) : isPartly(face) || isFullyLoaded(face);
    return isThere ? [] : [face];
  });
  if (failed.length > 0) throw new MissingFontError(failed);
  loadForOffline([...families.keys()]);
}

type FaceRequest = readonly [face: DocumentFace, extent: Extent];

async function addFamily(faces: readonly FaceRequest[]): Promise<void> {
  const loaded = await Promise.allSettled(faces.map(([face, extent]) => loadFace(face, extent)));
  const came = loaded.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  const isNew = ({ key, isPart }: FaceSource) =>
    !latest?.hasFace(key) || (latest.isPart(key) && !isPart);
  if (latest && came.some(isNew)) show(latest.with(came));
}

/** Loads these faces whole, in addition to those that are loaded; failures are left out. */
export const loadFaces = (faces: readonly DocumentFace[]): Promise<void> =>
  addFaces([...faces], 'whole').catch(() => undefined);

/** The faces that are not loaded to the requested extent. */
export const stillMissing = (faces: readonly DocumentFace[]): DocumentFace[] =>
  faces.filter((face) => !isFullyLoaded(face));

/** Long enough for the pages to be displayed first. */
const laterMs = 5_000;
/** The Network Information API, if the browser has it. */
type Line = { saveData?: boolean; downlink?: number };
const slowMbits = 1;

/**
 * Loads for offline use: words of languages not yet typed, and faces (bold, italics, non-western
 * letters, and families for letters not yet typed). On a slow connection they load only when needed.
 */
function loadForOffline(families: readonly string[]): void {
  const { connection } = navigator as { connection?: Line };
  if (connection?.saveData || (connection?.downlink ?? slowMbits) < slowMbits) return;
  setTimeout(() => {
    void loadWords(...languageTags).catch(() => undefined);
    const siblings = fontFaces.filter(({ family }) => families.includes(family));
    // Only with a service worker (signed in) does the app open offline.
    const all = navigator.serviceWorker?.controller ? [...siblings, ...standIns] : siblings;
    const missing = all
      .filter((face) => !isFullyLoaded(face))
      .map((face): FaceRequest => [face, 'whole']);
    void Promise.all([...Map.groupBy(missing, ([{ family }]) => family).values()].map(addFamily));
  }, laterMs);
}
