import { expect, it } from 'vitest';
import type { Line } from '../layout/model.ts';
import { textToLines } from '../layout/text-lines.ts';
import { readEducation } from './education.ts';

const read = (lines: readonly Line[]) =>
  readEducation(lines, () => undefined).map(({ degree, institution }) => [degree, institution]);

it('studies on one line are parted by semicolons', () => {
  const text = 'MA Mining, Skelby University (2012); BA Film, Nortown College (2010)';
  expect(read(textToLines(text)).map(([, school]) => school)).toEqual([
    'Skelby University',
    'Nortown College',
  ]);
});

it('a minor behind a grade is no degree', () => {
  const text = 'Skelby University — BSc Mining\n2012 – 2015\nGPA 3.6/4.0, minor in French';
  expect(read(textToLines(text))).toEqual([['BSc', 'Skelby University']]);
});
