import { z } from 'zod';
import { contentLimits, count } from './content-limits.ts';
import { EntryId, limitedText } from './text-schemas.ts';

/** The statuses of an application that has ended. */
export const endedStatuses = ['accepted', 'rejected', 'withdrawn', 'no-answer'] as const;
/** In the order of a job search. */
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
  /** Applications of one account, excluding deleted ones. */
  applications: 3_000,
  /** How many may be changed at once. */
  atOnce: 500,
  /** How many may be added at once. */
  importedAtOnce: 500,
  /** The most whole applications in one response. */
  exported: 50,
  /** The most events in one response, across all applications. */
  listedEvents: 1_000,
  /**
   * Events of one application. With all texts at their limits they still fit `bodyLimits.texts`.
   */
  events: 100,
  contacts: 20,
  contactText: 200,
  notes: 10_000,
  /** Interview questions with a prepared answer. */
  preparations: 40,
  preparation: 2_000,
  leftOut: 100,
} as const;

const shortText = limitedText(contentLimits.shortText);
const contactText = limitedText(applicationLimits.contactText);

/**
 * A calendar day, independent of time zones. Year 0 is rejected, because the database rejects it.
 */
export const Day = z.iso
  .date('This is not a day')
  .refine((day) => !day.startsWith('0000'), 'This is not a day');

/** Something that happened on a day: a change of status, or a note of its owner's. */
export const ApplicationEvent = z.strictObject({
  id: EntryId,
  day: Day,
  /** The new status, or null for a note. */
  status: ApplicationStatus.nullable().default(null),
  text: shortText,
});
export type ApplicationEvent = z.infer<typeof ApplicationEvent>;

export const ApplicationContact = z.strictObject({
  id: EntryId,
  name: contactText,
  /** What they do, and where they were met. */
  about: contactText,
  email: contactText,
  phone: contactText,
});
export type ApplicationContact = z.infer<typeof ApplicationContact>;

/** Notes for a likely interview question. */
export const Preparation = z.strictObject({
  id: EntryId,
  question: shortText,
  notes: limitedText(applicationLimits.preparation),
});
export type Preparation = z.infer<typeof Preparation>;

const upTo = (most: number, things: string) =>
  `An application can have up to ${count(most)} ${things}.`;

/** The fields of an application that its owner writes; every text may be empty. */
export const applicationFields = {
  role: shortText,
  company: shortText,
  place: shortText,
  /** The pay as the advertisement states it. */
  pay: shortText,
  /** Where the job was found. */
  source: shortText,
  link: limitedText(contentLimits.link),
  /** The whole advertisement, because its page disappears once the job is filled. */
  jobDescription: limitedText(contentLimits.longText),
  notes: limitedText(applicationLimits.notes),
  status: ApplicationStatus.default('saved'),
  nextStep: shortText,
  nextStepDay: Day.nullable().default(null),
  /** The resume, or a tailored version of one, for this application. It includes its own letter. */
  resumeId: z.uuid().nullable().default(null),
  /** The last day to apply, as the advertisement states it. */
  deadline: Day.nullable().default(null),
  contacts: z
    .array(ApplicationContact)
    .max(applicationLimits.contacts, upTo(applicationLimits.contacts, 'contacts'))
    .default([]),
  /** Sorted by day. */
  events: z
    .array(ApplicationEvent)
    .max(applicationLimits.events, upTo(applicationLimits.events, 'events'))
    .default([]),
  /**
   * Needs of the job that its owner doesn't have, as the match names them. Nothing asks about them
   * again.
   */
  leftOut: z
    .array(shortText.unwrap())
    .max(applicationLimits.leftOut, upTo(applicationLimits.leftOut, 'needs that are left out'))
    .default([]),
  /** Notes for its interviews. */
  preparation: z
    .array(Preparation)
    .max(applicationLimits.preparations, upTo(applicationLimits.preparations, 'prepared questions'))
    .default([]),
};
export const ApplicationFields = z.object(applicationFields);
export type ApplicationFields = z.infer<typeof ApplicationFields>;
