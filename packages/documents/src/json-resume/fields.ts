import { type Bullet, textsOf } from '@folio/contract/bullets';
import { dateText, formatMonth, periodText, type WrittenPeriod } from '@folio/contract/date-text';

export type Fields = Record<string, unknown>;

/** Leaves out empty texts and lists, as the schema's own files do. */
export const withoutEmpty = (fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields).filter(([, value]) =>
      Array.isArray(value) || typeof value === 'string' ? value.length > 0 : value !== undefined,
    ),
  );

/** Returns a date that the schema accepts: a year, or a year and a month. */
const iso = (date: string): string => (/^[12]\d{3}(?:-(?:0[1-9]|1[0-2]))?$/.test(date) ? date : '');

/**
 * Returns a period in the schema's dates. Readers treat a period without an end as current. If the
 * dates don't show what the person wrote, `dateText` holds the wording, and `period` holds the
 * stored dates if they can't be derived from both.
 */
export function datesOf({ startDate, endDate, current, dateText: wording }: WrittenPeriod): Fields {
  const start = iso(startDate);
  const end = current ? '' : iso(endDate);
  const read = { startDate: start, endDate: end, current: !end && start !== '', dateText: '' };
  const own = { startDate, endDate, current, dateText: wording };
  const text = periodText(own);
  const isRead = (Object.keys(own) as (keyof typeof own)[]).every((key) => own[key] === read[key]);
  return {
    startDate: start,
    endDate: end,
    dateText: periodText(read) === text ? '' : text,
    period: isRead ? undefined : own,
  };
}

export function singleDate(entry: { date: string; dateText: string }): Fields {
  const date = iso(entry.date);
  const text = dateText(entry);
  const isRead = entry.date === date && entry.dateText === '';
  return {
    date,
    dateText: formatMonth(date) === text ? '' : text,
    period: isRead ? undefined : { date: entry.date, dateText: entry.dateText },
  };
}

/**
 * Returns the visible bullets under the schema's name and, if some are hidden, all of them under
 * Folio's.
 */
export function highlights(bullets: readonly Bullet[]): Fields {
  const shown = bullets.filter(({ isHidden }) => !isHidden);
  const all = bullets.map(({ text, isHidden }) => ({ text, isHidden }));
  return {
    highlights: textsOf(shown),
    bullets: shown.length === bullets.length ? [] : all,
  };
}

/** Returns the flags of an entry that the schema lacks. */
export const ownFlags = (entry: { isHidden: boolean; sameEmployer?: boolean }): Fields => ({
  isHidden: entry.isHidden || undefined,
  sameEmployer: entry.sameEmployer || undefined,
});
