import type { Finding } from '@folio/contract/ai-answers';
import { ResumeContent } from '@folio/contract/resume-content';
import { describe, expect, it } from 'vitest';
import { locationName, notesOf, quoteOf, rewritten } from './location-names.ts';

const content = ResumeContent.parse({
  personalInfo: { firstName: 'Asha', summary: `${'word '.repeat(40)}core ${'word '.repeat(40)}` },
  workExperience: [{ position: 'Engineer', company: 'Acme', bullets: ['One', 'Helped with it'] }],
  education: [{ institution: 'Delhi University' }],
  skills: [{ category: 'Tools', items: ['Go', 'SQL'] }],
});

describe('places in a content', () => {
  it('have names for people', () => {
    const name = (path: string) => locationName(content, path);
    expect(name('workExperience/workExperience-1/bullets/bullets-2/text')).toBe(
      'Experience · Engineer · bullet 2',
    );
    expect(name('education/education-1/startDate')).toBe('Education · Delhi University');
    expect(name('education/gone/degree')).toBe('Education');
    expect(name('personalInfo/email')).toBe('Email');
    expect(name('workExperience')).toBe('Experience');
    expect(name('')).toBe('The whole resume');
  });

  it('are written anew, a part or all of them', () => {
    const path = 'workExperience/workExperience-1/bullets/bullets-2/text';
    expect(rewritten(content, { path, start: 0, end: 6 }, 'Built')).toBe('Built with it');
    expect(rewritten(content, { path, start: 0, end: 0 }, 'Built it')).toBe('Built it');
  });

  it('are quoted with their context', () => {
    const path = 'workExperience/workExperience-1/bullets/bullets-2/text';
    expect(quoteOf(content, { path, start: 0, end: 6 })).toEqual({
      before: '',
      marked: 'Helped',
      after: ' with it',
    });
    expect(quoteOf(content, { path, start: 0, end: 0 })).toEqual({
      before: '',
      marked: '',
      after: 'Helped with it',
    });
    expect(quoteOf(content, { path, start: 0, end: 14 })?.marked).toBe('');
    expect(quoteOf(content, { path: 'education', start: 0, end: 5 })).toBeUndefined();
    const at = content.personalInfo.summary.indexOf('core');
    const long = quoteOf(content, { path: 'personalInfo/summary', start: at, end: at + 4 });
    expect(long?.marked).toBe('core');
    expect(long?.before).toMatch(/^… word( word)* $/);
    expect(long?.after).toMatch(/^ word( word)* …$/);
  });
});

const finding = (check: string, message: string, points: number): Finding => ({
  check,
  message,
  points,
  area: 'content',
  severity: 'low',
  path: 'workExperience/workExperience-1/bullets/bullets-1/text',
  start: 0,
  end: 1,
});

describe('notes in the margin', () => {
  it('join the same finding in several places, with the sum of its points', () => {
    const { first } = notesOf([
      finding('verbs', 'Weak.', 1.5),
      finding('numbers', 'No number.', 1),
      finding('numbers', 'No number.', 1),
    ]);
    expect(
      first.map(({ message, points, findings }) => [message, points, findings.length]),
    ).toEqual([
      ['No number.', 2, 2],
      ['Weak.', 1.5, 1],
    ]);
  });

  it('begin with three of different kinds, and leave nothing out', () => {
    const all = [
      ...[5, 4, 3].map((points) => finding('skills', `Skill ${points}.`, points)),
      ...[2, 1].map((points) => finding('verbs', `Verb ${points}.`, points)),
      finding('order', 'Order.', 0.5),
    ];
    const { first, rest } = notesOf(all);
    expect(first.map(({ check }) => check)).toEqual(['skills', 'verbs', 'order']);
    expect(rest.map(({ points }) => points)).toEqual([4, 3, 1]);
  });

  it('are empty without findings', () => expect(notesOf([])).toEqual({ first: [], rest: [] }));
});
