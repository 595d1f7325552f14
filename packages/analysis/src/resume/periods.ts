import { parsePeriod } from '@folio/contract/date-text';

/** Months since year 0. `sure` is the latest month in which the period may have begun. */
export type Period = { start: number; sure: number; end: number };
export type Dated = { startDate: string; endDate: string; current: boolean; dateText: string };

/**
 * Returns the period of an entry, or none if its start is unknown. `month` is the current month.
 */
export function periodOf(entry: Dated, month: string): Period[] {
  const isWritten = entry.dateText !== '' && entry.startDate === '';
  const { startDate, endDate, current } = isWritten ? parsePeriod(entry.dateText) : entry;
  const start = monthsOf(startDate, 0);
  if (start === undefined) return [];
  const now = monthsOf(month, 11) ?? start + 11;
  // A fixed term may end in the future; that time has not been worked yet.
  const sure = monthsOf(startDate, 11) ?? start;
  return [{ start, sure, end: current ? now : Math.min(now, monthsOf(endDate, 11) ?? start + 11) }];
}

/**
 * Returns months since year 0. A year alone becomes its month `ofYear`, 0 (the first) or 11 (the
 * last).
 */
export function monthsOf(date: string, ofYear: number): number | undefined {
  const [, year, month] = /^(\d{4})(?:-(\d\d))?$/.exec(date.trim()) ?? [];
  return year === undefined ? undefined : Number(year) * 12 + (month ? Number(month) - 1 : ofYear);
}
