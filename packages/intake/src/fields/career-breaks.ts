import type { ResumeContent } from '@folio/contract/resume-content';
import { patternList } from '@folio/tables/pattern-table';

const breaks = patternList(new URL('./career-breaks.tsv', import.meta.url));
const isBreak = new RegExp(`^(?:${breaks})(?:\\s*[,(].*)?$`, 'iu');

type Job = ResumeContent['workExperience'][number];

/**
 * Removes the employer that a career break took from an adjacent job: 'Full-time parent' between a
 * florist and a bank was with neither.
 */
export function partBreaks(jobs: readonly Job[]): void {
  for (const [at, job] of jobs.entries()) {
    const next = jobs[at + 1];
    const beside = [jobs[at - 1], next];
    if (!isBreak.test(job.position.trim())) continue;
    if (!beside.some((other) => other !== undefined && other.company === job.company)) continue;
    if (beside.some((other) => other?.location === job.location)) job.location = '';
    job.company = '';
    job.sameEmployer = false;
    if (next) next.sameEmployer = false;
  }
}
