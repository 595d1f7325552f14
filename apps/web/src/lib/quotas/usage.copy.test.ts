import type { Usage } from '@folio/contract/usage';
import { expect, it } from 'vitest';
import { usageNotes } from './usage.copy.ts';

const usage = (used: Partial<Record<keyof Usage, number>> = {}): Usage => ({
  resumes: { used: used.resumes ?? 0, max: 500 },
  deletedResumes: { used: used.deletedResumes ?? 0, max: 500 },
  applications: { used: used.applications ?? 0, max: 3_000 },
  letters: { used: used.letters ?? 0, max: 1_000 },
  questions: { used: used.questions ?? 0, max: 2_000 },
  bytes: { used: used.bytes ?? 0, max: 25_000_000 },
});

it('shows nothing below 80% of a limit', () => {
  const below = { resumes: 399, deletedResumes: 399, applications: 2_399, bytes: 19_999_999 };
  expect(usageNotes(usage({ ...below, letters: 799, questions: 1_599 }))).toEqual([]);
});

it('from 80% on warns what is nearly used up, and how to make space', () => {
  const near = { resumes: 400, deletedResumes: 400, applications: 2_400, bytes: 20_000_000 };
  const notes = usageNotes(usage({ ...near, letters: 800, questions: 1_600 }));
  const [resumes, deleted, applications, letters, questions, bytes] = notes;
  expect(resumes).toContain('400 of up to 500 resumes');
  expect(deleted).toContain('Empty it');
  expect(applications).toContain('2,400 of up to 3,000 applications');
  expect(letters).toContain('800 of up to 1,000 letters');
  expect(questions).toContain('1,600 of up to 2,000 questions');
  expect(bytes).toContain('80% full');
  expect(usageNotes(usage({ bytes: 30_000_000 }))).toEqual([expect.stringContaining('100% full')]);
});

it('warns on the screens concerned only', () => {
  const full = usage({ letters: 1_000, applications: 3_000 });
  expect(usageNotes(full, ['letters', 'bytes'])).toEqual([expect.stringContaining('letters')]);
});
