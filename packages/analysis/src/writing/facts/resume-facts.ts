import { textsOf } from '@folio/contract/bullets';
import { dateText, periodText } from '@folio/contract/date-text';
import type { ResumeContent, WorkExperience } from '@folio/contract/resume-content';
import { isBreak } from '../../resume/career-break.ts';
import { withStudiesOfNow } from './unfinished.ts';

/**
 * Returns the whole text of a resume, line by line: the source against which texts about its owner
 * are checked.
 */
export function resumeText(content: ResumeContent): string {
  const { personalInfo: person } = content;
  const lines = [
    `${person.firstName} ${person.lastName}`,
    person.title,
    person.location,
    person.summary,
    ...content.workExperience.flatMap((job) => [
      [job.position, job.company, job.location, periodText(job)].join(', '),
      job.description,
      ...textsOf(job.bullets),
    ]),
    ...content.education.flatMap((school) => [
      [school.degree, school.field, school.institution, school.location, periodText(school)].join(
        ', ',
      ),
      school.description,
    ]),
    ...content.skills.flatMap(({ category, items, itemsText }) => [category, ...items, itemsText]),
    ...content.projects.flatMap((project) => [
      project.name,
      project.description,
      project.technologies,
    ]),
    ...content.certifications.flatMap((certificate) => [
      [certificate.name, certificate.issuer, dateText(certificate)].join(', '),
      certificate.description,
    ]),
    ...content.languages.map(({ language, proficiency }) => `${language} ${proficiency}`),
    ...moreLines(content),
    content.interests,
    ...content.customSections.flatMap((section) =>
      section.entries.flatMap((entry) => [
        entry.title,
        entry.subtitle,
        entry.description,
        ...textsOf(entry.bullets),
      ]),
    ),
  ];
  return lines.filter((line) => /[\p{L}\p{N}]/u.test(line)).join('\n');
}

/**
 * The prose of a resume, by which its language is detected; names of schools and employers say
 * little about it.
 */
export const proseText = ({
  personalInfo,
  workExperience,
  projects,
  volunteering,
}: ResumeContent) =>
  [
    personalInfo.summary,
    ...[...workExperience, ...volunteering].flatMap(({ description, bullets }) => [
      description,
      ...textsOf(bullets),
    ]),
    ...projects.map(({ description }) => description),
  ]
    .filter((line) => /\p{L}/u.test(line))
    .join('\n');

/**
 * Returns the lines of rarer sections, except references, whose statements are not the owner's
 * claims.
 */
function moreLines(content: ResumeContent): string[] {
  const joined = (...parts: string[]) => parts.join(', ');
  return [
    ...content.volunteering.flatMap((entry) => [
      joined(entry.position, entry.organization, entry.location, periodText(entry)),
      entry.description,
      ...textsOf(entry.bullets),
    ]),
    ...content.publications.flatMap((entry) => [
      joined(entry.authors, entry.title, entry.venue, entry.publisher, dateText(entry)),
      entry.description,
    ]),
    ...content.patents.flatMap((entry) => [
      joined(entry.title, entry.number, entry.office, entry.status, dateText(entry)),
      entry.description,
    ]),
    ...content.talks.flatMap((entry) => [
      joined(entry.title, entry.event, entry.location, dateText(entry)),
      entry.description,
    ]),
    ...content.awards.flatMap((entry) => [
      joined(entry.title, entry.awarder, dateText(entry)),
      entry.description,
    ]),
    ...content.courses.flatMap((entry) => [
      joined(entry.name, entry.institution, periodText(entry)),
      entry.description,
    ]),
    ...content.memberships.flatMap((entry) => [
      joined(entry.role, entry.organization, periodText(entry)),
      entry.description,
    ]),
    ...content.militaryService.flatMap((entry) => [
      joined(entry.rank, entry.branch, entry.location, periodText(entry)),
      entry.description,
      ...textsOf(entry.bullets),
    ]),
  ];
}

/**
 * Whole years of employment, with overlaps counted once. Undefined below one year, and for a
 * current role if `today` ('YYYY-MM') is absent. Nothing counts after `today`. Dates without a
 * month count as the shortest possible time.
 */
export function yearsOfExperience(content: ResumeContent, today?: string): number | undefined {
  const jobs = content.workExperience.filter(({ position }) => !isBreak(position));
  if (today === undefined && jobs.some(({ current }) => current)) return undefined;
  const now = monthOf(today ?? '', 1) ?? Number.POSITIVE_INFINITY;
  const years = Math.floor(monthsIn(jobs.flatMap((job) => spanOf(job, now))) / 12);
  return years >= 1 && years <= 60 ? years : undefined;
}

/** The months of a job up to now, or none if they are unknown. */
function spanOf({ startDate, endDate, current }: WorkExperience, now: number): [number, number][] {
  const start = monthOf(startDate, 12);
  const end = current ? now : Math.min(now, monthOf(endDate, 1) ?? Number.NEGATIVE_INFINITY);
  return start !== undefined && end > start ? [[start, end]] : [];
}

function monthOf(date: string, unknownMonth: number): number | undefined {
  const [, year, month] = /^(\d{4})(?:-(\d{2}))?$/.exec(date) ?? [];
  return year === undefined ? undefined : Number(year) * 12 + Number(month ?? unknownMonth);
}

function monthsIn(spans: [number, number][]): number {
  let covered = -Infinity;
  let months = 0;
  for (const [start, end] of spans.sort(([one], [other]) => one - other)) {
    months += Math.max(0, end - Math.max(start, covered));
    covered = Math.max(covered, end);
  }
  return months;
}

/**
 * Returns the content as of a month ('YYYY-MM'): studies that continue, or end later, are current.
 */
export function asOf(content: ResumeContent, today: string | undefined): ResumeContent {
  const studies = withStudiesOfNow(content);
  if (today === undefined) return { ...content, education: studies };
  const education = studies.map((entry) =>
    /^\d{4}/.test(entry.endDate) && entry.endDate > today.slice(0, entry.endDate.length)
      ? { ...entry, current: true }
      : entry,
  );
  return { ...content, education };
}

/** Sorts jobs by their end, the latest first; stable for equal or unknown ends. */
export function latestFirst(content: ResumeContent): ResumeContent {
  const ends = content.workExperience.map(({ current, endDate }) => (current ? '9999' : endDate));
  if (!ends.every((end) => /^\d{4}/.test(end))) return content;
  const workExperience = content.workExperience
    .map((job, index) => ({ job, end: ends[index] ?? '' }))
    .toSorted(({ end: one }, { end: other }) => {
      const known = Math.min(one.length, other.length);
      return other.slice(0, known).localeCompare(one.slice(0, known));
    })
    .map(({ job }) => job);
  return { ...content, workExperience };
}
