import type { ApplicationSummary } from '@folio/contract/applications';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { resultsOf, shareOf, wilson } from './results.ts';
import { application } from './testing/application.ts';

const today = '2026-11-24';
const resume = { resumeId: null, name: '', templateId: 'modern', match: null, isKept: true };
const sent = (fields: Partial<ApplicationSummary> = {}) =>
  application({ status: 'applied', appliedDay: '2026-10-01', ...fields });

describe('what came of applications', () => {
  it('counts how far each came, also where it ended later', () => {
    const { all } = resultsOf(
      [
        sent(),
        sent({ status: 'no-answer' }),
        sent({ status: 'rejected', had: ['saved', 'applied', 'rejected'] }),
        sent({ status: 'rejected', had: ['applied', 'screening', 'interview', 'rejected'] }),
        sent({ status: 'withdrawn', had: ['applied', 'offer', 'withdrawn'] }),
        sent({ status: 'accepted' }),
      ],
      today,
    );
    expect(all).toEqual({ sent: 6, replies: 4, interviews: 3, offers: 2 });
  });

  it('leaves out what was never sent, and what was sent in the last three weeks', () => {
    const { all, waiting } = resultsOf(
      [
        sent({ appliedDay: null, status: 'saved' }),
        sent({ appliedDay: null, status: 'withdrawn', had: ['saved', 'withdrawn'] }),
        sent({ appliedDay: '2026-11-03' }),
        sent({ appliedDay: '2026-11-04', status: 'interview' }),
        sent({ appliedDay: '2027-01-01' }),
      ],
      today,
    );
    expect([all, waiting]).toEqual([{ sent: 1, replies: 0, interviews: 0, offers: 0 }, 2]);
  });

  it('takes what was never noted as applied to have been sent by its first answer', () => {
    const dayless = { appliedDay: null, statusDay: '2026-10-20' };
    const { all } = resultsOf(
      [sent({ ...dayless, status: 'interview' }), sent({ ...dayless, status: 'no-answer' })],
      today,
    );
    expect(all).toEqual({ sent: 2, replies: 1, interviews: 1, offers: 0 });
  });

  it('groups by how well the resume answered the job when it was sent, the best first', () => {
    const by = (match: number | null) => sent({ sentAs: { ...resume, match } });
    const { byMatch } = resultsOf([0, 49, 50, 84, 85, 100, null].map(by), today);
    expect(byMatch.map(({ name, sent: count }) => [name, count])).toEqual([
      ['85–100', 2],
      ['70–84', 1],
      ['50–69', 1],
      ['0–49', 2],
    ]);
  });

  it('groups by the resume itself, under the name that it has now', () => {
    const as = (resumeId: string | null, name: string) =>
      sent({ sentAs: { ...resume, resumeId, name } });
    const { byResume } = resultsOf(
      [as('a', 'Data'), as('a', 'Before'), as('b', 'Data'), as('gone', 'Old'), as(null, 'Old')],
      today,
      new Map([
        ['a', 'Data'],
        ['b', 'Data'],
      ]),
    );
    expect(byResume.map(({ key, name, sent: count }) => [key, name, count])).toEqual([
      ['a', 'Data', 2],
      ['b', 'Data', 1],
      ['gone', 'Old', 1],
      ['old', 'Old', 1],
    ]);
  });

  it('groups by source, resume and template; what is not known stands in no group', () => {
    const { bySource, byResume, byTemplate } = resultsOf(
      [
        sent({ source: ' LinkedIn', sentAs: { ...resume, name: 'Data', templateId: 'modern' } }),
        sent({
          source: 'linkedin',
          status: 'interview',
          sentAs: { ...resume, name: 'Ops', templateId: 'modern' },
        }),
        sent({
          source: 'A friend',
          sentAs: { ...resume, name: 'Ops', templateId: 'of another release' },
        }),
        sent({ sentAs: null }),
      ],
      today,
    );
    expect(bySource).toEqual([
      { key: 'linkedin', name: 'LinkedIn', sent: 2, replies: 1, interviews: 1, offers: 0 },
      { key: 'a friend', name: 'A friend', sent: 1, replies: 0, interviews: 0, offers: 0 },
    ]);
    expect(byResume.map(({ name, sent: count }) => [name, count])).toEqual([
      ['Ops', 2],
      ['Data', 1],
    ]);
    expect(byTemplate.map(({ name, sent: count }) => [name, count])).toEqual([
      ['Modern Minimalist', 2],
    ]);
  });
});

describe('a share', () => {
  it.each([
    [0, 10, 0, 0.2775],
    [5, 10, 0.2366, 0.7634],
    [1, 1, 0.2065, 1],
    [81, 263, 0.2553, 0.3662],
  ])('%d of %d lies where tables of Wilson’s interval have it', (count, of, from, to) => {
    const interval = wilson(count, of);
    expect(interval.from).toBeCloseTo(from, 3);
    expect(interval.to).toBeCloseTo(to, 3);
  });

  it('lies within its interval, which more applications make narrower', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 3_000 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (of, part) => {
          const count = Math.round(part * of);
          const { from, to } = wilson(count, of);
          expect(from).toBeGreaterThanOrEqual(0);
          expect(to).toBeLessThanOrEqual(1);
          expect(from).toBeLessThanOrEqual(count / of + 1e-9);
          expect(to).toBeGreaterThanOrEqual(count / of - 1e-9);
          const more = wilson(count * 4, of * 4);
          expect(more.to - more.from).toBeLessThan(to - from);
        },
      ),
    );
  });

  it('is said of ten and more; of fewer, the numbers alone', () => {
    expect(shareOf(3, 9)).toEqual({ share: '3 of 9' });
    expect(shareOf(3, 10)).toEqual({ share: '30%', range: '11–60%' });
    expect(shareOf(0, 0)).toEqual({ share: '0 of 0' });
  });
});
