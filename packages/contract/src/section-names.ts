/** The names of a resume's sections; `sections.ts` has their titles and fields. */

/** In the order of a document. */
export const moreSections = [
  'volunteering',
  'publications',
  'patents',
  'talks',
  'awards',
  'courses',
  'memberships',
  'militaryService',
  'references',
] as const;

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
  ...moreSections,
] as const;
export type SectionName = (typeof sectionNames)[number];

/** The order of a new resume. Sections missing in an order follow it in `sectionNames`' order. */
export const defaultSectionOrder: SectionName[] = [
  'personalInfo',
  'workExperience',
  'education',
  'skills',
  'projects',
  'certifications',
];

/** The sections whose entries have bullet points; those of custom sections have them, too. */
export const sectionsWithBullets = ['workExperience', 'volunteering', 'militaryService'] as const;
