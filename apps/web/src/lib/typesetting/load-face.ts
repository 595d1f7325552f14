import { fontAddresses, partHashes } from 'virtual:font-files';
import { type FontFace as DocumentFace, fontFaces } from '@folio/documents/font-faces';
import type { FaceSource } from '@folio/typeset/fonts/font-book';

const nameOf = (module: string): string => module.slice(module.lastIndexOf('/') + 1);
/** The addresses of partial faces, by the face's module. */
const partAddresses: ReadonlyMap<string, string> = new Map(
  partHashes === ''
    ? []
    : partHashes.split(' ').map((hash, index): [string, string] => {
        const module = fontFaces[index]?.module ?? '';
        return [module, `/assets/${nameOf(module).replace('.ttf', `-latin-${hash}.ttf`)}`];
      }),
);

/**
 * `part`: western European letters, at most a quarter of the file, or the whole face if it has no
 * others.
 */
export type Extent = 'part' | 'whole';

const loading: Record<Extent, Map<string, Promise<FaceSource>>> = {
  part: new Map(),
  whole: new Map(),
};

/**
 * Loads a face once, for the layout engine and for the page, so that the preview shows the same
 * glyphs as the layout. A failed face is retried on the next request. Loads the whole face if that
 * is already in progress, or no part exists.
 */
export function loadFace(face: DocumentFace, wanted: Extent = 'whole'): Promise<FaceSource> {
  const hasPart = partAddresses.has(face.module) && !loading.whole.has(face.key);
  const extent = hasPart ? wanted : 'whole';
  const known = loading[extent].get(face.key);
  if (known) return known;
  const loaded = load(face, extent).catch((error: unknown) => {
    loading[extent].delete(face.key);
    throw error;
  });
  loading[extent].set(face.key, loaded);
  return loaded;
}

async function load(face: DocumentFace, extent: Extent): Promise<FaceSource> {
  const { module, wordListModule } = face;
  const address = (extent === 'part' && partAddresses.get(module)) || fontAddresses[nameOf(module)];
  const [bytes, wordList] = await Promise.all([
    fetchFile(module, address),
    wordListModule && fetchFile(wordListModule, fontAddresses[nameOf(wordListModule)]),
  ]);
  await showInPage(face, bytes);
  return { ...face, bytes, wordList: wordList || undefined, isPart: extent === 'part' };
}

async function fetchFile(
  module: string,
  address: string | undefined,
): Promise<Uint8Array<ArrayBuffer>> {
  if (address === undefined) throw new Error(`No file is known for ${module}`);
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${module} didn’t load`);
  return new Uint8Array(await response.arrayBuffer());
}

const shown = new Map<string, FontFace>();

/**
 * Each face is its own CSS family, so that the browser never selects or synthesizes one. The new
 * version replaces an earlier part without a gap.
 */
async function showInPage({ key }: DocumentFace, bytes: Uint8Array<ArrayBuffer>): Promise<void> {
  const face = new FontFace(key, bytes);
  await face.load();
  document.fonts.add(face);
  const before = shown.get(key);
  if (before) document.fonts.delete(before);
  shown.set(key, face);
}
