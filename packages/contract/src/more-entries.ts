import { z } from 'zod';
import { Bullets } from './bullet-fields.ts';
import { type HeadListName, linkKinds, publicationTypes } from './content-choices.ts';
import { contentLimits, tooMany } from './content-limits.ts';
import type { moreSections } from './section-names.ts';
import {
  entries,
  entryFields,
  identity,
  linkText,
  longText,
  periodDates,
  shortText,
  singleDate,
} from './text-schemas.ts';

/**
 * The rarer sections, each with its own kind of entry. All of these lists are empty until their
 * owner adds the section. Months, wording and ids are as in `resume-content.ts`.
 */
export const Publication = z.strictObject({
  ...entryFields,
  type: z.enum(['', ...publicationTypes]).default(''),
  title: shortText,
  /** In order, separated by commas: 'Ada Lovelace, Charles Babbage'. */
  authors: longText,
  /** The journal, the proceedings, or the book that a chapter is in. */
  venue: shortText,
  volume: shortText,
  issue: shortText,
  pages: shortText,
  publisher: shortText,
  ...singleDate,
  /** The DOI without a URL before it: '10.1000/182'. */
  doi: shortText,
  link: linkText,
  description: longText,
});
export type Publication = z.infer<typeof Publication>;

export const Award = z.strictObject({
  ...entryFields,
  title: shortText,
  awarder: shortText,
  ...singleDate,
  link: linkText,
  description: longText,
});
export type Award = z.infer<typeof Award>;

export const Volunteering = z.strictObject({
  ...entryFields,
  organization: shortText,
  position: shortText,
  location: shortText,
  ...periodDates,
  link: linkText,
  description: longText,
  bullets: Bullets,
});
export type Volunteering = z.infer<typeof Volunteering>;

export const Course = z.strictObject({
  ...entryFields,
  name: shortText,
  institution: shortText,
  ...periodDates,
  link: linkText,
  description: longText,
});
export type Course = z.infer<typeof Course>;

/** A person who recommends the owner. */
export const Reference = z.strictObject({
  ...entryFields,
  name: shortText,
  position: shortText,
  organization: shortText,
  /** 'Manager at Acme, 2019 to 2022'. */
  relationship: shortText,
  email: shortText,
  phone: shortText,
  /** Their quoted words. */
  description: longText,
});
export type Reference = z.infer<typeof Reference>;

export const Patent = z.strictObject({
  ...entryFields,
  title: shortText,
  /** 'US 10,123,456 B2'. */
  number: shortText,
  office: shortText,
  inventors: longText,
  /** 'Granted', 'Pending'. */
  status: shortText,
  ...singleDate,
  link: linkText,
  description: longText,
});
export type Patent = z.infer<typeof Patent>;

export const Talk = z.strictObject({
  ...entryFields,
  title: shortText,
  event: shortText,
  location: shortText,
  ...singleDate,
  link: linkText,
  description: longText,
});
export type Talk = z.infer<typeof Talk>;

export const Membership = z.strictObject({
  ...entryFields,
  organization: shortText,
  role: shortText,
  ...periodDates,
  link: linkText,
  description: longText,
});
export type Membership = z.infer<typeof Membership>;

export const MilitaryService = z.strictObject({
  ...entryFields,
  branch: shortText,
  rank: shortText,
  location: shortText,
  ...periodDates,
  description: longText,
  bullets: Bullets,
});
export type MilitaryService = z.infer<typeof MilitaryService>;

export const moreLists = {
  publications: entries(Publication),
  awards: entries(Award),
  volunteering: entries(Volunteering),
  courses: entries(Course),
  references: entries(Reference),
  patents: entries(Patent),
  talks: entries(Talk),
  memberships: entries(Membership),
  militaryService: entries(MilitaryService),
} satisfies Record<(typeof moreSections)[number], z.ZodType>;

export const HeadLink = z.strictObject({
  ...identity,
  kind: z.enum(linkKinds).default('other'),
  url: linkText,
  /** The link's text; if empty, the address itself. */
  label: shortText,
});
export type HeadLink = z.infer<typeof HeadLink>;

/**
 * Another personal detail in the head, with its owner's label: 'Date of birth', 'Nationality',
 * 'Visa'.
 */
export const HeadDetail = z.strictObject({ ...identity, label: shortText, value: shortText });
export type HeadDetail = z.infer<typeof HeadDetail>;

const headList = <T extends z.ZodType>(entry: T) =>
  z.array(entry).max(contentLimits.headEntries, tooMany.headEntries).default([]);

/** The lists in the head of a resume, within `personalInfo`. */
export const headLists = {
  links: headList(HeadLink),
  details: headList(HeadDetail),
} satisfies Record<HeadListName, z.ZodType>;
