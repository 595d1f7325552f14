import { randomOf } from '@folio/crf/random';
import { expect, test } from 'vitest';
import { readLanguages } from '../../../text/languages.ts';
import { copiedPage } from './copied-page.ts';

const text = 'Head Cook\n\nWe cook for two hundred people a day.';
const job = { title: 'Head Cook', employer: 'Acme Kitchens' };
const other = { title: 'Porter', employer: 'Hull Docks' };
const pagesIn = (language: string, employer = job.employer) => {
  const random = randomOf(3);
  return Array.from({ length: 60 }, () =>
    copiedPage(text, { ...job, employer, language }, { ...other, language }, random),
  );
};

test.each(readLanguages)(
  'a page in %s names the job and whose it is above its text',
  (language) => {
    for (const page of pagesIn(language)) {
      const [above = '', below] = page.split('We cook for two hundred people a day.');
      expect(above.toLowerCase()).toContain('head cook');
      expect(above).toContain('Acme Kitchens');
      expect(below).toBeDefined();
      expect(page).not.toMatch(/[{}⏎]/);
    }
  },
);

test('where the employer is not named, an agency stands in its place', () => {
  for (const page of pagesIn('en', ''))
    expect(page.split('We cook')[0]).toMatch(/Recruitment|Search|Talent Solutions|Staffing/);
});

test('the same random numbers give the same pages, and most pages differ', () => {
  expect(pagesIn('de')).toEqual(pagesIn('de'));
  expect(new Set(pagesIn('de')).size).toBeGreaterThan(40);
});
