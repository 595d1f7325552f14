import { parseDate, parsePeriod } from '@folio/contract/date-text';
import { type Fields, isFields } from '@folio/contract/fields';

/** What stands in a JSON Resume, of which nothing is certain. */
export type Json = Fields;

/** Whatever stands where a text should be: a text, or nothing. */
export const text = (value: unknown): string =>
  typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : '';

export const list = (value: unknown): Json[] =>
  Array.isArray(value) ? value.filter(isFields) : [];

export const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.map(text).filter(Boolean) : [];

/** Days are cut to months, which is what a resume holds. */
const month = (value: unknown): string => /^\d{4}(?:-\d{2})?/.exec(text(value))?.[0] ?? '';

/** Where no end is said the entry lasts, unless our own words for the period say otherwise. */
export const period = (one: Json) => ({
  ...datesOf(one),
  ...(isFields(one.period) && {
    ...fieldsOf(one.period, 'startDate', 'endDate', 'dateText'),
    current: one.period.current === true,
  }),
});

/** What is stored, word by word, where the schema's fields do not say it: of our own files alone. */
const fieldsOf = (one: Json, ...names: string[]) =>
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

/** 'May 2020', where the schema asks for '2020-05'. */
const isWording = (date: string): boolean => date !== '' && month(date) === '';

/** What may be said of any entry: whether it is hidden. */
export const flagsOf = (one: Json) => (one.isHidden === true ? { isHidden: true } : {});

export type Point = string | { text: string; isHidden: boolean };

/** Our own list holds those that are hidden, too, which no reader of the schema should show. */
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
