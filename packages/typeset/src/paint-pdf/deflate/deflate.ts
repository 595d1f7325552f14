import { BitWriter } from './bit-writer.ts';
import { writeBlock } from './block-writer.ts';
import { MatchFinder } from './match-finder.ts';

/** Deflate with a window of 32 KB, as zlib's own default says it. */
const zlibHeader = Uint8Array.of(0x78, 0x9c);
const tokensPerBlock = 16_384;
const adlerBase = 65_521;
/** As many bytes as can be summed before the sums must be reduced. */
const adlerStretch = 3_800;

/** What every call works in, since to make them anew takes longer than to compress a small text. */
const tokens = new Uint32Array(tokensPerBlock);
const output = new Uint8Array(64 * 1024);

function adler32(bytes: Uint8Array): number {
  let low = 1;
  let high = 0;
  for (let from = 0; from < bytes.length; from += adlerStretch) {
    const to = Math.min(bytes.length, from + adlerStretch);
    for (let at = from; at < to; at++) {
      low += bytes[at] as number;
      high += low;
    }
    low %= adlerBase;
    high %= adlerBase;
  }
  return (high << 16) | low;
}

/**
 * The bytes in zlib's format (RFC 1950). Never the platform's own zlib: the same bytes give the same
 * in Node and in every browser.
 */
export function deflate(bytes: Uint8Array): Uint8Array {
  const out = new BitWriter(output);
  out.append(zlibHeader);
  const finder = new MatchFinder(bytes);
  do {
    const from = finder.position;
    const count = finder.fill(tokens);
    const part = bytes.subarray(from, finder.position);
    writeBlock(out, tokens, count, part, finder.position === bytes.length);
  } while (finder.position < bytes.length);
  out.align();
  const sum = adler32(bytes);
  out.append(Uint8Array.of(sum >>> 24, sum >>> 16, sum >>> 8, sum));
  return out.finish();
}
