import { deflate } from '../paint-pdf/deflate/deflate.ts';

const headerBytes = 44;
const entryBytes = 20;
const sfntEntryBytes = 16;
const signature = 0x774f4646;

const padded = (length: number): number => Math.ceil(length / 4) * 4;

type Table = { tag: number; checksum: number; original: number; bytes: Uint8Array };

function readTables(sfnt: Uint8Array, view: DataView): Table[] {
  return Array.from({ length: view.getUint16(4) }, (_, index) => {
    const at = 12 + index * sfntEntryBytes;
    const start = view.getUint32(at + 8);
    const original = view.getUint32(at + 12);
    const plain = sfnt.subarray(start, start + original);
    const packed = deflate(plain);
    // The format stores a table uncompressed if compression would not make it shorter.
    const bytes = packed.length < original ? packed : plain;
    return { tag: view.getUint32(at), checksum: view.getUint32(at + 4), original, bytes };
  });
}

/**
 * Converts a TrueType file to WOFF 1.0 (W3C, 2012), each table compressed with zlib. The same font
 * gives the same bytes in Node and in every browser. WOFF 2 would need a Brotli encoder that does
 * so, too.
 */
export function toWoff(sfnt: Uint8Array): Uint8Array<ArrayBuffer> {
  const source = new DataView(sfnt.buffer, sfnt.byteOffset, sfnt.byteLength);
  const tables = readTables(sfnt, source);
  const start = headerBytes + tables.length * entryBytes;
  const length = tables.reduce((sum, { bytes }) => sum + padded(bytes.length), start);
  const totalLength = tables.reduce(
    (sum, { original }) => sum + padded(original),
    12 + tables.length * sfntEntryBytes,
  );
  const file = new Uint8Array(length);
  const view = new DataView(file.buffer);
  view.setUint32(0, signature);
  view.setUint32(4, source.getUint32(0));
  view.setUint32(8, length);
  view.setUint16(12, tables.length);
  view.setUint32(16, totalLength);
  view.setUint16(20, 1);
  let at = start;
  for (const [index, { tag, checksum, original, bytes }] of tables.entries()) {
    const entry = headerBytes + index * entryBytes;
    for (const [field, value] of [tag, at, bytes.length, original, checksum].entries())
      view.setUint32(entry + field * 4, value);
    file.set(bytes, at);
    at += padded(bytes.length);
  }
  return file;
}
