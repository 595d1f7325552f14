import { ResumeContent } from '@folio/contract/resume-content';
import { describe, expect, it } from 'vitest';
import type { Reading } from '../../../lib/reading/reading.ts';
import { marksOfReading } from '../../../lib/reading/source/page-marks.tsx';
import type { Scored } from '../scored.ts';
import { marksOfFindings } from './results.tsx';

const reading: Reading = {
  content: ResumeContent.parse({
    personalInfo: { email: 'asha@example.com' },
    workExperience: [{ bullets: ['Helped with it'] }],
  }),
  areas: new Map([
    ['personalInfo/email', []],
    ['workExperience/workExperience-1/bullets/bullets-1/text', []],
  ]),
  unsure: new Set(['personalInfo/email']),
  problems: [],
};
const finding = (
  start: number,
  end: number,
  path = 'workExperience/workExperience-1/bullets/bullets-1/text',
) => ({
  check: 'a',
  area: 'content' as const,
  severity: 'low' as const,
  message: 'M',
  path,
  start,
  end,
  points: 1,
});
const scored = (...findings: Scored['findings']): Scored => ({
  overallScore: 1,
  strengths: [],
  improvements: [],
  tips: [],
  areas: [],
  findings,
  wordCount: 100,
});

describe('marks on the page', () => {
  it('are on the words of a finding, once', () => {
    const marks = marksOfFindings(reading, scored(finding(0, 6), finding(0, 6), finding(0, 0)));
    expect(marks.map(({ start, end }) => [start, end])).toEqual([
      [0, 6],
      [0, 14],
    ]);
    expect(marks[0]).toMatchObject({ text: 'Helped with it', isQuiet: false });
  });

  it('are there for all that was read, and seen where it is unsure', () => {
    expect(marksOfReading(reading).map(({ path, isQuiet }) => [path, isQuiet])).toEqual([
      ['personalInfo/email', false],
      ['workExperience/workExperience-1/bullets/bullets-1/text', true],
    ]);
  });
});
