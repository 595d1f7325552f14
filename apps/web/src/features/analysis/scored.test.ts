import { describe, expect, it } from 'vitest';
import { UnreadableAnswer } from '../../lib/paid-once.ts';
import { toScored } from './scored.ts';

const finding = (points: number) => ({
  check: 'verbs',
  area: 'content',
  severity: 'low',
  path: 'workExperience/workExperience-1/bullets/bullets-1/text',
  start: 0,
  end: 4,
  message: 'Weak.',
  points,
});
const data = { overallScore: 72, feedback: ['Good dates.', 'Add numbers.', 'Clear name.', ''] };

describe('an answer of the analysis', () => {
  it('has its strengths at the even positions and what to improve at the odd ones', () => {
    const scored = toScored({ success: true, data });
    expect(scored.strengths).toEqual(['Good dates.', 'Clear name.']);
    expect(scored.improvements).toEqual(['Add numbers.']);
    expect(scored).toMatchObject({ areas: [], findings: [], tips: [] });
  });

  it('has its areas in their order, and what gains most first', () => {
    const areas = [
      { area: 'ats', title: 'ATS Compatibility', score: 90, points: 22, max: 25 },
      { area: 'content', title: 'Content Quality', score: 50, points: 25, max: 50 },
    ];
    const scored = toScored({ data: { ...data, areas, findings: [1, 3, 2].map(finding) } });
    expect(scored.areas.map(({ area }) => area)).toEqual(['content', 'ats']);
    expect(scored.findings.map(({ points }) => points)).toEqual([3, 2, 1]);
  });

  it.each([undefined, 'x', {}, { data: null }, { data: [] }, { success: true }])(
    'is invalid without data: %j',
    (answer) => {
      expect(() => toScored(answer)).toThrow('Invalid response from AI service');
      // The same key would bring it again, also after a reload.
      expect(() => toScored(answer)).toThrow(UnreadableAnswer);
    },
  );

  it.each([{}, { overallScore: '72', feedback: [] }, { overallScore: 72, feedback: 'Good' }])(
    'is of an unexpected format without a score and a list: %j',
    (wrong) => {
      expect(() => toScored({ data: wrong })).toThrow('Unexpected data format from AI service');
    },
  );
});
