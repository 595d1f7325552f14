import { parsePeriod } from '@folio/contract/date-text';
import type { SectionName } from '@folio/contract/section-names';
import type { ReadResume } from '../resume/read-resume.ts';
import { type Check, entireField, type Loss } from './check.ts';

const weight = 2;

type Dated = { startDate: string; endDate: string; current: boolean; dateText: string };
type OrderRule = {
  path: string;
  points: number;
  message: string;
  isKept: (resume: ReadResume) => boolean;
};

const rules: readonly OrderRule[] = [
  {
    path: 'workExperience',
    points: 1,
    message: 'Your jobs aren’t in date order. Readers expect the latest first.',
    isKept: ({ jobs }) =>
      isLatestFirst(
        jobs
          .filter((job) => job.statements.length > 0 && isPeriod(job.entry))
          .map((job) => job.entry),
      ),
  },
  {
    path: 'education',
    points: 0.5,
    message: 'Your education isn’t in date order. Readers expect the latest first.',
    isKept: ({ content }) => isLatestFirst(content.education.filter((school) => !isBlank(school))),
  },
  {
    path: 'workExperience',
    points: 0.5,
    message:
      'Interests, languages or certificates come before your work. Move your work up: readers look for it first.',
    isKept: (resume) => minor.every((name) => isAfterWork(resume, name)),
  },
];

export const order: Check = {
  id: 'order',
  area: 'structure',
  weight,
  find: (resume): Loss[] => {
    if (resume.jobs.length === 0 && resume.content.education.every(isBlank))
      return [
        {
          ...entireField('workExperience'),
          message: 'Add your work or education, the latest first.',
          points: weight,
        },
      ];
    return rules
      .filter(({ isKept }) => !isKept(resume))
      .map(({ path, points, message }) => ({ ...entireField(path), message, points }));
  },
  praise: () => 'The latest comes first, as readers expect it.',
};

const minor: readonly SectionName[] = ['interests', 'languages', 'certifications'];

function isAfterWork({ order: sections, content, jobs }: ReadResume, name: SectionName): boolean {
  const isShown = name !== 'personalInfo' && content[name].length > 0;
  return (
    !isShown || jobs.length === 0 || sections.indexOf(name) > sections.indexOf('workExperience')
  );
}

const isBlank = ({ degree, institution }: { degree: string; institution: string }): boolean =>
  (degree + institution).trim() === '';

/**
 * Whether a job has both of its dates. A job with one date is left to the date check and is never
 * out of order, so that deleting the other date gains nothing.
 */
const isPeriod = ({ startDate, endDate, current, dateText }: Dated): boolean =>
  dateText.trim() !== '' || (startDate !== '' && (current || endDate !== ''));

/**
 * Whether the latest entry comes first. Skips entries without a readable date, which another check
 * reports.
 */
function isLatestFirst(entries: readonly Dated[]): boolean {
  const ends = entries.map(endOf).filter((end) => /^\d{4}(?:-\d\d)?$/.test(end));
  return ends.every((end, index) => index === 0 || isNotBefore(ends[index - 1] ?? '', end));
}

function endOf({ startDate, endDate, current, dateText }: Dated): string {
  const period = dateText && !startDate ? parsePeriod(dateText) : { startDate, endDate, current };
  return period.current ? '9999' : period.endDate || period.startDate;
}

/**
 * Compares two dates by the digits that both have, so a year is not earlier than its own months.
 */
function isNotBefore(first: string, second: string): boolean {
  const digits = Math.min(first.length, second.length);
  return first.slice(0, digits) >= second.slice(0, digits);
}
