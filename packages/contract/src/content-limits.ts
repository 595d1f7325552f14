import { z } from 'zod';
import { storableText } from './storable-text.ts';

export const contentLimits = {
  shortText: 300,
  longText: 20_000,
  /** Two short texts with ' – ' between them. */
  periodText: 603,
  link: 2_000,
  itemsText: 1_000_000,
  entriesPerSection: 200,
  itemsPerCategory: 500,
  /** Links and own details in the head of a resume, of each. */
  headEntries: 30,
  bulletsPerEntry: 1_000,
  bulletsInAll: 3_000,
  /** Each costs as much to check as hundreds of letters, though it may be empty. */
  entriesInAll: 4_000,
  textsInAll: 20_000,
} as const;

/** A number as it is told to people. */
export const count = (limit: number) => limit.toLocaleString('en');

/** What is said of lists that are longer than they may be. */
export const tooMany = {
  entries: `A section holds at most ${count(contentLimits.entriesPerSection)} entries.`,
  headEntries: `The head of a resume holds at most ${count(contentLimits.headEntries)} of these.`,
  bullets: `An entry holds at most ${count(contentLimits.bulletsPerEntry)} bullet points.`,
  bulletsInAll: `A resume holds at most ${count(contentLimits.bulletsInAll)} bullet points.`,
} as const;

/** A text of at most `limit` characters, told so in words; empty when it is left out. */
export const limitedText = (limit: number) =>
  storableText(limit, `This text may have at most ${count(limit)} characters.`).default('');

export const EntryKey = storableText(64).optional();

/** Of an entry or a bullet within its list; empty until `withIds` gives it one. */
export const EntryId = storableText(64).default('');
/** Where it is in its list: a fractional index; empty until `withIds` gives it one. */
export const Place = storableText(100).default('');
export const identity = { id: EntryId, place: Place };

/**
 * What every entry has. One that is hidden stays in the form, the history and the backup, and is in
 * no document: see `withoutHidden`.
 */
export const entryFields = { ...identity, isHidden: z.boolean().default(false) };

export const shortText = limitedText(contentLimits.shortText);
export const longText = limitedText(contentLimits.longText);
export const linkText = limitedText(contentLimits.link);

/** Dates are 'YYYY-MM' where the month is known. `dateText` holds what is written beside them. */
const asWritten = { dateText: limitedText(contentLimits.periodText) };
export const singleDate = { date: shortText, ...asWritten };
export const periodDates = {
  ...{ startDate: shortText, endDate: shortText, current: z.boolean().default(false) },
  ...asWritten,
};

export const entries = <T extends z.ZodType>(entry: T) =>
  z.array(entry).max(contentLimits.entriesPerSection, tooMany.entries).default([]);
