import type { ResumeCounts, ResumeSummary } from '@folio/contract/resumes';

/** A change of one resume: without `before` it is new, without `after` it is deleted. */
export type ResumeChange = {
  readonly before?: ResumeSummary | undefined;
  readonly after?: ResumeSummary | undefined;
};

type List = readonly ResumeSummary[];

/** A list after a change, last changed first. `takesNew` is false for search results. */
export function changeList(list: List, { before, after }: ResumeChange, takesNew: boolean): List {
  const belongs = before ? list.some(({ id }) => id === before.id) : takesNew;
  const rest = list.filter(({ id }) => id !== before?.id && id !== after?.id);
  return after && belongs ? [after, ...rest] : rest;
}

export function changeCounts(counts: ResumeCounts, { before, after }: ResumeChange): ResumeCounts {
  const published = counts.published + readyIn(after) - readyIn(before);
  const total = counts.total + Number(Boolean(after)) - Number(Boolean(before));
  return { total, published, unpublished: total - published };
}

const readyIn = (resume: ResumeSummary | undefined): number => Number(resume?.isPublished ?? false);

/** A change in progress or completed; a completed one has the server's result. */
export type SentChange = {
  status: 'idle' | 'pending' | 'success' | 'error';
  change: ResumeChange;
  confirmed: { after: ResumeSummary | undefined; atMs: number } | undefined;
};

/**
 * The changes that a list doesn't include yet: those in progress, and those newer than the list.
 */
export const changesToShow = (sent: readonly SentChange[], loadedAtMs: number): ResumeChange[] =>
  sent.flatMap(({ status, change, confirmed }) => {
    if (status === 'pending') return [change];
    if (status !== 'success' || !confirmed || confirmed.atMs < loadedAtMs) return [];
    return [{ before: change.before, after: confirmed.after }];
  });

const temporary = 'temporary ';
let made = 0;

/** A resume that has no id from the server yet. */
export function temporaryResume(resume: Pick<ResumeSummary, 'name' | 'templateId'>): ResumeSummary {
  made += 1;
  const now = new Date().toISOString();
  const { name, templateId } = resume;
  const state = { isPublic: false, isPublished: false, version: 1 };
  return { id: `${temporary}${made}`, name, templateId, ...state, createdAt: now, updatedAt: now };
}

export const isTemporary = ({ id }: Pick<ResumeSummary, 'id'>): boolean => id.startsWith(temporary);
