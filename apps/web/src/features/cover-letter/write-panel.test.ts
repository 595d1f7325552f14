import { ResumeContent } from '@folio/contract/resume-content';
import { describe, expect, it } from 'vitest';
import { isEmptyResume, missingParts, stoppedWords } from './write-panel.tsx';

const content = (part: object) => ResumeContent.parse(part);

describe('what a letter would be written from', () => {
  it('is named where the resume lacks it', () => {
    expect(missingParts(content({}))).toEqual([
      'your name',
      'work experience',
      'education',
      'skills',
    ]);
    const part = {
      personalInfo: { lastName: 'Verma' },
      workExperience: [{ description: 'x' }],
      education: [{ degree: 'BSc' }],
      skills: [{ items: ['SQL'] }],
    };
    expect(missingParts(content(part))).toEqual(['work experience']);
  });

  it('is nothing only where a resume says nothing at all', () => {
    expect(isEmptyResume(content({}))).toBe(true);
    expect(isEmptyResume(content({ workExperience: [{}], skills: [{ items: [' '] }] }))).toBe(true);
    expect(isEmptyResume(content({ personalInfo: { title: 'Cook' } }))).toBe(false);
    expect(isEmptyResume(content({ projects: [{ name: 'x' }] }))).toBe(false);
  });
});

it('says of a letter that was stopped when it is paid, to whom it takes credits from', () => {
  expect(stoppedWords(2)).toBe(
    'Stopped. Your letter is unchanged. Credits are used once the first sentence arrives.',
  );
  expect(stoppedWords(0)).toBe('Stopped. Your letter is unchanged.');
});
