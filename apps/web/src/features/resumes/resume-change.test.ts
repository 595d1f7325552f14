import type { ResumeSummary } from '@folio/contract/resumes';
import { describe, expect, it } from 'vitest';
import { changeCounts, changeList, isTemporary, temporaryResume } from './resume-change.ts';

const resume = (id: string, isPublished = false): ResumeSummary => ({
  ...temporaryResume({ name: id, templateId: 'modern' }),
  ...{ id, isPublished },
});
const [a, b, c] = [resume('a'), resume('b', true), resume('c')];
const ids = (list: readonly ResumeSummary[]) => list.map(({ id }) => id);

describe('a change in a list', () => {
  it('puts first what is new, but not into what was searched for', () => {
    expect(ids(changeList([a, b], { after: c }, true))).toEqual(['c', 'a', 'b']);
    expect(ids(changeList([a, b], { after: c }, false))).toEqual(['a', 'b']);
  });

  it('puts first what was changed, if it is there', () => {
    const after = { ...b, name: 'other' };
    expect(changeList([a, b, c], { before: b, after }, false)).toEqual([after, a, c]);
    expect(ids(changeList([a, c], { before: b, after }, true))).toEqual(['a', 'c']);
  });

  it('takes out what is deleted', () => {
    expect(ids(changeList([a, b, c], { before: b }, true))).toEqual(['a', 'c']);
  });
});

describe('a change in the counts', () => {
  const counts = { total: 3, published: 1, unpublished: 2 };

  it('counts what is new, ready or deleted', () => {
    expect(changeCounts(counts, { after: a })).toEqual({ total: 4, published: 1, unpublished: 3 });
    expect(changeCounts(counts, { before: b })).toEqual({ total: 2, published: 0, unpublished: 2 });
    const ready = { before: a, after: { ...a, isPublished: true } };
    expect(changeCounts(counts, ready)).toEqual({ total: 3, published: 2, unpublished: 1 });
  });
});

it('a resume that the server does not know is told from all others', () => {
  const made = [1, 2].map(() => temporaryResume({ name: 'New', templateId: 'classic' }));
  expect(new Set(made.map(({ id }) => id)).size).toBe(2);
  expect(made.every(isTemporary)).toBe(true);
  expect(isTemporary(a)).toBe(false);
});
