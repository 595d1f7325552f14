/**
 * Labels of segments. A label with `^` begins an entry, which separates two jobs at the same
 * employer.
 */
const jobParts = ['company', 'position', 'period', 'work-place', 'work-aside'] as const;
const studyParts = ['school', 'degree', 'field', 'study-period', 'study-place'] as const;
const begins = [...jobParts, ...studyParts].map((part) => `${part}^` as const);

export const labels = [
  ...(['name', 'title', 'email', 'phone', 'place', 'website', 'head-aside', 'summary'] as const),
  ...(['heading-summary', 'heading-work', 'heading-study', 'heading-skills'] as const),
  'heading-other',
  ...jobParts,
  ...studyParts,
  ...begins,
  ...(['bullet', 'bullet-more', 'work-text', 'study-text', 'study-aside'] as const),
  ...(['skill', 'skill-group', 'skill-aside', 'other'] as const),
] as const;
export type Label = (typeof labels)[number];
export const labelCount = labels.length;
export type Part = Exclude<Label, `${string}^`>;

const ids = new Map<Label, number>(labels.map((label, id) => [label, id]));
export const labelId = (label: Label): number => ids.get(label) ?? 0;
export const labelOf = (id: number): Label => labels[id] ?? 'other';

/** Returns a label without its mark for the beginning of an entry. */
export const partOf = (label: Label): Part => label.replace('^', '') as Part;
export const beginsEntry = (label: Label): boolean => label.endsWith('^');

const jobLabels: ReadonlySet<Part> = new Set([...jobParts, 'bullet', 'bullet-more', 'work-text']);
const studyLabels: ReadonlySet<Part> = new Set([...studyParts, 'study-text', 'study-aside']);
const skillLabels: ReadonlySet<Part> = new Set(['skill', 'skill-group', 'skill-aside']);

export type Region = 'work' | 'study' | 'skills' | 'summary' | 'other';

/** Returns the section that a label belongs to. */
export function regionOf(part: Part): Region {
  if (jobLabels.has(part)) return 'work';
  if (studyLabels.has(part)) return 'study';
  if (skillLabels.has(part)) return 'skills';
  return part === 'summary' ? 'summary' : 'other';
}
