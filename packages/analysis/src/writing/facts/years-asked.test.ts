import { ResumeContent } from '@folio/contract/resume-content';
import { expect, test } from 'vitest';
import { readAdvertisement } from '../../job-match/read-advertisement.ts';
import { yearsAsked } from './years-asked.ts';

const nurse = (summary = '') =>
  ResumeContent.parse({
    personalInfo: { summary },
    workExperience: [
      { place: 'a0', position: 'ICU Nurse', startDate: '2019-02', current: true },
      { place: 'a1', position: 'Staff Nurse', startDate: '2015-08', endDate: '2019-01' },
    ],
  });
const counted = (text: string, content = nurse(), role = 'ICU Nurse') =>
  yearsAsked(content, readAdvertisement(`${role}\n\n${text}`), role, '2026-11');

test('years are those that the person counts, where the jobs of that kind bear them out', () => {
  expect(counted('3+ years of ICU experience.', nurse('ICU nurse with seven years'))).toBe(7);
  expect(counted('3+ years of ICU experience.')).toBeUndefined();
});

test.each([
  ['in a kind that no job names', '3+ years in construction bookkeeping.'],
  ['more than there are', '9+ years of ICU experience.'],
])('nothing is said of years %s', (_, text) =>
  expect(counted(text, nurse('ICU nurse with 7 years'))).toBeUndefined(),
);

test('nothing is said where the person counts otherwise', () => {
  expect(counted('3+ years of ICU experience.', nurse('ICU nurse with 7 years'))).toBe(7);
  expect(counted('3+ years of ICU experience.', nurse('Nurse with 11 years'))).toBeUndefined();
});
