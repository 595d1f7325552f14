import { joinPath } from '@folio/contract/content-path';
import { parsePeriod } from '@folio/contract/date-text';
import type { ReadResume } from '../resume/read-resume.ts';
import { type Check, type TextSpan, wholeField } from './check.ts';

/** An entry that has or should have a date, whatever field it stands in. */
type DatedEntry = { path: string; dateText: string; dates: string[]; isPeriod: boolean };

/** Jobs and schools: what is always asked for the time of. */
const datedEntries = ({ content, jobs }: ReadResume): DatedEntry[] => [
  ...jobs.map(({ path, entry }) => ({
    path,
    dateText: entry.dateText.trim(),
    dates: [entry.startDate, entry.current ? '9999' : entry.endDate].map((date) => date.trim()),
    isPeriod: true,
  })),
  ...content.education.flatMap((school) =>
    (school.degree + school.institution).trim() === ''
      ? []
      : [
          {
            path: joinPath('education', school.id),
            dateText: school.dateText.trim(),
            dates: [school.startDate, school.current ? '9999' : school.endDate].map((d) =>
              d.trim(),
            ),
            isPeriod: false,
          },
        ],
  ),
];

const hasDates = ({ dateText, dates, isPeriod }: DatedEntry): boolean =>
  dateText !== '' || (isPeriod ? dates.every(Boolean) : dates.some(Boolean));

const weightOfDates = 4;

export const dates: Check = {
  id: 'dates',
  area: 'structure',
  weight: weightOfDates,
  find: (resume) => {
    const entries = datedEntries(resume);
    if (entries.length === 0)
      return [
        {
          ...wholeField('workExperience'),
          message: 'Add start and end dates to each job and school.',
          points: weightOfDates,
        },
      ];
    return entries
      .filter((entry) => !hasDates(entry))
      .map(({ path, isPeriod }) => ({
        ...wholeField(`${path}/dateText`),
        message: isPeriod
          ? "Add dates to this job, such as 'Mar 2021 – Present'. Missing dates raise questions."
          : 'This has no date. The year it ended is enough.',
        points: weightOfDates / entries.length,
      }));
  },
  praise: () => 'Every job and school has dates.',
};

const weightOfReadableDates = 4;

export const readableDates: Check = {
  id: 'readable-dates',
  area: 'ats',
  weight: weightOfReadableDates,
  find: (resume) => {
    const entries = datedEntries(resume);
    if (entries.length === 0)
      return [
        {
          ...wholeField('workExperience'),
          message: "Hiring software finds no dates yet. Write them as 'Mar 2021 – Present'.",
          points: weightOfReadableDates,
        },
      ];
    return entries
      .filter((entry) => !hasDates(entry) || !isReadable(entry))
      .map((entry) => ({
        ...spanOfDate(entry),
        message: hasDates(entry)
          ? `Hiring software may not read '${dateTextOf(entry)}' as a date. Write it as 'Mar 2021 – Present'.`
          : 'Hiring software finds no complete date here.',
        points: weightOfReadableDates / entries.length,
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
