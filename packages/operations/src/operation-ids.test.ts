import { operationLimits } from '@folio/contract/operations';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { idsIn, KnownOperations } from './operation-ids.ts';

const author = '0123456789abcdef';

it('an operation that claims to stand for billions of others is known without counting to them', () => {
  const known = new KnownOperations();
  known.add({ author, first: 2, last: 99_999_999_999_999 });
  expect(known.lastOf({ author, first: 0, last: 1 })).toBeUndefined();
  expect(known.lastOf({ author, first: 0, last: 7 })).toBe(7);
  const few = new KnownOperations();
  few.add({ author, first: 1, last: 1 });
  expect(few.lastOf({ author, first: 0, last: 99_999_999_999_999 })).toBe(1);
  expect(few.lastOf({ author, first: 2, last: 99_999_999_999_999 })).toBeUndefined();
  const ids = idsIn({ author, first: 0, last: 99_999_999_999_999 });
  expect(ids).toHaveLength(operationLimits.runLength);
  expect(ids.at(-1)).toBe(`${author}:99999999999999`);
});

it('what is known of operations is the same in whatever order it was learned, and asked between', () => {
  const number = fc.nat({ max: 20 });
  const run = fc.record({ author: fc.constantFrom('a', 'b'), first: number, last: number });
  fc.assert(
    fc.property(fc.array(run), fc.array(run), (learned, asked) => {
      const known = new KnownOperations();
      const names = new Set<string>();
      for (const one of learned) {
        known.add(one);
        for (let n = one.first; n <= one.last; n += 1) names.add(`${one.author}:${n}`);
        for (const { author, first, last } of asked) {
          const within = Array.from({ length: 21 }, (_, n) => n).filter(
            (n) => n >= first && n <= last && names.has(`${author}:${n}`),
          );
          expect(known.lastOf({ author, first, last })).toBe(within.at(-1));
        }
      }
    }),
  );
});
