import type { ResumeContent } from '@folio/contract/resume-content';

/** Signs of unfinished studies: '(half done)', 'undergraduate, 3rd year', '40 credits'. */
const notDone =
  /\b(?:(?:half|part(?:ly)?) (?:complete[d]?|done|finished)|\d+ credits(?! (?:in|incl))|\d(?:st|nd|rd|th) year|awaiting|expected|in progress|in view|incomplete|not (?:completed|finished)|ongoing|pending|studying|undergraduate|unfinished|working (?:on|towards?)|withdr[ae]wn?|deferred|dropped out)\b/i;

export const isUnfinished = ({
  degree,
  field,
}: Pick<ResumeContent['education'][number], 'degree' | 'field'>): boolean =>
  notDone.test(degree) || notDone.test(field);
