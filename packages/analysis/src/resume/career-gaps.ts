import { joinPath } from '@folio/contract/content-path';
import type { ResumeContent } from '@folio/contract/resume-content';
import { isBreak } from './career-break.ts';
import { type Dated, monthsOf, periodOf } from './periods.ts';

/** Months before a job that no entry covers. */
type Gap = { path: string; months: number };

/** Shorter gaps between two jobs are common. */
const leastMonths = 12;
/** Nobody asks about a gap that ended longer ago. */
const mostMonthsAgo = 15 * 12;
/** Assumed length of an education entry that has only an end date. */
const yearsOfSchool = 4;
/** Matches a summary, or a line of a custom section, that explains such a gap. */
const explained =
  /\b(?:at home with|back (?:at|in|to) work|career (?:break|gap)|caring for|carer|home ?maker|(?:adoption|family|maternity|medical|parental|paternity|sick) leave|raising|redundan\p{L}*|return(?:ing|ed)? (?:to (?:the )?work|after|from)|sabbatical|stay[- ]at[- ]home|travell?(?:ed|ing)|unemployed|illness)\b/iu;

/**
 * Finds gaps of at least a year between two jobs that neither an entry nor the summary explains.
 * Returns none if the dates of any job are unknown, since that job may fill the gap.
 */
export function gapsIn(content: ResumeContent, month: string): Gap[] {
  if (isExplained(content) || content.workExperience.some((job) => !isDated(job, month))) return [];
  const now = monthsOf(month, 11) ?? 0;
  const told = periodsTold(content, month);
  // A job without text is still being written, so it raises no question.
  const jobs = content.workExperience
    .filter(({ bullets, description }) => bullets.length > 0 || description.trim() !== '')
    .flatMap((job) =>
      periodOf(job, month).map(({ start }) => ({
        path: joinPath('workExperience', job.id),
        start,
      })),
    );
  return jobs.flatMap(({ path, start }, at) => {
    const isFirst = !jobs.some((other) => other.start < start);
    const isTwice = jobs.slice(0, at).some((other) => other.start === start);
    const covered = Math.max(...told.filter((one) => one.start < start).map(({ end }) => end));
    const months = start - covered - 1;
    const isRecent = now - start <= mostMonthsAgo;
    return !isFirst && !isTwice && isRecent && months >= leastMonths ? [{ path, months }] : [];
  });
}

const isDated = (entry: Dated, month: string): boolean => periodOf(entry, month).length > 0;

/** 'Parental leave' may have no dates, and a line without a title may mention it. */
function isExplained({ personalInfo, customSections }: ResumeContent): boolean {
  const entries = customSections.flatMap((section) => section.entries);
  const titles = [...customSections, ...entries].map(({ title }) => title);
  const texts = entries.flatMap(({ title, subtitle, description, bullets }) => [
    [title, subtitle, description].join('\n'),
    ...bullets.map(({ text }) => text),
  ]);
  return (
    titles.some(isBreak) || [personalInfo.summary, ...texts].some((one) => explained.test(one))
  );
}

/** Returns the periods of all dated entries. An entry with a start but no end counts as current. */
function periodsTold(content: ResumeContent, month: string): { start: number; end: number }[] {
  const entries: Dated[] = [
    ...content.workExperience,
    ...content.education.map((school) => begun(school, yearsOfSchool)),
    ...[
      ...content.projects,
      ...content.volunteering,
      ...content.militaryService,
      ...content.courses,
      ...content.customSections.flatMap((section) => section.entries),
    ].map((entry) => begun(entry, 0)),
    ...content.certifications.map((paper) => ({
      ...{ startDate: paper.date, endDate: paper.date, current: false },
      dateText: paper.dateText,
    })),
  ];
  return entries.flatMap((entry) =>
    periodOf(
      { ...entry, current: entry.current || (entry.endDate === '' && entry.startDate !== '') },
      month,
    ),
  );
}

/** Gives an entry that has only an end date a start, the given number of years before. */
const begun = <Entry extends Dated>(entry: Entry, years: number): Entry =>
  entry.startDate === '' && /^\d{4}/.test(entry.endDate)
    ? { ...entry, startDate: String(Number(entry.endDate.slice(0, 4)) - years) }
    : entry;
