import { z } from 'zod';
import { Bullets } from './bullet-fields.ts';
import type { Bullet } from './bullets.ts';
import { proficiencies } from './content-choices.ts';
import { contentLimits, count, tooMany } from './content-limits.ts';
import { withIds } from './entry-ids.ts';
import { headLists, moreLists } from './more-entries.ts';
import { sectionsWithBullets } from './section-names.ts';
import {
  entries,
  entryFields,
  identity,
  limitedText,
  linkText,
  longText,
  periodDates,
  shortText,
  singleDate,
  storableText,
} from './text-schemas.ts';

/**
 * The content of a resume. The only definition. This is the server form, which is stored, edited
 * and returned; `editor-form.ts` has the form that callers may send, and its conversion. `dateText`
 * (and `itemsText`) holds what the person wrote if the structured fields do not format to exactly
 * that; otherwise it is empty. `more-entries.ts` has the rarer sections.
 */
const Items = z
  .array(storableText(contentLimits.longText))
  .max(
    contentLimits.itemsPerCategory,
    `A category can have up to ${count(contentLimits.itemsPerCategory)} skills.`,
  )
  .default([]);

/** The id of the photo of its owner's that this resume shows, or '' for none. */
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
  ...headLists,
});
export type PersonalInfo = z.infer<typeof PersonalInfo>;

export const WorkExperience = z.strictObject({
  ...entryFields,
  company: shortText,
  position: shortText,
  location: shortText,
  ...periodDates,
  description: longText,
  bullets: Bullets,
  /**
   * Another role at the employer of the entry above. Consecutive entries with this flag, and the
   * same company or none, are shown as one group.
   */
  sameEmployer: z.boolean().default(false),
});
export type WorkExperience = z.infer<typeof WorkExperience>;

export const Education = z.strictObject({
  ...entryFields,
  institution: shortText,
  degree: shortText,
  field: shortText,
  location: shortText,
  ...periodDates,
  description: longText,
});
export type Education = z.infer<typeof Education>;

export const SkillCategory = z.strictObject({
  ...entryFields,
  category: shortText,
  items: Items,
  itemsText: limitedText(contentLimits.itemsText),
});
export type SkillCategory = z.infer<typeof SkillCategory>;

export const Project = z.strictObject({
  ...entryFields,
  name: shortText,
  description: longText,
  technologies: longText,
  ...periodDates,
  link: linkText,
});
export type Project = z.infer<typeof Project>;

export const Certification = z.strictObject({
  ...entryFields,
  name: shortText,
  issuer: shortText,
  ...singleDate,
  description: longText,
});
export type Certification = z.infer<typeof Certification>;

export const Language = z.strictObject({
  ...entryFields,
  language: shortText,
  proficiency: z.enum(['', ...proficiencies]).default(''),
});
export type Language = z.infer<typeof Language>;

export const CustomEntry = z.strictObject({
  ...entryFields,
  title: shortText,
  subtitle: shortText,
  ...periodDates,
  link: linkText,
  description: longText,
  bullets: Bullets,
});
export type CustomEntry = z.infer<typeof CustomEntry>;

/** Its visibility and position are references in other fields: see `section-references.ts`. */
export const CustomSection = z.strictObject({
  ...identity,
  title: shortText,
  entries: entries(CustomEntry),
});
export type CustomSection = z.infer<typeof CustomSection>;

/** The version of this shape. `stored-versions.ts` migrates earlier versions. */
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
  ...moreLists,
});

const bulletsInAll = [
  (content: z.infer<typeof ContentShape>) => countBullets(content) <= contentLimits.bulletsInAll,
  tooMany.bulletsInAll,
] as const;

/** Content as a caller sends it; ids and places may be empty. */
export const SentContent = ContentShape.refine(...bulletsInAll);

/** Content in which all entries and bullets have ids and places; missing ones are filled in. */
export const ResumeContent = ContentShape.overwrite((content) => withIds(content)).refine(
  ...bulletsInAll,
);
export type ResumeContent = z.infer<typeof ResumeContent>;

type WithBullets = readonly { bullets: readonly Bullet[] }[];

/** Returns the number of bullets in all sections of a content. */
export function countBullets(
  content: Record<(typeof sectionsWithBullets)[number], WithBullets> & {
    customSections: readonly { entries: WithBullets }[];
  },
): number {
  const lists = [
    ...sectionsWithBullets.flatMap((section) => content[section]),
    ...content.customSections.flatMap((section) => section.entries),
  ];
  return lists.reduce((sum, entry) => sum + entry.bullets.length, 0);
}
