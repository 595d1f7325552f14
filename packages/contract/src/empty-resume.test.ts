import { expect, it } from 'vitest';
import { isBlankDocument, isEmptyResume } from './empty-resume.ts';
import { ResumeContent } from './resume-content.ts';

const read = (content: object) => ResumeContent.parse(content);

it('calls a resume empty that says nothing beyond who somebody is', () => {
  const personalInfo = { firstName: 'Asha', email: 'asha@example.com' };
  for (const content of [
    {},
    { personalInfo },
    { personalInfo, workExperience: [{ id: 'a', bullets: [' '] }], skills: [{ items: [''] }] },
  ])
    expect(isEmptyResume(read(content))).toBe(true);
});

it('does not call it so once a summary or any section says something', () => {
  for (const content of [
    { personalInfo: { summary: 'Cook.' } },
    { workExperience: [{ position: 'Cook' }] },
    { workExperience: [{ bullets: ['Cooked.'] }] },
    { interests: 'Chess' },
    { customSections: [{ title: 'Boats' }] },
  ])
    expect(isEmptyResume(read(content))).toBe(false);
});

it('calls a document blank that has no details or links either', () => {
  const details = [{ label: 'Work', value: 'Twelve years of cranes' }];
  const links = [{ url: 'https://example.com/asha' }];
  expect(isBlankDocument(read({ personalInfo: { firstName: 'Asha', title: 'Cook' } }))).toBe(true);
  for (const personalInfo of [{ details }, { links }, { summary: 'Cook.' }])
    expect(isBlankDocument(read({ personalInfo }))).toBe(false);
  expect(isEmptyResume(read({ personalInfo: { details, links } }))).toBe(true);
});
