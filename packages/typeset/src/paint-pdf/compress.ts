import { strToU8, zlibSync } from 'fflate';

/**
 * fflate everywhere, never the platform's own zlib: the bytes of a document are then the same in
 * Node and in every browser. Of 15 pages level 1 makes 84 KB in 3.6 ms, 4: 79 in 4.1, 6: 78 in 4.5.
 */
const level = 4;

export const compressBytes = (bytes: Uint8Array): Uint8Array => zlibSync(bytes, { level });

/** One character a byte (Latin-1). */
export const bytesOf = (text: string): Uint8Array => strToU8(text, true);

export const compressText = (text: string): Uint8Array => compressBytes(bytesOf(text));
