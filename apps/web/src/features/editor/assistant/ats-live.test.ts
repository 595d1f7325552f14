import { describe, expect, it } from 'vitest';
import type { Match } from '../../../lib/job-match/job-match.ts';
import type { Scored } from '../../../lib/score/scoring.ts';
import { liveIssues, liveKeywords, liveRemark } from './ats-live.ts';

const term = (name: string, isFound: boolean): Match['terms'][number] => ({
  name,
  label: name,
  isFound,
  level: 'required',
  asked: [],
  answered: [],
});
const answered = { found: ['SQL'], missing: ['SAP', 'Python'] };
const match: Match = {
  score: 50,
  terms: [term('SQL', false), term('SAP', true), term('Python', true)],
  advice: [],
  unscored: [],
};
const finding = (path: string, points: number, area: 'content' | 'structure' = 'content') => ({
  check: 'x',
  severity: 'low' as const,
  area,
  path,
  start: 0,
  end: 0,
  message: `Mend ${path}.`,
  points,
});
const job = 'workExperience/a/bullets/b/text';
const scored = {
  sample: 'none',
  report: {
    wordCount: 200,
    findings: [finding(job, 2), finding(job, 1.5), finding('skills', 1, 'structure')],
  },
} as unknown as Scored;

describe('the ATS analysis after an edit', () => {
  it('[ats-live-1] moves a keyword that was written meanwhile, and marks one that was added from it', () => {
    expect(liveKeywords(answered, match, ['SAP'])).toEqual({
      found: ['Python'],
      missing: ['SQL', 'SAP'],
    });
    expect(liveKeywords(answered, undefined, [])).toEqual(answered);
  });

  it('tells what the score tells, and what a repair adds to it', () => {
    expect(liveIssues(scored)).toEqual(['Mend skills.']);
    const old = { score: 12, feedback: 'Long ago.' };
    expect(liveRemark(scored, 'experience', old)).toEqual({
      feedback: `Mend ${job}.`,
      gain: '+3.5 points',
    });
    expect(liveRemark(scored, 'summary', old)).toEqual({
      feedback: 'Looks good. Nothing to change.',
    });
    expect(liveRemark(undefined, 'summary', old)).toEqual({ feedback: 'Long ago.' });
  });
});
