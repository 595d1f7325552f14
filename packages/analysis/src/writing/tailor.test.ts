import { joinPath, listTexts, splitPath, textAt } from '@folio/contract/content-path';
import { expect, test } from 'vitest';
import { readAdvertisement } from '../job-match/read-advertisement.ts';
import { tailor } from './tailor.ts';
import { analyst } from './testing/resumes.ts';

const textsAt = (path: string) =>
  listTexts(analyst)
    .filter((one) => one.path.startsWith(`${path}/`))
    .map(({ text }) => text);

const advertisement = readAdvertisement(
  'Data Analyst\n\nRequirements\n- Tableau\n- Public speaking\n\nNice to have\n- SQL\n- Kafka',
);

test('what the job asks for comes first, and all else keeps its order', () => {
  expect(tailor(analyst, advertisement).reorderings).toMatchObject([
    { path: 'workExperience/job-1/bullets', order: ['bullets-2', 'bullets-1', 'bullets-3'] },
    { path: 'skills/tools/items', order: ['2', '3', '1', '0'] },
  ]);
});

test('every order names all that is in its list, each once', () => {
  for (const { path, order } of tailor(analyst, advertisement).reorderings) {
    const named = order.map((key) => textAt(analyst, joinPath(...splitPath(path), key)));
    expect(named.toSorted().join(', ')).toBe(textsAt(path).toSorted().join(', '));
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
