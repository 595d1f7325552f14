import { inflateSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deflate } from './deflate.ts';

/** Whether what zlib makes of it is the same bytes again. */
const survives = (bytes: Uint8Array) =>
  Buffer.compare(inflateSync(deflate(bytes)), Buffer.from(bytes)) === 0;
const bytesFrom = (length: number, byteAt: (index: number) => number) =>
  Uint8Array.from({ length }, (_, index) => byteAt(index));
/** Bytes that nothing can be made shorter of. */
const noise = (length: number, seed = 1) => {
  let state = seed;
  return bytesFrom(length, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state >>> 24;
  });
};

describe('deflate', () => {
  it('gives what zlib makes the same bytes of again', () => {
    const repeats = fc.tuple(fc.uint8Array({ maxLength: 60 }), fc.integer({ min: 0, max: 200 }));
    const bytes = fc.array(repeats, { maxLength: 12 }).map((parts) =>
      Uint8Array.from(
        parts.flatMap(([part, count]) =>
          Array(count)
            .fill([...part])
            .flat(),
        ),
      ),
    );
    fc.assert(
      fc.property(bytes, (given) => {
        expect(survives(given)).toBe(true);
      }),
    );
  });

  it.each([
    ['nothing', new Uint8Array(0)],
    ['one byte', Uint8Array.of(7)],
    ['fewer bytes than a match has', Uint8Array.of(1, 1, 1)],
    ['one byte over and over', new Uint8Array(300_000)],
    ['noise, which is stored', noise(200_000)],
    ['every byte', bytesFrom(70_000, (index) => index)],
    ['more than a block of tokens', bytesFrom(300_000, (i) => Math.floor(Math.sqrt(i)) % 251)],
  ])('takes %s', (_, bytes) => {
    expect(survives(bytes)).toBe(true);
  });

  it('looks back over its whole window and no further', () => {
    for (const distance of [32_766, 32_767, 32_768, 32_769]) {
      const part = noise(distance);
      const bytes = new Uint8Array([...part, ...part]);
      expect(survives(bytes)).toBe(true);
    }
    const within = noise(30_000);
    expect(deflate(new Uint8Array([...within, ...within])).length).toBeLessThan(31_000);
  });

  it('keeps codes within their longest where frequencies grow too fast', () => {
    const bytes: number[] = [];
    for (let symbol = 0, [a, b] = [1, 1]; symbol < 20; symbol++, [a, b] = [b, a + b])
      for (let i = 0; i < a; i++) bytes.push(symbol * 11, (i * 7919) & 0xff);
    expect(survives(Uint8Array.from(bytes))).toBe(true);
  });

  it('gives the same bytes whatever it compressed before', () => {
    const bytes = bytesFrom(5_000, (index) => (index * index) % 97);
    const first = deflate(bytes);
    deflate(noise(100_000));
    deflate(bytes.map((byte) => byte + 1));
    expect(deflate(bytes)).toEqual(first);
  });

  it('makes text shorter than a third where words come again', () => {
    const text = 'Led the migration of 42 services to a new platform. '.repeat(4);
    const bytes = new TextEncoder().encode(text);
    expect(deflate(bytes).length).toBeLessThan(bytes.length / 3);
  });

  it('never grows by more than the headers of stored blocks', () => {
    const bytes = noise(100_000, 9);
    expect(deflate(bytes).length).toBeLessThan(bytes.length + 6 + 5 * 10);
  });
});
