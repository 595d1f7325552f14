import { z } from 'zod';
import { type Bullet, Bullets } from './bullets.ts';
import { contentLimits, count, entries, identity, limitedText, tooMany } from './content-limits.ts';
import { withIds } from './entry-ids.ts';
import { storableText } from './storable-text.ts';

/**
 * The content of a resume: the one definition. This is the server form, which is stored and
 * answered; `editor-form.ts` holds the form that the editor works on and the map between the two.
 *
 * Dates are 'YYYY-MM' where the month is known. `dateText` (and `itemsText`) holds what the person
 * wrote wherever the structured fields beside it do not say exactly that, else it is empty.
 */
const shortText = limitedText(contentLimits.shortText);
const longText = limitedText(contentLimits.longText);
const periodText = limitedText(contentLimits.periodText);

const Items = z
  .array(storableText(contentLimits.longText))
  .max(
    contentLimits.itemsPerCategory,
    `A category holds at most ${count(contentLimits.itemsPerCategory)} skills.`,
  )
  .default([]);

const dates = { startDate: shortText, endDate: shortText, current: z.boolean().default(false) };

/** Of the owner's photos, the one that this resume shows; empty for none. */
export const PhotoId = z
  .string()
  .regex(/^(?:[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})?$/, 'This is not the id of a photo.')
  .default('');

export const PersonalInfo = z.strictObject({
  firstName: shortText,
  lastName: shortText,
  email: shortText,
  phone: shortText,
  title: shortText,
  location: shortText,
  website: shortText,
  summary: longText,
  photoId: PhotoId,
});
export type PersonalInfo = z.infer<typeof PersonalInfo>;

export const WorkExperience = z.strictObject({
  ...identity,
  company: shortText,
  position: shortText,
  location: shortText,
  ...dates,
  dateText: periodText,
  description: longText,
  bullets: Bullets,
});
export type WorkExperience = z.infer<typeof WorkExperience>;

export const Education = z.strictObject({
  ...identity,
  institution: shortText,
  degree: shortText,
  field: shortText,
  location: shortText,
  ...dates,
  dateText: periodText,
  description: longText,
});
export type Education = z.infer<typeof Education>;

export const SkillCategory = z.strictObject({
  ...identity,
  category: shortText,
  items: Items,
  itemsText: limitedText(contentLimits.itemsText),
});
export type SkillCategory = z.infer<typeof SkillCategory>;

export const Project = z.strictObject({
  ...identity,
  name: shortText,
  description: longText,
  technologies: longText,
  ...dates,
  dateText: periodText,
  link: limitedText(contentLimits.link),
});
export type Project = z.infer<typeof Project>;

export const Certification = z.strictObject({
  ...identity,
  name: shortText,
  issuer: shortText,
  date: shortText,
  dateText: periodText,
  description: longText,
});
export type Certification = z.infer<typeof Certification>;

export const proficiencies = ['Native', 'Fluent', 'Conversational', 'Basic'] as const;

export const Language = z.strictObject({
  ...identity,
  language: shortText,
  proficiency: z.enum(['', ...proficiencies]).default(''),
});
export type Language = z.infer<typeof Language>;

export const CustomEntry = z.strictObject({
  ...identity,
  title: shortText,
  subtitle: shortText,
  dateText: periodText,
  description: longText,
  bullets: Bullets,
});

export const CustomSection = z.strictObject({
  ...identity,
  title: shortText,
  entries: entries(CustomEntry),
});
export type CustomSection = z.infer<typeof CustomSection>;

/** The version of the shape below; `stored-content.ts` reads those before it. */
export const contentVersion = 1;

const ContentShape = z.strictObject({
  contentVersion: z.literal(contentVersion).default(contentVersion),
  personalInfo: PersonalInfo.prefault({}),
  workExperience: entries(WorkExperience),
  education: entries(Education),
  skills: entries(SkillCategory),
  projects: entries(Project),
  certifications: entries(Certification),
  languages: entries(Language),
  interests: longText,
  customSections: entries(CustomSection),
});

const bulletsInAll = [
  (content: z.infer<typeof ContentShape>) => countBullets(content) <= contentLimits.bulletsInAll,
  tooMany.bulletsInAll,
] as const;

/** Content as its sender has it: what has no id or place has empty ones. */
export const SentContent = ContentShape.refine(...bulletsInAll);

/** Content whose entries and bullets all have ids and places: what lacks them is given them. */
export const ResumeContent = ContentShape.overwrite((content) => withIds(content)).refine(
  ...bulletsInAll,
);
export type ResumeContent = z.infer<typeof ResumeContent>;

export function countBullets(content: {
  workExperience: readonly { bullets: readonly Bullet[] }[];
  customSections: readonly { entries: readonly { bullets: readonly Bullet[] }[] }[];
}): number {
  const lists = [
    ...content.workExperience,
    ...content.customSections.flatMap((section) => section.entries),
  ];
  return lists.reduce((sum, entry) => sum + entry.bullets.length, 0);
}

export const sectionNames = [
  'personalInfo',
  'workExperience',
  'education',
  'skills',
  'projects',
  'certifications',
  'languages',
  'interests',
  'customSections',
] as const;
export type SectionName = (typeof sectionNames)[number];

/** The order of a new resume. Sections that an order leaves out follow it in `sectionNames`' order. */
export const defaultSectionOrder: SectionName[] = [
  'personalInfo',
  'workExperience',
  'education',
  'skills',
  'projects',
  'certifications',
];

export const SectionOrder = z.array(z.enum(sectionNames)).max(sectionNames.length);

export function completeOrder(order: readonly SectionName[]): SectionName[] {
  return [...new Set([...order, ...sectionNames])];
}

export const emptyContent = (): ResumeContent => ResumeContent.parse({});
