import { expect, test } from 'vitest';
import { needWords } from '../learned/need-words.ts';
import { marksOf } from './condition-marks.ts';

test('the words that rules know are marked, the others are not', () => {
  const text = 'You need a driving license, fluent German and 3 years of experience';
  const words = needWords(text, 'en', { skills: [], phrases: [] });
  const marks = marksOf(text, words);
  const marked = (mark: string) =>
    words.filter((_, at) => marks[at]?.some((one) => one === mark)).map((word) => word.text);
  expect(marked('licence')).toEqual(['driving', 'license']);
  expect(marked('tongue')).toEqual(['German']);
  expect(marked('years')).toEqual(['3', 'years']);
  expect(marks[0]).toEqual([]);
});
