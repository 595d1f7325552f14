import { formatMonth, parseDate, parsePeriod, periodText } from '@folio/contract/date-text';

/**
 * The months that a text of dates says, and the text that says others: what is chosen by hand is
 * written as it would be by keyboard. A month is '2023-03', or '2023' where only the year is known.
 */
export type ChosenMonths = {
  start: string;
  end: string;
  isCurrent: boolean;
  /** Its writer's own words, which months can't say: they stay until one is chosen. */
  words: string;
};

export type DateKind = 'period' | 'date';

export function monthsIn(text: string, kind: DateKind): ChosenMonths {
  if (kind === 'date') {
    const { date, dateText } = parseDate(text);
    return { start: date, end: '', isCurrent: false, words: date === '' ? dateText : '' };
  }
  const { startDate: start, endDate: end, current: isCurrent, dateText } = parsePeriod(text);
  return { start, end, isCurrent, words: start === '' ? dateText : '' };
}

/** An end without a start would read as one: it goes with it. */
export function textOfMonths({ start, end, isCurrent }: ChosenMonths, kind: DateKind): string {
  if (kind === 'date' || start === '') return formatMonth(start);
  return periodText({ startDate: start, endDate: end, current: isCurrent, dateText: '' });
}

/** Whether the one is over before the other begins; years alone leave that open within them. */
export const isBefore = (one: string, other: string): boolean => {
  const length = Math.min(one.length, other.length);
  return length > 0 && one.slice(0, length) < other.slice(0, length);
};
