import { expect, test } from 'vitest';
import { isUnsigned, letterFormOf } from './letter-form.ts';

test.each([
  ['PLEASE NO COVER LETTERS. We read resumes.', 'none', 'PLEASE NO COVER LETTERS.'],
  ['Please don’t send a cover letter, and mail us.', 'none', undefined],
  ['* No cover letter needed, just a resume.', 'none', 'No cover letter needed, just a resume.'],
  ['Cover letters are not read.', 'none', undefined],
  ['Instead of a cover letter, answer two questions.', 'answers', undefined],
  ['CV + max 250 words answering: who are you?', 'answers', undefined],
  ['Drop a CV and a couple of lines to a@b.example.', 'short', undefined],
  ['Send your CV with a short note to Jo.', 'short', undefined],
  ['Apply with a brief cover letter.', 'short', undefined],
  ['A letter of half a page and your CV.', 'short', undefined],
])('a letter of a page is not wanted: %s', (text, kind, quote) =>
  expect(letterFormOf(`Welder\n${text}`)).toMatchObject({ kind, quote: quote ?? text }),
);

test.each([
  'Send a CV and a cover letter.',
  'Applications without a cover letter will not be considered.',
  'Please do not send a generic cover letter.',
  'Do not forget your cover letter.',
  'Do not send a cover letter longer than a page.',
  'A cover letter is not required, but we read them all and they are welcome.',
  'You will write short notes on each patient.',
  'A short walk from the station.',
  'Send a CV and a statement of up to 800 words, and give us a sentence on why you apply.',
  'You will work with men in the first weeks of a sentence.',
])('a letter of a page is wanted, or nothing is said: %s', (text) =>
  expect(letterFormOf(text)).toBeUndefined(),
);

test('the words that are allowed are those that are named', () => {
  expect(letterFormOf('Send a few lines (no more than 80 words) with your CV.')?.mostWords).toBe(
    80,
  );
  expect(letterFormOf('Max 250 words answering: who are you?')?.mostWords).toBe(250);
});

test('a long sentence is quoted up to the end of a part', () => {
  const quote = letterFormOf(
    `Please no cover letters, ${'since nobody reads them, '.repeat(9)}`,
  )?.quote;
  expect(quote?.length).toBeLessThanOrEqual(161);
  expect(quote).toMatch(/them…$/);
});

test('a name is left out where it is to stand on the resume alone', () => {
  expect(isUnsigned('We run an anonymous shortlist so put your name only on the CV.')).toBe(true);
  expect(isUnsigned('Put your name and the date on the letter.')).toBe(false);
});
