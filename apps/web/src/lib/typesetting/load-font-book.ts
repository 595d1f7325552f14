import { type FontFace as DocumentFace, fontFaces } from '@folio/documents/font-faces';
import { lacksHyphenation, loadHyphenation } from '@folio/documents/hyphenation';
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
 * The typesetting engine without fonts, loaded once a page and shared; fonts come with the documents
 * that need them: `loadFontsFor` or `requestFonts` (request-fonts.ts). Rejects when it can't be
 * loaded; the next call then tries again.
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
 * The book in which a document can first be shown: with its own fonts, or where these can't be had
 * with those that stand in for them.
 */
export async function loadFirstBook(document: TypesetDocument): Promise<FontBook> {
  // Beside the engine, which then finds them there.
  for (const face of ownFacesOf(document)) loadFace(face, 'part').catch(() => undefined);
  try {
    const book = await loadShownFonts(document);
    // Not awaited, and before the connection may go: without one an export makes its PDF here.
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
export const loadFontsFor = (document: TypesetDocument): Promise<FontBook> =>
  loadBook(document, 'whole');

/**
 * The same for what is shown alone: of a face with western letters this is enough, where the document
 * has no others. Its lines and glyphs are the same; of a file that is made of them not every byte.
 */
export const loadShownFonts = (document: TypesetDocument): Promise<FontBook> =>
  loadBook(document, 'part');

async function loadBook(document: TypesetDocument, extent: Extent): Promise<FontBook> {
  const first = await loadEngine();
  if (lacksHyphenation(document)) {
    // Without a connection they may be out of reach: then words stay whole, on screen as in the file.
    await loadHyphenation(document).catch(() => undefined);
    // Another book, as for a font: what was laid out without them is laid out anew.
    show((latest ?? first).with([]));
  }
  // Out of reach, a part does: the letters that are needed are among its own, or missing below.
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

/** Whose letters stand in for those that others lack. */
const standIns = fontFaces.filter(({ fallback }) => fallback);

/**
 * A family at a time, so that none waits for the files of another, or goes without it. A face that is
 * there in part is asked for because that is not enough.
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
  keepForLater([...families.keys()]);
}

type FaceRequest = readonly [face: DocumentFace, extent: Extent];

async function addFamily(faces: readonly FaceRequest[]): Promise<void> {
  const loaded = await Promise.allSettled(faces.map(([face, extent]) => loadFace(face, extent)));
  const came = loaded.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  const isNew = ({ key, isPart }: FaceSource) =>
    !latest?.hasFace(key) || (latest.isPart(key) && !isPart);
  if (latest && came.some(isNew)) show(latest.with(came));
}

/** The fonts that are to be there beside those that are, whole; what does not come is left out. */
export const loadFaces = (faces: readonly DocumentFace[]): Promise<void> =>
  addFaces([...faces], 'whole').catch(() => undefined);

/** Those of the faces that are not there, or not as much of them as was asked for. */
export const stillMissing = (faces: readonly DocumentFace[]): DocumentFace[] =>
  faces.filter((face) => !isFullyLoaded(face));

/** Long enough for the pages to be there first. */
const laterMs = 5_000;
/** What browsers say of the line, as far as they do. */
type Line = { saveData?: boolean; downlink?: number };
const slowMbits = 1;

/**
 * Who goes offline may still write in bold or italics, in letters beyond the western ones, and type
 * a letter that another family has to show. On a slow line these wait until they are needed.
 */
function keepForLater(families: readonly string[]): void {
  const { connection } = navigator as { connection?: Line };
  if (connection?.saveData || (connection?.downlink ?? slowMbits) < slowMbits) return;
  setTimeout(() => {
    const siblings = fontFaces.filter(({ family }) => families.includes(family));
    // Whoever has an account has an app that opens offline.
    const all = navigator.serviceWorker?.controller ? [...siblings, ...standIns] : siblings;
    const missing = all
      .filter((face) => !isFullyLoaded(face))
      .map((face): FaceRequest => [face, 'whole']);
    void Promise.all([...Map.groupBy(missing, ([{ family }]) => family).values()].map(addFamily));
  }, laterMs);
}
