import type { FontFace as DocumentFace } from '@folio/documents/font-faces';
import type { FaceSource } from '@folio/typeset/fonts/font-book';
import { fontAddresses } from './font-addresses.ts';
import { scriptFontAddresses } from './script-font-addresses.ts';

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
  const address = fontAddresses[face.key] ?? scriptFontAddresses[face.key];
  if (address === undefined) throw new Error(`No font file is known for ${face.key}`);
  const response = await fetch(address);
  if (!response.ok) throw new Error(`The font ${face.key} could not be loaded`);
  const bytes = new Uint8Array(await response.arrayBuffer());
  await showInPage(face, bytes);
  return { ...face, bytes };
}

/** Each face is a family of its own in the page: the browser must never choose or slant one. */
async function showInPage({ key }: DocumentFace, bytes: Uint8Array<ArrayBuffer>): Promise<void> {
  const face = new FontFace(key, bytes);
  await face.load();
  document.fonts.add(face);
}
