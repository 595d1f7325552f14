import { expect, it } from 'vitest';
import { filled, partsOf } from './blanks.tsx';

const text = 'Trained [N] people, [what changed?].';

it('takes a text apart at its blanks, each with what it asks', () => {
  expect(partsOf(text)).toEqual([
    { words: 'Trained ' },
    { asks: 'how many?' },
    { words: ' people, ' },
    { asks: 'what changed?' },
    { words: '.' },
  ]);
  expect(partsOf('No blank')).toEqual([{ words: 'No blank' }]);
});

it('fills in the values, and lists the empty blanks', () => {
  expect(filled(text, ['12', ' fewer errors '])).toEqual({
    text: 'Trained 12 people, fewer errors.',
    empty: [],
  });
  expect(filled(text, ['', 'x']).empty).toEqual([0]);
  expect(filled(text, []).empty).toEqual([0, 1]);
  expect(filled('No blank', [])).toEqual({ text: 'No blank', empty: [] });
});
