import { expect, it } from 'vitest';
import { stackBelow } from './review-notes.tsx';

const heights = new Map([
  ['a', 100],
  ['b', 40],
  ['c', 40],
]);

it('each stands at its line, below the one before where that reaches so far, and the rest at the end', () => {
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
