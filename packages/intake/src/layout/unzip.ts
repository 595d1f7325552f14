import { Inflate, strFromU8, type UnzipFileInfo, Unzlib } from 'fflate';
import { IntakeError } from '../intake-error.ts';
import { limits } from '../limits.ts';

/**
 * Unpacks the needed parts of a zip, up to `limits.unzippedBytes` in total. Its directory is not
 * trusted: the packed parts may not add up to more bytes than the file has, as if thousands of
 * names shared the same bytes, and unpacking a part fails once it exceeds its declared size (a
 * megabyte may expand a thousandfold). The 64-bit extension may claim billions of entries, but
 * reading stops at the end of the file.
 *
 * @throws IntakeError
 */
export function unzip(
  bytes: Uint8Array,
  kind: string,
  isNeeded: (part: UnzipFileInfo) => boolean,
): Record<string, Uint8Array> {
  const parts: Record<string, Uint8Array> = {};
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  let packedBytes = 0;
  let unpackedBytes = 0;
  try {
    for (const entry of entriesOf(bytes, view)) {
      if (!isNeeded(entry)) continue;
      packedBytes += entry.size;
      if (packedBytes > bytes.length) throw new RangeError('shared bytes');
      unpackedBytes += entry.originalSize;
      if (unpackedBytes > limits.unzippedBytes) throw new IntakeError('too-large', kind);
      parts[entry.name] = unpack(entry, bytes.subarray(startOf(entry, view)));
    }
  } catch (error) {
    throw error instanceof IntakeError ? error : new IntakeError('unreadable', kind);
  }
  return parts;
}

/** `offset`: the position of the entry's local header, which precedes its bytes. */
type Entry = UnzipFileInfo & { offset: number };

/** Reads the directory at the end of a zip (PKWARE APPNOTE 4.3.12). */
function* entriesOf(bytes: Uint8Array, view: DataView): Generator<Entry> {
  let { at, left } = directoryOf(view);
  for (; left > 0; left--) {
    const nameEnd = at + 46 + view.getUint16(at + 28, true);
    const end = nameEnd + view.getUint16(at + 30, true);
    const isUtf8 = (view.getUint16(at + 8, true) & 0x800) > 0;
    const next = longNumbers(view, nameEnd, end);
    const numberAt = (place: number): number => {
      const number = view.getUint32(place, true);
      return number === inExtension ? next() : number;
    };
    // The extension stores the numbers that do not fit in this order.
    const originalSize = numberAt(at + 24);
    const size = numberAt(at + 20);
    yield {
      name: strFromU8(bytes.subarray(at + 46, nameEnd), !isUtf8),
      compression: view.getUint16(at + 10, true),
      size,
      originalSize,
      offset: numberAt(at + 42),
    };
    at = end + view.getUint16(at + 32, true);
  }
}

/**
 * A placeholder for a number in the 64-bit extension (4.5.3). Some tools use it for small numbers,
 * too.
 */
const inExtension = 0xffff_ffff;

const longAt = (view: DataView, at: number): number => Number(view.getBigUint64(at, true));

/** Returns a function that gives the numbers of an entry's 64-bit extension one by one. */
function longNumbers(view: DataView, from: number, end: number): () => number {
  let at = from;
  while (at < end && view.getUint16(at, true) !== 1) at += 4 + view.getUint16(at + 2, true);
  at += 4;
  return () => {
    at += 8;
    if (at > end) throw new RangeError('no such number');
    return longAt(view, at - 8);
  };
}

/** Returns the start of the directory and its number of entries. */
function directoryOf(view: DataView): { at: number; left: number } {
  const end = endOf(view);
  const at = view.getUint32(end + 16, true);
  const left = view.getUint16(end + 8, true);
  if (at !== inExtension && left !== 0xffff) return { at, left };
  if (end < 20 || view.getUint32(end - 20, true) !== 0x0706_4b50) return { at, left };
  const long = longAt(view, end - 12);
  return { at: longAt(view, long + 48), left: longAt(view, long + 24) };
}

/** Finds the end record, which at most a comment of 64 KB may follow. */
function endOf(view: DataView): number {
  for (let at = view.byteLength - 22; at >= Math.max(0, view.byteLength - 65_557); at--)
    if (view.getUint32(at, true) === 0x0605_4b50) return at;
  throw new RangeError('no directory');
}

const startOf = ({ offset }: Entry, view: DataView): number =>
  offset + 30 + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true);

/** The number of bytes fed to the inflater at a time, since they may expand a thousandfold. */
const pieceBytes = 4_096;

function unpack({ compression, size, originalSize }: Entry, rest: Uint8Array): Uint8Array {
  const packed = rest.subarray(0, size);
  if (compression === 0) return packed.slice();
  if (compression !== 8) throw new RangeError('unknown compression');
  const whole = new Uint8Array(originalSize);
  let filled = 0;
  const inflate = new Inflate((part) => {
    // Throws if the part is longer than the directory says.
    whole.set(part, filled);
    filled += part.length;
  });
  for (let at = 0; at < packed.length; at += pieceBytes)
    inflate.push(packed.subarray(at, at + pieceBytes), at + pieceBytes >= packed.length);
  return whole.subarray(0, filled);
}

/**
 * Inflates a stream of a PDF as far as it is undamaged, up to about `most` bytes. `isWhole`:
 * nothing is missing.
 */
export function inflateStream(
  packed: Uint8Array,
  most: number,
): { bytes: Uint8Array; isWhole: boolean } {
  const parts: Uint8Array[] = [];
  let size = 0;
  const unzlib = new Unzlib((part) => {
    parts.push(part);
    size += part.length;
  });
  try {
    for (let at = 0; at < packed.length && size <= most; at += pieceBytes)
      unzlib.push(packed.subarray(at, at + pieceBytes));
  } catch {
    return { bytes: joinBytes(parts), isWhole: false };
  }
  return { bytes: joinBytes(parts), isWhole: size <= most };
}

export function joinBytes(parts: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
