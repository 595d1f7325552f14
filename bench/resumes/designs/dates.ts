import type { Draw } from '../random.ts';
import { wordsOf } from '../words.ts';

export type WriteDates = (dates: {
  startDate: string;
  endDate: string;
  current: boolean;
}) => string;

const monthNames = new Map<string, string>();
function monthName(month: number, language: string, length: 'long' | 'short'): string {
  const key = `${month} ${language} ${length}`;
  const known = monthNames.get(key);
  if (known !== undefined) return known;
  const at = new Date(Date.UTC(2020, month - 1, 15));
  const format = new Intl.DateTimeFormat(language, { month: length, timeZone: 'UTC' });
  const name = format.format(at).replace(/\.$/, '');
  monthNames.set(key, name);
  return name;
}

/** Writes '2019-03' in a design's pattern; a year alone stays a year. */
export function writeDate(
  iso: string,
  pattern: string,
  language: string,
  isCapital = false,
): string {
  const [year = '', month] = iso.split('-');
  if (!month) return year;
  const name = (length: 'long' | 'short') => {
    const text = monthName(Number(month), language, length);
    return isCapital ? text.slice(0, 1).toUpperCase() + text.slice(1) : text;
  };
  return pattern.replace(/MMMM|MMM|MM|dd|yyyy|yy/g, (part) => {
    switch (part) {
      case 'MMMM':
        return name('long');
      case 'MMM':
        return name('short');
      case 'MM':
        return month;
      case 'dd':
        return '01';
      case 'yyyy':
        return year;
      default:
        return year.slice(2);
    }
  });
}

/** Returns how a resume writes all of its periods. */
export function datesOf(
  { dates, range }: { dates: string; range: string },
  language: string,
  draw: Draw,
): WriteDates {
  const isCapital = draw.chance(0.5);
  const ongoing = draw.pick(wordsOf(language, 'present'));
  const since = draw.chance(0.12) ? draw.pick(wordsOf(language, 'since')) : '';
  const to = draw.pick(wordsOf(language, 'to'));
  const joint = range.replace(/^a|b$/g, '').replace('to', to);
  // Avoids a repeated word, as in 'a a la fecha'.
  const isToTwice = joint.trim() === to && ongoing.startsWith(`${to} `);
  const present = isToTwice ? ongoing.slice(to.length + 1) : ongoing;
  // Spanish and Portuguese may put 'de' between month and year.
  const isWithOf = /^(?:es|pt)/.test(language) && draw.chance(0.3);
  const pattern = isWithOf ? dates.replace(/^(MMMM) /, '$1 de ') : dates;
  const write = (iso: string) => writeDate(iso, pattern, language, isCapital);
  return ({ startDate, endDate, current }) => {
    const start = startDate && write(startDate);
    const end = current ? present : endDate && write(endDate);
    if (current && since && start) return since.replace('{start}', start);
    return [start, end].filter(Boolean).filter(isFirst).join(joint);
  };
}

/** A period within one year is written as that year. */
const isFirst = (text: string, at: number, all: string[]): boolean => all.indexOf(text) === at;
