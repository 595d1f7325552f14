import { expect, it } from 'vitest';
import { textOf } from '../layout/model.ts';
import { textToLines } from '../layout/text-lines.ts';
import { withoutPageWords } from './profile-page.ts';

const read = (...lines: string[]) => withoutPageWords(textToLines(lines.join('\n'))).map(textOf);

it('a copied page of a profile loses what the site has added', () => {
  expect(
    read(
      'Ada Berg',
      'Ada Berg',
      '(She/Her)',
      'Joiner at Acme',
      'Leeds, England Contact info',
      '500+ connections',
      'Acme logo',
      'Joiner',
      'Mar 2022 - Present',
      'Mar 2022 to Present',
      'Issued May 2020',
    ),
  ).toEqual([
    'Ada Berg',
    'Pronouns: She/Her',
    'Joiner at Acme',
    'Leeds, England',
    'Joiner',
    'Mar 2022 - Present',
    'May 2020',
  ]);
});

it('any other text keeps its lines', () => {
  const lines = ['Ada Berg', 'Contact info', 'ada@berg.example', 'Joiner', 'Joiner', 'Acme logo'];
  expect(read(...lines.slice(0, 5))).toEqual(lines.slice(0, 5));
  expect(read(...lines.slice(3))).toEqual(lines.slice(3));
});

it('what a designer writes of logos stays, also below such a heading', () => {
  const lines = ['Ada Berg', 'Contact info', 'ada@berg.example', 'Designed the new logo'];
  expect(read(...lines)).toEqual(lines);
  expect(read(...lines, '500+ connections', 'Acme', 'Acme logo')).toEqual([
    'Ada Berg',
    'ada@berg.example',
    'Designed the new logo',
    'Acme',
  ]);
});
