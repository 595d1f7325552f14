import type { ResumeSummary } from '@folio/contract/resumes';
import { describe, expect, it } from 'vitest';
import {
  changeCounts,
  changeList,
  changesToShow,
  isTemporary,
  type ResumeChange,
  temporaryResume,
} from './resume-change.ts';

const resume = (id: string, isPublished = false): ResumeSummary => ({
  ...temporaryResume({ name: id, templateId: 'modern' }),
  id,
  isPublished,
});
const [a, b, c] = [resume('a'), resume('b', true), resume('c')];
const ids = (list: readonly ResumeSummary[]) => list.map(({ id }) => id);

describe('a change in a list', () => {
  it('puts a new resume first, but not into search results', () => {
    expect(ids(changeList([a, b], { after: c }, true))).toEqual(['c', 'a', 'b']);
    expect(ids(changeList([a, b], { after: c }, false))).toEqual(['a', 'b']);
  });

  it('moves a changed resume to the front, if it is listed', () => {
    const after = { ...b, name: 'other' };
    expect(changeList([a, b, c], { before: b, after }, false)).toEqual([after, a, c]);
    expect(ids(changeList([a, c], { before: b, after }, true))).toEqual(['a', 'c']);
  });

  it('removes a deleted resume', () => {
    expect(ids(changeList([a, b, c], { before: b }, true))).toEqual(['a', 'c']);
  });
});

describe('a change in the counts', () => {
  const counts = { total: 3, published: 1, unpublished: 2 };

  it('counts new, ready and deleted resumes', () => {
    expect(changeCounts(counts, { after: a })).toEqual({ total: 4, published: 1, unpublished: 3 });
    expect(changeCounts(counts, { before: b })).toEqual({ total: 2, published: 0, unpublished: 2 });
    const ready = { before: a, after: { ...a, isPublished: true } };
    expect(changeCounts(counts, ready)).toEqual({ total: 3, published: 2, unpublished: 1 });
  });
});

it('distinguishes a resume that the server doesn’t know yet', () => {
  const made = [1, 2].map(() => temporaryResume({ name: 'New', templateId: 'classic' }));
  expect(new Set(made.map(({ id }) => id)).size).toBe(2);
  expect(made.every(isTemporary)).toBe(true);
  expect(isTemporary(a)).toBe(false);
});

describe('a change that was sent', () => {
  const pending = (change: ResumeChange) => ({
    status: 'pending' as const,
    change,
    confirmed: undefined,
  });
  const confirmed = (change: ResumeChange, after: ResumeSummary | undefined, atMs: number) => ({
    status: 'success' as const,
    change,
    confirmed: { after, atMs },
  });

  it('[resume-change-2] is shown at once, and leaves no trace when it fails, nor does it take another with it', () => {
    const [first, second] = [{ before: a }, { before: b }];
    expect(changesToShow([pending(first), pending(second)], 1_000)).toEqual([first, second]);
    const failed = { ...pending(first), status: 'error' as const };
    expect(changesToShow([failed, pending(second)], 1_000)).toEqual([second]);
  });

  it('[resume-change-1] is replaced by what the server made of it, until a list has that in it', () => {
    const shown = { after: temporaryResume({ name: 'New', templateId: 'modern' }) };
    const sent = [confirmed(shown, c, 2_000)];
    expect(changesToShow(sent, 1_000)).toEqual([{ before: undefined, after: c }]);
    expect(changesToShow(sent, 2_001)).toEqual([]);
  });

  it('is never seen twice where a list has it already', () => {
    const [change] = changesToShow([confirmed({}, c, 2_000)], 1_000);
    expect(ids(changeList([a, c], change ?? {}, true))).toEqual(['c', 'a']);
  });

  it('removes a deleted resume from any list', () => {
    const [change] = changesToShow([confirmed({ before: b }, undefined, 2_000)], 1_000);
    expect(ids(changeList([a, b, c], change ?? {}, false))).toEqual(['a', 'c']);
  });
});
