import { expect, it } from 'vitest';
import { usageNotes } from './usage.copy.ts';

const usage = (resumes: number, deleted = 0, bytes = 0) => ({
  resumes: { used: resumes, max: 500 },
  deletedResumes: { used: deleted, max: 500 },
  bytes: { used: bytes, max: 25_000_000 },
});

it('says nothing of an account’s limits below 80%', () => {
  expect(usageNotes(usage(399, 399, 19_999_999))).toEqual([]);
});

it('says from 80% on what is nearly used up, and what makes room', () => {
  const [resumes, deleted, bytes] = usageNotes(usage(400, 400, 20_000_000));
  expect(resumes).toContain('400 of up to 500 resumes');
  expect(deleted).toContain('Empty it');
  expect(bytes).toContain('80% full');
  expect(usageNotes(usage(0, 0, 30_000_000))).toEqual([expect.stringContaining('100% full')]);
});
