import type { ReadResume } from '../score/read-resume.ts';

/** An entry that has or should have a date, whatever field it stands in. */
export type DatedEntry = { path: string; dateText: string; dates: string[]; isPeriod: boolean };

/** Jobs and schools: what is always asked for the time of. */
export const datedEntries = ({ content, jobs }: ReadResume): DatedEntry[] => [
  ...jobs.map(({ path, entry }) => ({
    path,
    dateText: entry.dateText.trim(),
    dates: [entry.startDate, entry.current ? '9999' : entry.endDate].map((date) => date.trim()),
    isPeriod: true,
  })),
  ...content.education.flatMap((school, index) =>
    (school.degree + school.institution).trim() === ''
      ? []
      : [
          {
            path: `education[${index}]`,
            dateText: school.dateText.trim(),
            dates: [school.startDate, school.current ? '9999' : school.endDate].map((d) =>
              d.trim(),
            ),
            isPeriod: false,
          },
        ],
  ),
];

export const hasDates = ({ dateText, dates, isPeriod }: DatedEntry): boolean =>
  dateText !== '' || (isPeriod ? dates.every(Boolean) : dates.some(Boolean));
