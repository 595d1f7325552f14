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

it('hashes of several lists are kept once each, in their order', () => {
  const hash = fc.oneof(fc.nat({ max: 20 }), fc.nat({ max: 2 ** 24 - 1 }));
  const lists = fc.array(fc.array(hash, { maxLength: 400 }), { maxLength: 4 });
  fc.assert(
    fc.property(lists, (all) => {
      expect([...differentHashes(...all)]).toEqual([...new Set(all.flat())]);
    }),
  );
});
