import { strFromU8 } from 'fflate';
import { limits } from '../limits.ts';
import { unzip } from './unzip.ts';

/** Image formats that browsers can display, unlike drawings for printers. */
const shown = /^word\/media\/[^/]+\.(?:png|jpe?g|gif|webp|bmp)$/i;
const relations = 'word/_rels/document.xml.rels';
const neededParts = new Set(['word/document.xml', relations]);
const typeOf = { png: 'image/png', gif: 'image/gif', webp: 'image/webp', bmp: 'image/bmp' };

/** Whether a Word file contains an image. */
export const hasDocxPicture = (bytes: Uint8Array): boolean => docxPictures(bytes).length > 0;

/**
 * Returns the images of a Word file in text order, for scans inserted into a document. Images that
 * cannot be opened are left out.
 */
export function docxPictures(bytes: Uint8Array): Blob[] {
  const parts = partsOf(bytes);
  const document = strFromU8(parts['word/document.xml'] ?? new Uint8Array());
  const targets = targetsOf(strFromU8(parts[relations] ?? new Uint8Array()));
  const ids = [
    ...document.matchAll(/<(?:a:blip|v:imagedata)\b[^<>]{0,400}? r:(?:embed|id)="([^"]+)"/g),
  ];
  const names = ids.map(([, id = '']) => `word/${targets.get(id)}`).slice(0, limits.pages);
  return [...new Set(names)].flatMap((name) => {
    const picture = parts[name];
    const ending = name.toLowerCase().split('.').at(-1) ?? '';
    const type = typeOf[ending as keyof typeof typeOf] ?? 'image/jpeg';
    return picture ? [new Blob([picture.slice()], { type })] : [];
  });
}

function partsOf(bytes: Uint8Array): Record<string, Uint8Array> {
  let total = 0;
  try {
    return unzip(bytes, 'docx', ({ name, originalSize }) => {
      const isNeeded = neededParts.has(name) || shown.test(name);
      total += isNeeded ? originalSize : 0;
      return isNeeded && total <= limits.unzippedBytes;
    });
  } catch {
    return {};
  }
}

/** Returns the targets of the document's relationships by id. */
function targetsOf(xml: string): Map<string, string> {
  const targets = new Map<string, string>();
  for (const [relation] of xml.matchAll(/<Relationship\b[^<>]{1,1000}>/g)) {
    const [, id = ''] = / Id="([^"]*)"/.exec(relation) ?? [];
    const [, target = ''] = / Target="([^"]*)"/.exec(relation) ?? [];
    targets.set(id, target.replace(/^\/word\//, ''));
  }
  return targets;
}
