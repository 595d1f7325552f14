import { z } from 'zod';
import { contentLimits, count } from './content-limits.ts';
import { EntryId, limitedText } from './text-schemas.ts';

/** The statuses with which an application is over. */
export const endedStatuses = ['accepted', 'rejected', 'withdrawn', 'no-answer'] as const;
/** In the order of a search for work. */
export const applicationStatuses = [
  'saved',
  'applied',
  'screening',
  'interview',
  'offer',
  ...endedStatuses,
] as const;
export const ApplicationStatus = z.enum(applicationStatuses);
export type ApplicationStatus = z.infer<typeof ApplicationStatus>;

export const applicationLimits = {
  /** Applications of one account, without deleted ones. */
  applications: 3_000,
  /** How many may be changed at once. */
  atOnce: 500,
  /** How many may be added at once. */
  importedAtOnce: 500,
  /** How many whole ones an answer has. */
  exported: 50,
  /** How many events an answer has, of all applications. */
  listedEvents: 1_000,
  /** Events of one application: with all texts at their limits, it still fits `bodyLimits.texts`. */
  events: 100,
  contacts: 20,
  contactText: 200,
  notes: 10_000,
  /** Questions that somebody has prepared an answer to for an interview. */
  preparations: 40,
  preparation: 2_000,
  leftOut: 100,
} as const;

const shortText = limitedText(contentLimits.shortText);
const contactText = limitedText(applicationLimits.contactText);

/** A day as calendars count it, wherever somebody is; they have no year 0, which the database refuses. */
export const Day = z.iso
  .date('This is not a day')
  .refine((day) => !day.startsWith('0000'), 'This is not a day');

/** What happened on a day: a change of the status, or what its owner has noted. */
export const ApplicationEvent = z.strictObject({
  id: EntryId,
  day: Day,
  /** What the status became; null of what is only noted. */
  status: ApplicationStatus.nullable().default(null),
  text: shortText,
});
export type ApplicationEvent = z.infer<typeof ApplicationEvent>;

export const ApplicationContact = z.strictObject({
  id: EntryId,
  name: contactText,
  /** What they do, and where one has met them. */
  about: contactText,
  email: contactText,
  phone: contactText,
});
export type ApplicationContact = z.infer<typeof ApplicationContact>;

/** What somebody has noted for a question that an interview may bring. */
export const Preparation = z.strictObject({
  id: EntryId,
  question: shortText,
  notes: limitedText(applicationLimits.preparation),
});
export type Preparation = z.infer<typeof Preparation>;

const upTo = (most: number, things: string) =>
  `An application can have up to ${count(most)} ${things}.`;

/** What an owner writes of an application; every text may be empty. */
export const applicationFields = {
  role: shortText,
  company: shortText,
  place: shortText,
  /** The pay, as the advertisement states it. */
  pay: shortText,
  /** Where the job was found. */
  source: shortText,
  link: limitedText(contentLimits.link),
  /** The whole advertisement: pages go when a job is filled. */
  jobDescription: limitedText(contentLimits.longText),
  notes: limitedText(applicationLimits.notes),
  status: ApplicationStatus.default('saved'),
  nextStep: shortText,
  nextStepDay: Day.nullable().default(null),
  /** The resume, or the tailored version of one, that goes with it; its letter goes along. */
  resumeId: z.uuid().nullable().default(null),
  /** The last day to apply, as the advertisement states it. */
  deadline: Day.nullable().default(null),
  contacts: z
    .array(ApplicationContact)
    .max(applicationLimits.contacts, upTo(applicationLimits.contacts, 'contacts'))
    .default([]),
  /** In the order of their days. */
  events: z
    .array(ApplicationEvent)
    .max(applicationLimits.events, upTo(applicationLimits.events, 'events'))
    .default([]),
  /** Needs of the job that its owner doesn't have, as the match names them: nothing asks for them again. */
  leftOut: z
    .array(shortText.unwrap())
    .max(applicationLimits.leftOut, upTo(applicationLimits.leftOut, 'needs that are left out'))
    .default([]),
  /** What is noted for its interviews. */
  preparation: z
    .array(Preparation)
    .max(applicationLimits.preparations, upTo(applicationLimits.preparations, 'prepared questions'))
    .default([]),
};
export const ApplicationFields = z.object(applicationFields);
export type ApplicationFields = z.infer<typeof ApplicationFields>;
