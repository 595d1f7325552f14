import { joinPath } from '@folio/contract/content-path';
import type { ResumeContent } from '@folio/contract/resume-content';
import { type Dated, monthsOf, periodOf } from './periods.ts';

/** Months before a job of which no entry tells. */
type Gap = { path: string; months: number };

/** Shorter ones are nothing unusual between two jobs. */
const leastMonths = 12;
/** Nobody asks about a gap that ended longer ago. */
const mostMonthsAgo = 15 * 12;
/** What a school with an end alone took. */
const yearsOfSchool = 4;
/** A summary that tells of such a time explains it. */
const explained =
  /\b(?:career (?:break|gap)|caring for|carer|maternity|parental leave|raising|redundan\p{L}*|return(?:ing|ed)? (?:to (?:the )?work|after|from)|sabbatical|travell?(?:ed|ing)|unemployed|illness)\b/iu;

/** Times between two jobs, of a year and more, that neither an entry nor the summary explains. */
export function gapsIn(content: ResumeContent, month: string): Gap[] {
  if (explained.test(content.personalInfo.summary)) return [];
  const now = monthsOf(month, 11) ?? 0;
  const told = periodsTold(content, month);
  // What is begun raises no question.
  const jobs = content.workExperience
    .filter(({ bullets, description }) => bullets.length > 0 || description.trim() !== '')
    .flatMap((job) =>
      periodOf(job, month).map(({ start }) => ({
        path: joinPath('workExperience', job.id),
        start,
      })),
    );
  return jobs.flatMap(({ path, start }) => {
    const isFirst = !jobs.some((other) => other.start < start);
    const covered = Math.max(...told.filter((one) => one.start < start).map(({ end }) => end));
    const months = start - covered - 1;
    const isRecent = now - start <= mostMonthsAgo;
    return !isFirst && isRecent && months >= leastMonths ? [{ path, months }] : [];
  });
}

/** All dated entries; one without an end goes on, for all that can be known. */
function periodsTold(content: ResumeContent, month: string): { start: number; end: number }[] {
  const schools = content.education.map((school) =>
    school.startDate === '' && /^\d{4}/.test(school.endDate)
      ? { ...school, startDate: String(Number(school.endDate.slice(0, 4)) - yearsOfSchool) }
      : school,
  );
  const entries: Dated[] = [
    ...content.workExperience,
    ...schools,
    ...content.projects,
    ...content.volunteering,
    ...content.militaryService,
    ...content.courses,
    ...content.customSections.flatMap((section) => section.entries),
  ];
  return entries.flatMap((entry) =>
    periodOf(
      { ...entry, current: entry.current || (entry.endDate === '' && entry.startDate !== '') },
      month,
    ),
  );
}
