import { expect, it } from 'vitest';
import { cellAt, lineOf } from '../testing/set-lines.ts';
import { readPublications } from './publications.ts';

it('a number of a work with a year in it stands in the line below, and is no work', () => {
  const work = (title: string, date: string, authors: string, number: string) => [
    lineOf([cellAt(title, 40, { isBold: true }), cellAt(date, 480)], { gapAbove: 24 }),
    lineOf([cellAt(authors, 40)]),
    lineOf([cellAt(number, 40)]),
  ];
  const lines = [
    ...work('Boards', 'July 2023', 'Ada Berg, Max Holm', '10.1234/wood.2023.12 (Wood 2023)'),
    ...work('Glue', 'Dec 2022', 'Max Holm, Ada Berg', '10.1234/wood.2022.56 (Wood 2022)'),
  ];
  expect(readPublications(lines, () => {})).toMatchObject([
    { title: 'Boards', date: '2023-07', doi: '10.1234/wood.2023.12', venue: 'Wood 2023' },
    { title: 'Glue', date: '2022-12', doi: '10.1234/wood.2022.56', venue: 'Wood 2022' },
  ]);
});
