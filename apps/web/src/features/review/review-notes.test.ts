import { expect, it } from 'vitest';
import { stackBelow } from './review-notes.tsx';

const heights = new Map([
  ['a', 100],
  ['b', 40],
  ['c', 40],
]);

it('places cards at their line, or below the previous card, and those without a line last', () => {
  const wanted = [
    { id: 'c', lineY: undefined },
    { id: 'b', lineY: 60 },
    { id: 'a', lineY: 50 },
  ];
  expect([...stackBelow(wanted, heights, 10)]).toEqual([
    ['a', 40],
    ['b', 150],
    ['c', 200],
  ]);
});
