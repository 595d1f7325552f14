import { joinPath } from '@folio/contract/content-path';
import { parsePeriod } from '@folio/contract/date-text';
import type { Period } from '../resume/read-evidence.ts';
import type { ReadResume } from '../resume/read-resume.ts';
import { type Check, entireField, sharesOf, type TextSpan } from './check.ts';

/** An entry that has a date or should have one, and the field to complain about. */
type DatedEntry = {
  path: string;
  dateText: string;
  dates: string[];
  isPeriod: boolean;
  /** The number of its statements. */
  statements: number;
};

/** Returns jobs with statements, because recruiters ask when they were. */
const datedPosts = ({ posts }: ReadResume): DatedEntry[] =>
  posts.flatMap(({ path, period, statements }) =>
    period ? [datedEntry(path, period, statements.length)] : [],
  );

/** Returns schools with a date; a school without one is not reported. */
const datedSchools = ({ content }: ReadResume): DatedEntry[] =>
  content.education
    .map((school) => datedEntry(joinPath('education', school.id), school, 0))
    .filter(hasDates);

function datedEntry(
  path: string,
  { dateText, startDate, endDate, current }: Period,
  statements: number,
) {
  const dates = [startDate, current ? '9999' : endDate].map((date) => date.trim());
  const isPeriod = statements > 0;
  return { path, dateText: dateText.trim(), dates, isPeriod, statements: Math.max(1, statements) };
}

const datedEntries = (resume: ReadResume): DatedEntry[] => [
  ...datedPosts(resume),
  ...datedSchools(resume),
];

function withShares(weight: number, entries: readonly DatedEntry[]) {
  const points = sharesOf(
    weight,
    entries.map(({ statements }) => statements),
  );
  return entries.map((entry, at) => ({ ...entry, points: points[at] ?? 0 }));
}

const hasDates = ({ dateText, dates, isPeriod }: DatedEntry): boolean =>
  dateText !== '' || (isPeriod ? dates.every(Boolean) : dates.some(Boolean));

const weightOfDates = 4;

export const dates: Check = {
  id: 'dates',
  area: 'structure',
  weight: weightOfDates,
  silencedBy: ['readable-dates'],
  find: (resume) => {
    if (datedEntries(resume).length === 0)
      return [
        {
          ...entireField('workExperience'),
          message: 'Add start and end dates to what you did, or the year to a school.',
          points: weightOfDates,
        },
      ];
    return withShares(weightOfDates, datedPosts(resume)).flatMap((post) => {
      const span = entireField(`${post.path}/dateText`);
      if (!hasDates(post))
        return [
          {
            ...span,
            message: "Add dates here, such as 'Mar 2021 – Present'. Missing dates raise questions.",
            points: post.points,
          },
        ];
      const gap = resume.gaps.find(({ path }) => path === post.path);
      return gap
        ? [{ ...span, message: gapMessage(gap.months), points: post.points * shareOfGap }]
        : [];
    });
  },
  praise: () => 'Your work has dates.',
};

/**
 * Less than the dates themselves can win back, so that nobody scores higher by leaving them out.
 */
const shareOfGap = 0.25;

function gapMessage(months: number): string {
  const years = Math.round(months / 12);
  return `About ${years === 1 ? 'a year is' : `${years} years are`} missing before this job. Readers may ask about that time: if you like, add what you did then, such as a course, a career break or care for family.`;
}

const weightOfReadableDates = 2;

export const readableDates: Check = {
  id: 'readable-dates',
  area: 'ats',
  weight: weightOfReadableDates,
  silencedBy: ['dates'],
  find: (resume) => {
    const entries = datedEntries(resume);
    if (entries.length === 0)
      return [
        {
          ...entireField('workExperience'),
          message: "Hiring software finds no dates yet. Write them as 'Mar 2021 – Present'.",
          points: weightOfReadableDates,
        },
      ];
    return withShares(weightOfReadableDates, entries)
      .filter((entry) => !hasDates(entry) || !isReadable(entry))
      .map((entry) => ({
        ...spanOfDate(entry),
        message: hasDates(entry)
          ? `Hiring software may not read '${dateTextOf(entry)}' as a date. Write it as 'Mar 2021 – Present'.`
          : 'Hiring software finds no complete date here.',
        points: entry.points,
      }));
  },
  praise: () => 'Hiring software can read your dates.',
};

const isReadable = ({ dateText, dates }: DatedEntry): boolean =>
  dateText === ''
    ? dates.every((date) => date === '' || /^\d{4}(?:-\d\d)?$/.test(date))
    : parsePeriod(dateText).startDate !== '' ||
      dates.some((date) => /^\d{4}(?:-\d\d)?$/.test(date));

const spanOfDate = ({ path, dateText }: DatedEntry): TextSpan => ({
  path: `${path}/dateText`,
  start: 0,
  end: dateText.length,
});

const dateTextOf = ({ dateText, dates }: DatedEntry): string =>
  dateText ||
  dates
    .filter(Boolean)
    .map((date) => (date === '9999' ? 'Present' : date))
    .join(' – ');
