import { expect, test } from 'vitest';
import { caughtText } from './text-to-catch.ts';

test('a link is where a job is, a longer text its description, and a word nothing', () => {
  expect(caughtText(' https://www.jobs.example.com/17 ')).toEqual({
    link: 'https://www.jobs.example.com/17',
    source: 'jobs.example.com',
  });
  const description = 'We look for an analyst who prices loans: https://jobs.example.com/17';
  expect(caughtText(description)).toEqual({ jobDescription: description });
  expect(caughtText('analyst')).toBeUndefined();
  expect(caughtText('javascript:alert(1)')).toBeUndefined();
  expect(caughtText('x'.repeat(30_000))?.jobDescription).toHaveLength(20_000);
});
