import { z } from 'zod';
import { contentLimits, count, tooMany } from './content-limits.ts';
import { toStorable } from './storable-text.ts';

/**
 * A text that every store and painter can hold: without NUL and lone surrogates, which PostgreSQL
 * rejects. They are invisible, and come with text that is pasted or read from files.
 */
export const storableText = (max: number, tooLong?: string) =>
  z.string().overwrite(toStorable).max(max, tooLong);

/** A text of at most `limit` characters, with an error message; empty if omitted. */
export const limitedText = (limit: number) =>
  storableText(limit, `This text can have up to ${count(limit)} characters.`).default('');

export const EntryKey = storableText(64).optional();

/** The id of an entry or a bullet within its list; empty until `withIds` gives it one. */
export const EntryId = storableText(64).default('');
/** The position in its list: a fractional index; empty until `withIds` gives it one. */
export const Place = storableText(100).default('');
export const identity = { id: EntryId, place: Place };

/**
 * The fields of every entry. A hidden one stays in the form, the history and the backup, but is in
 * no document: see `withoutHidden`.
 */
export const entryFields = { ...identity, isHidden: z.boolean().default(false) };

export const shortText = limitedText(contentLimits.shortText);
export const longText = limitedText(contentLimits.longText);
export const linkText = limitedText(contentLimits.link);

/** Dates are 'YYYY-MM' if the month is known. `dateText` holds the original wording. */
const asWritten = { dateText: limitedText(contentLimits.periodText) };
export const singleDate = { date: shortText, ...asWritten };
export const periodDates = {
  startDate: shortText,
  endDate: shortText,
  current: z.boolean().default(false),
  ...asWritten,
};

/** A list of entries, at most `contentLimits.entriesPerSection`. */
export const entries = <T extends z.ZodType>(entry: T) =>
  z.array(entry).max(contentLimits.entriesPerSection, tooMany.entries).default([]);
