import type { z } from 'zod';
import type { HeadListName } from './content-choices.ts';
import {
  Award,
  Course,
  HeadDetail,
  HeadLink,
  Membership,
  MilitaryService,
  Patent,
  Publication,
  Reference,
  Talk,
  Volunteering,
} from './more-entries.ts';
import {
  Certification,
  CustomEntry,
  CustomSection,
  Education,
  Language,
  Project,
  SkillCategory,
  WorkExperience,
} from './resume-content.ts';
import type { ListSection } from './sections.ts';

/**
 * The schema of each section's entries. The registry has their names and fields (`sections.ts`).
 */
export const entrySchemas: Readonly<Record<ListSection, z.ZodObject>> = {
  workExperience: WorkExperience,
  education: Education,
  projects: Project,
  certifications: Certification,
  skills: SkillCategory,
  languages: Language,
  customSections: CustomSection,
  volunteering: Volunteering,
  publications: Publication,
  patents: Patent,
  talks: Talk,
  awards: Award,
  courses: Course,
  memberships: Membership,
  militaryService: MilitaryService,
  references: Reference,
};

/** The entries of each of the sections that a person adds. */
export const customEntrySchema: z.ZodObject = CustomEntry;

export const headEntrySchemas: Readonly<Record<HeadListName, z.ZodObject>> = {
  links: HeadLink,
  details: HeadDetail,
};
