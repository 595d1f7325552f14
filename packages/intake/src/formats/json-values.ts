import { parseDate, parsePeriod } from '@folio/contract/date-text';
import { type Fields, isFields } from '@folio/contract/fields';

/** A value in a JSON Resume. Callers must expect any type anywhere. */
export type Json = Fields;

/** Returns a value as text, or '' if it is not text. */
export const text = (value: unknown): string =>
  typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : '';

export const list = (value: unknown): Json[] =>
  Array.isArray(value) ? value.filter(isFields) : [];

export const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.map(text).filter(Boolean) : [];

/** Cuts a date to its month, the precision used in resumes. */
const month = (value: unknown): string => /^\d{4}(?:-\d{2})?/.exec(text(value))?.[0] ?? '';

/** An entry without an end is current, unless Folio's own text for the period says otherwise. */
export const period = (one: Json) => ({
  ...datesOf(one),
  ...(isFields(one.period) && {
    ...fieldsOf(one.period, 'startDate', 'endDate', 'dateText'),
    current: one.period.current === true,
  }),
});

/** Returns fields under Folio's own names, which only its own files have. */
export const fieldsOf = (one: Json, ...names: string[]) =>
  Object.fromEntries(names.map((name) => [name, text(one[name])]));

function datesOf(one: Json) {
  const [start, end, dateText] = [text(one.startDate), text(one.endDate), text(one.dateText)];
  if (dateText === '' && (isWording(start) || isWording(end)))
    return parsePeriod([month(start) || start, month(end) || end || 'Present'].join(' – '));
  return {
    startDate: month(start),
    endDate: month(end),
    current: month(start) !== '' && month(end) === '' && !dateText,
    dateText: parsePeriod(dateText).dateText,
  };
}

/** Whether a date is written in words, 'May 2020', where the schema asks for '2020-05'. */
const isWording = (date: string): boolean => date !== '' && month(date) === '';

/** The flag that any entry may have: whether it is hidden. */
export const flagsOf = (one: Json) => (one.isHidden === true ? { isHidden: true } : {});

export type Point = string | { text: string; isHidden: boolean };

/**
 * Reads bullets. Folio's own list also has the hidden ones, which other readers of the schema
 * should not show.
 */
export function pointsOf(one: Json, written: unknown): Point[] {
  const points = Array.isArray(one.bullets) ? one.bullets : written;
  if (!Array.isArray(points)) return [];
  const hidden = new Set(Array.isArray(one.hiddenHighlights) ? one.hiddenHighlights : []);
  return points.flatMap((point: unknown, index): Point[] => {
    const written = text(isFields(point) ? point.text : point);
    if (written === '') return [];
    const isHidden = (isFields(point) && point.isHidden === true) || hidden.has(index);
    return isHidden ? [{ text: written, isHidden }] : [written];
  });
}

/** A single date, with the person's own words for it. */
export const dateIn = (one: Json, field = 'date') => ({
  ...(isWording(text(one[field])) && !text(one.dateText)
    ? parseDate(text(one[field]))
    : { date: month(one[field]), dateText: text(one.dateText) }),
  ...(isFields(one.period) && fieldsOf(one.period, 'date', 'dateText')),
});
