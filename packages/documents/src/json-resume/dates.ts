import { dateText, formatMonth, periodText, type WrittenPeriod } from '@folio/contract/date-text';
import type { Fields } from './said.ts';

/** A date as the schema takes it: a year, or a year and a month. */
const iso = (date: string): string => (/^[12]\d{3}(?:-(?:0[1-9]|1[0-2]))?$/.test(date) ? date : '');

/**
 * A period in the schema's dates. Readers take one without an end as lasting still; wherever what
 * they would say is not what the person wrote, `dateText` holds that beside them.
 */
export function datesOf({ startDate, endDate, current, dateText: written }: WrittenPeriod): Fields {
  const start = iso(startDate);
  const end = current ? '' : iso(endDate);
  const read = { startDate: start, endDate: end, current: !end && start !== '', dateText: '' };
  const text = periodText({ startDate, endDate, current, dateText: written });
  return { startDate: start, endDate: end, dateText: periodText(read) === text ? '' : text };
}

export function singleDate(entry: { date: string; dateText: string }): Fields {
  const date = iso(entry.date);
  const text = dateText(entry);
  return { date, dateText: formatMonth(date) === text ? '' : text };
}
