import { ResumeContent } from '@folio/contract/resume-content';
import { expect, test } from 'vitest';
import { inNormalCase } from './normal-case.ts';

const read = (resume: object) => inNormalCase(ResumeContent.parse(resume));

test('who writes in small letters has names with capitals', () => {
  const { personalInfo, workExperience, languages, certifications } = read({
    personalInfo: { firstName: 'declan', lastName: 'mcgroarty' },
    workExperience: [{ position: 'driver', company: 'barnesmore haulage' }],
    languages: [{ language: 'irish' }],
    certifications: [{ name: 'driver cpc' }],
  });
  expect(personalInfo).toMatchObject({ firstName: 'Declan', lastName: 'McGroarty' });
  expect(workExperience[0]).toMatchObject({ position: 'driver', company: 'Barnesmore Haulage' });
  expect(languages[0]?.language).toBe('Irish');
  expect(certifications[0]?.name).toBe('driver CPC');
});

test('what has capitals stays as it is written', () => {
  const { personalInfo, workExperience } = read({
    personalInfo: { firstName: 'Ada', lastName: 'van Houten' },
    workExperience: [{ company: 'adidas' }],
  });
  expect(personalInfo).toMatchObject({ firstName: 'Ada', lastName: 'van Houten' });
  expect(workExperience[0]?.company).toBe('adidas');
});

test.each([
  ['Wei Ling, Charmaine', 'Charmaine'],
  ['Ada, PhD', 'Ada'],
  ['Ada', 'Ada'],
])('the name that is used of %s', (firstName, used) =>
  expect(read({ personalInfo: { firstName, lastName: 'Sng' } }).personalInfo.firstName).toBe(used),
);
