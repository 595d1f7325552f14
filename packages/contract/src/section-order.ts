import { z } from 'zod';
import { sectionNames } from './section-names.ts';
import { type CustomReference as CustomPath, mostReferences } from './section-references.ts';

/** An id has at most 64 characters, each of which may be escaped as two. */
const customReference = /^customSections\/[^/]{1,128}$/;

const CustomReference = z
  .string()
  .regex(customReference, 'This is not a section.') as unknown as z.ZodType<CustomPath, string>;

export const SectionReference = z.union(
  [z.enum(sectionNames), CustomReference],
  'This is not a section.',
);

export const SectionOrder = z.array(SectionReference).max(mostReferences);
