import type { ResumeCounts, ResumeSummary } from '@folio/contract/resumes';

/** What happens to one resume: a new one has no `before`, a deleted one no `after`. */
export type ResumeChange = {
  readonly before?: ResumeSummary | undefined;
  readonly after?: ResumeSummary | undefined;
};

type List = readonly ResumeSummary[];

/** A list as a change leaves it: what was changed last comes first. `takesNew` is not for a search. */
export function changeList(list: List, { before, after }: ResumeChange, takesNew: boolean): List {
  const rest = before ? list.filter(({ id }) => id !== before.id) : list;
  const belongs = before ? rest.length < list.length : takesNew;
  return after && belongs ? [after, ...rest] : rest;
}

export function changeCounts(counts: ResumeCounts, { before, after }: ResumeChange): ResumeCounts {
  const published = counts.published + readyIn(after) - readyIn(before);
  const total = counts.total + Number(Boolean(after)) - Number(Boolean(before));
  return { total, published, unpublished: total - published };
}

const readyIn = (resume: ResumeSummary | undefined): number => Number(resume?.isPublished ?? false);

const temporary = 'temporary ';
let made = 0;

/** A resume that the server has not given an id yet. */
export function temporaryResume(resume: Pick<ResumeSummary, 'name' | 'templateId'>): ResumeSummary {
  made += 1;
  const now = new Date().toISOString();
  const { name, templateId } = resume;
  const state = { isPublic: false, isPublished: false, version: 1 };
  return { id: `${temporary}${made}`, name, templateId, ...state, createdAt: now, updatedAt: now };
}

export const isTemporary = ({ id }: Pick<ResumeSummary, 'id'>): boolean => id.startsWith(temporary);
