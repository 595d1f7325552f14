import { strToU8 } from 'fflate';
import { deflate } from './deflate/deflate.ts';

/**
 * Never the platform's own zlib: the bytes of a document are then the same in Node and in every
 * browser.
 */
export const compressBytes = (bytes: Uint8Array): Uint8Array => deflate(bytes);

/** One character a byte (Latin-1). */
export const bytesOf = (text: string): Uint8Array => strToU8(text, true);

export const compressText = (text: string): Uint8Array => compressBytes(bytesOf(text));
