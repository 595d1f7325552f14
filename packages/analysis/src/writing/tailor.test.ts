import { expect, test } from 'vitest';
import { readAdvertisement } from '../job-match/read-advertisement.ts';
import { tailor } from './tailor.ts';
import { analyst } from './testing/resumes.ts';

const advertisement = readAdvertisement(
  'Data Analyst\n\nRequirements\n- Tableau\n- Public speaking\n\nNice to have\n- SQL\n- Kafka',
);

test('what the job asks for comes first, and all else keeps its order', () => {
  expect(tailor(analyst, advertisement).reorderings).toMatchObject([
    { list: 'bullets', entry: 0, order: [1, 0, 2] },
    { list: 'skills', entry: 0, order: [2, 3, 1, 0] },
  ]);
});

test('every order is one of all places', () => {
  for (const { order } of tailor(analyst, advertisement).reorderings) {
    expect(order.toSorted()).toEqual(order.map((_, place) => place));
  }
});

test('what is missing is offered only if it is true, what is listed only is to be shown', () => {
  expect(tailor(analyst, advertisement).suggestions.map(({ kind, term }) => [kind, term])).toEqual([
    ['add-only-if-true', 'Kafka'],
    ['show-in-context', 'Public speaking'],
  ]);
});

test('the resume itself is left as it is', () => {
  const before = structuredClone(analyst);
  tailor(analyst, advertisement);
  expect(analyst).toEqual(before);
});
