import { parsePeriod } from '@folio/contract/date-text';
import { type Check, type Place, whole } from './check.ts';
import { type DatedEntry, datedEntries, hasDates } from './dated-entries.ts';

const weight = 4;

export const readableDates: Check = {
  id: 'readable-dates',
  area: 'ats',
  weight,
  find: (resume) => {
    const entries = datedEntries(resume);
    if (entries.length === 0)
      return [
        {
          ...whole('workExperience'),
          message:
            "There are no dates for a program to read yet. Write them as 'Mar 2021 – Present'.",
          points: weight,
        },
      ];
    return entries
      .filter((entry) => !hasDates(entry) || !isReadable(entry))
      .map((entry) => ({
        ...placeOfDate(entry),
        message: hasDates(entry)
          ? `Programs that sort resumes may not read '${saidBy(entry)}' as a date. Write it as 'Mar 2021 – Present'.`
          : 'Programs that sort resumes by time find no whole date here.',
        points: weight / entries.length,
      }));
  },
  praise: () => 'Your dates are written so that programs read them.',
};

const isReadable = ({ dateText, dates }: DatedEntry): boolean =>
  dateText === ''
    ? dates.every((date) => date === '' || /^\d{4}(?:-\d\d)?$/.test(date))
    : parsePeriod(dateText).startDate !== '' ||
      dates.some((date) => /^\d{4}(?:-\d\d)?$/.test(date));

const placeOfDate = ({ path, dateText }: DatedEntry): Place => ({
  path: `${path}.dateText`,
  start: 0,
  end: dateText.length,
});

const saidBy = ({ dateText, dates }: DatedEntry): string =>
  dateText ||
  dates
    .filter(Boolean)
    .map((date) => (date === '9999' ? 'Present' : date))
    .join(' – ');
