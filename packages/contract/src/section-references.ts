import { contentLimits } from './content-limits.ts';
import { joinPath } from './content-path.ts';
import { type SectionName, sectionNames } from './section-names.ts';

/**
 * The order of sections and the list of hidden ones consist of references: the name of a section,
 * or the content path of one custom section, `customSections/<id>`. The name `customSections`
 * refers to all custom sections without a reference of their own. References share their lists
 * (`order`, settings) with names. The previous release knows only names: it ignores other
 * references and preserves them in place (`mergeStoredValue`).
 */
export type CustomReference = `customSections/${string}`;
export type SectionReference = SectionName | CustomReference;

/** The largest possible number of references, one per section. */
export const mostReferences = sectionNames.length + contentLimits.entriesPerSection;

/** The reference to a custom section. */
export const referenceTo = (customSectionId: string): CustomReference =>
  `customSections/${joinPath(customSectionId)}`;

/** Whether a reference is to a custom section. */
export const isCustomReference = (reference: SectionReference): reference is CustomReference =>
  reference.startsWith('customSections/');

/** The section name of a reference. */
export const sectionOf = (reference: SectionReference): SectionName =>
  isCustomReference(reference) ? 'customSections' : reference;

/**
 * Returns every section name once, with custom sections together at the position of the first one.
 */
export const completeOrder = (order: readonly SectionReference[]): SectionName[] => [
  ...new Set([...order.map(sectionOf), ...sectionNames]),
];

type WithCustom = { customSections: readonly { id: string }[] };

/**
 * Returns one reference to each section, with each custom section individually, in document order.
 * References to deleted sections are left out.
 */
export function placeSections(
  order: readonly SectionReference[],
  { customSections }: WithCustom,
): Exclude<SectionReference, 'customSections'>[] {
  const all = customSections.map(({ id }) => referenceTo(id));
  const placed = new Set<SectionReference>(order);
  const others = all.filter((reference) => !placed.has(reference));
  const known = new Set<SectionReference>([...sectionNames, ...all]);
  const complete = [...order.filter((reference) => known.has(reference)), ...sectionNames];
  return [...new Set(complete.flatMap((one) => (one === 'customSections' ? others : [one])))];
}
