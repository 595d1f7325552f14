import { constants, deflateSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inflate } from './inflate.ts';

const repeating = fc
  .array(fc.tuple(fc.uint8Array({ maxLength: 60 }), fc.integer({ min: 1, max: 90 })))
  .map((parts) => Buffer.concat(parts.flatMap(([part, count]) => Array(count).fill(part))));
const noise = Buffer.from(Array.from({ length: 90_000 }, (_, at) => (at * at * 7_919) >>> 5));

describe('inflate', () => {
  it.each([
    ['dynamic codes', {}],
    ['fixed codes', { strategy: constants.Z_FIXED }],
    ['stored bytes', { level: 0 }],
    ['codes without matches', { strategy: constants.Z_HUFFMAN_ONLY }],
  ])('gives again what zlib made shorter with %s', (_, options) => {
    fc.assert(
      fc.property(repeating, (bytes) => {
        const again = inflate(deflateSync(bytes, options), bytes.length);
        expect(Buffer.compare(again, bytes)).toBe(0);
      }),
    );
    expect(Buffer.compare(inflate(deflateSync(noise, options), noise.length), noise)).toBe(0);
  });

  it('refuses what is longer, shorter, cut off or of another format', () => {
    const made = deflateSync(noise);
    expect(() => inflate(made, noise.length - 1)).toThrow();
    expect(() => inflate(made, noise.length + 1)).toThrow();
    expect(() => inflate(made.subarray(0, made.length / 2), noise.length)).toThrow();
    expect(() => inflate(Uint8Array.of(1, 2, 3, 4), 4)).toThrow();
  });

  it('ends, whatever it is given', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 1, maxLength: 300 }), (bytes) => {
        const framed = Uint8Array.of(0x78, 0x9c, ...bytes);
        try {
          inflate(framed, 1_000);
        } catch (error) {
          expect(error).toBeInstanceOf(Error);
        }
      }),
    );
  });
});
