/** The options of the content's choice fields. */

/** The levels of the Common European Framework of Reference for Languages, highest first. */
export const cefrLevels = ['C2', 'C1', 'B2', 'B1', 'A2', 'A1'] as const;

/** Language proficiency: in words, or by CEFR level. */
export const proficiencies = [
  ...(['Native', 'Fluent', 'Conversational', 'Basic'] as const),
  ...cefrLevels,
] as const;

export const publicationTypes = [
  'article',
  'conference',
  'book',
  'chapter',
  'thesis',
  'preprint',
  'report',
  'other',
] as const;

/** The kinds of links in the head, each with an icon and a name that documents may show. */
export const linkKinds = [
  'linkedin',
  'github',
  'gitlab',
  'stackoverflow',
  'orcid',
  'scholar',
  'researchgate',
  'xing',
  'x',
  'mastodon',
  'bluesky',
  'youtube',
  'instagram',
  'medium',
  'behance',
  'dribbble',
  'portfolio',
  'website',
  'other',
] as const;
export type LinkKind = (typeof linkKinds)[number];

/** The lists in the head of a resume, within `personalInfo`. */
export const headListNames = ['links', 'details'] as const;
export type HeadListName = (typeof headListNames)[number];
