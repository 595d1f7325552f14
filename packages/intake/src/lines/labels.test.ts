import { expect, it } from 'vitest';
import { textOf } from '../model.ts';
import { textToLines } from '../text/text-lines.ts';
import { withoutLabels } from './labels.ts';

const read = (text: string) => withoutLabels(textToLines(text)).map(textOf);

it('the labels of a form go, and what they name stays; that of the name says how it is written', () => {
  const form = 'Name\tAda Berg\nE-mail:\tada@example.com\nDates\t2019 – 2020\nSkills\tGo, Rust';
  expect(read(form)).toEqual([
    'Name Ada Berg',
    'ada@example.com',
    '2019 – 2020',
    'Skills Go, Rust',
  ]);
});

it('a word that might be one is none where there are hardly any', () => {
  const resume = 'Ada Berg\nCompany\tAcme\nName\t2019 – 2020\nAddress';
  expect(read(resume)).toEqual(['Ada Berg', 'Company Acme', 'Name 2019 – 2020', 'Address']);
});
