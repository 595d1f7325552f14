import { isLinkedInList, isZip } from './formats/linkedin-archive.ts';
import { IntakeError } from './intake-error.ts';
import { unzip } from './layout/unzip.ts';
import { limits } from './limits.ts';

export type ContainerKind = 'pdf' | 'docx' | 'doc' | 'odt' | 'rtf' | 'archive' | 'json' | 'text';

const startsWith = (bytes: Uint8Array, magic: readonly number[], at = 0): boolean =>
  magic.every((byte, index) => bytes[at + index] === byte);

/** `{\`: Pandoc writes RTF without its header. */
const rtfMagic = [0x7b, 0x5c];
const oleMagic = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
/** First bytes of images, archives and programs that people send instead of a document. */
const foreignMagics: readonly (readonly number[])[] = [
  [0x89, 0x50, 0x4e, 0x47],
  [0xff, 0xd8, 0xff],
  [0x47, 0x49, 0x46, 0x38],
  [0x52, 0x49, 0x46, 0x46],
  [0x1f, 0x8b],
  [0x37, 0x7a, 0xbc, 0xaf],
  [0x52, 0x61, 0x72, 0x21],
  [0x7f, 0x45, 0x4c, 0x46],
  [0x4d, 0x5a, 0x90],
];
const pictureCount = 4;

/**
 * Detects the kind of a file by its first bytes, and of containers by their content. Ignores its
 * name and declared type.
 */
export function containerKind(bytes: Uint8Array): ContainerKind {
  if (isPdf(bytes)) return 'pdf';
  if (isZip(bytes)) return zipKind(bytes);
  if (startsWith(bytes, oleMagic)) return oleKind(bytes);
  if (startsWith(bytes, rtfMagic)) return 'rtf';
  const foreign = foreignMagics.findIndex((magic) => startsWith(bytes, magic));
  if (foreign >= 0) {
    throw new IntakeError(foreign < pictureCount ? 'image-only' : 'unknown-kind');
  }
  return textKind(bytes);
}

/** PDF readers accept `%PDF-` anywhere in the first kilobyte, and so does this function. */
function isPdf(bytes: Uint8Array): boolean {
  const head = String.fromCharCode(...bytes.subarray(0, 1024));
  return head.includes('%PDF-');
}

function zipKind(bytes: Uint8Array): ContainerKind {
  const names = zipNames(bytes);
  if (names.some((name) => name === 'word/document.xml')) return 'docx';
  if (names.some((name) => name.toLowerCase().endsWith('.csv'))) return 'archive';
  if (names.includes('content.xml') && names.includes('META-INF/manifest.xml')) return 'odt';
  throw new IntakeError('unknown-kind', 'zip');
}

function zipNames(bytes: Uint8Array): string[] {
  const names: string[] = [];
  unzip(bytes, 'zip', ({ name }) => {
    if (names.length < limits.zipEntries) names.push(name);
    return false;
  });
  return names;
}

/**
 * An encrypted DOCX is an OLE file with a stream of this name. Any other OLE file counts as Word's
 * binary format.
 */
function oleKind(bytes: Uint8Array): ContainerKind {
  const text = new TextDecoder('utf-16le').decode(bytes.subarray(0, bytes.length & ~1));
  if (text.includes('EncryptedPackage') || text.includes('EncryptionInfo'))
    throw new IntakeError('encrypted', 'ole');
  return 'doc';
}

function textKind(bytes: Uint8Array): ContainerKind {
  const hasByteOrderMark = startsWith(bytes, [0xff, 0xfe]) || startsWith(bytes, [0xfe, 0xff]);
  if (!hasByteOrderMark && bytes.subarray(0, 8192).includes(0)) {
    throw new IntakeError('unknown-kind', 'binary');
  }
  const head = new TextDecoder().decode(bytes.subarray(0, 1024)).trimStart();
  if (head.startsWith('{')) return 'json';
  return isLinkedInList(head) ? 'archive' : 'text';
}
