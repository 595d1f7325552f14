import { formatMonth, parseDate, parsePeriod, periodText } from '@folio/contract/date-text';

/**
 * The months in a text of dates, and the text for chosen months, as it would be typed. A month is
 * '2023-03', or '2023' where only the year is known.
 */
export type ChosenMonths = {
  start: string;
  end: string;
  isCurrent: boolean;
  /** Text that is not months; kept until a month is chosen. */
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

/** An end without a start would be read as a start, so it is removed with it. */
export function textOfMonths({ start, end, isCurrent }: ChosenMonths, kind: DateKind): string {
  if (kind === 'date' || start === '') return formatMonth(start);
  return periodText({ startDate: start, endDate: end, current: isCurrent, dateText: '' });
}

/** Whether one ends before the other starts; a year alone leaves this open for its months. */
export const isBefore = (one: string, other: string): boolean => {
  const length = Math.min(one.length, other.length);
  return length > 0 && one.slice(0, length) < other.slice(0, length);
};
