import { fontAddresses } from 'virtual:font-files';
import type { FontFace as DocumentFace } from '@folio/documents/font-faces';
import type { FaceSource } from '@folio/typeset/fonts/font-book';

const loading = new Map<string, Promise<FaceSource>>();

/**
 * Loads a face for the engine and shows it to the page, once: the same file goes to both, so that
 * the preview shows the very glyphs that were set. One that failed is tried again when next asked for.
 */
export function loadFace(face: DocumentFace): Promise<FaceSource> {
  const known = loading.get(face.key);
  if (known) return known;
  const loaded = load(face).catch((error: unknown) => {
    loading.delete(face.key);
    throw error;
  });
  loading.set(face.key, loaded);
  return loaded;
}

async function load(face: DocumentFace): Promise<FaceSource> {
  const { module, wordListModule } = face;
  const [bytes, wordList] = await Promise.all([
    fetchFile(module),
    wordListModule === undefined ? undefined : fetchFile(wordListModule),
  ]);
  await showInPage(face, bytes);
  return { ...face, bytes, wordList };
}

async function fetchFile(module: string): Promise<Uint8Array<ArrayBuffer>> {
  const address = fontAddresses[module];
  if (address === undefined) throw new Error(`No file is known for ${module}`);
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${module} didn’t load`);
  return new Uint8Array(await response.arrayBuffer());
}

/** Each face is a family of its own in the page: the browser must never choose or slant one. */
async function showInPage({ key }: DocumentFace, bytes: Uint8Array<ArrayBuffer>): Promise<void> {
  const face = new FontFace(key, bytes);
  await face.load();
  document.fonts.add(face);
}
