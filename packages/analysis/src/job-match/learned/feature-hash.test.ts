import fc from 'fast-check';
import { expect, it } from 'vitest';
import { differentHashes, feature, hashOf } from './feature-hash.ts';

it('a feature has the hash of its text, whatever it is made of', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.nat(), fc.boolean(), (word, count, is) => {
      expect(feature`word=${word}|${count}|${is}|${undefined}`).toBe(
        hashOf(`word=${word}|${count}|${is}|${undefined}`),
      );
    }),
  );
  expect(feature`any`).toBe(hashOf('any'));
});

it('the hash is the one that weights were learned by', () => {
  // Published values of FNV-1a: 811c9dc5, e40c292c and bf9cf968.
  expect(['', 'a', 'foobar'].map(hashOf)).toEqual([0x1c9d44, 0x0c29c8, 0x9cf9d7]);
});

it('a feature of half a letter, a colon or a long text has the hash of its text', () => {
  const units = fc
    .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 600 })
    .map((codes) => String.fromCharCode(...codes));
  fc.assert(
    fc.property(units, units, (one, other) => {
      expect(feature`${one}:${other}`).toBe(hashOf(`${one}:${other}`));
    }),
  );
  expect(feature`\ud83d${'\ude00'}`).toBe(hashOf('😀'));
});

it('hashes of several lists are kept once each, in their order', () => {
  const hash = fc.oneof(fc.nat({ max: 20 }), fc.nat({ max: 2 ** 24 - 1 }));
  const lists = fc.array(fc.array(hash, { maxLength: 400 }), { maxLength: 4 });
  fc.assert(
    fc.property(lists, (all) => {
      expect([...differentHashes(...all)]).toEqual([...new Set(all.flat())]);
    }),
  );
});
