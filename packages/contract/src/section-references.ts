import { contentLimits } from './content-limits.ts';
import { joinPath } from './content-path.ts';
import { type SectionName, sectionNames } from './section-names.ts';

/**
 * Where sections stand, and which are hidden, is said by references: the name of a section, or the
 * content path of one custom section, `customSections/<id>`. The name `customSections` means all of
 * those that no reference of their own places.
 *
 * References stand in the same lists as names, in `order` and in settings. The release before knows
 * the names alone: it leaves out what is none, and keeps it where it stands (`mergeStoredValue`).
 */
export type CustomReference = `customSections/${string}`;
export type SectionReference = SectionName | CustomReference;

/** As many references as there can be sections. */
export const mostReferences = sectionNames.length + contentLimits.entriesPerSection;

/** The reference to a section of one's own. */
export const referenceTo = (customSectionId: string): CustomReference =>
  `customSections/${joinPath(customSectionId)}`;

/** Whether a reference is to a section of one's own. */
export const isCustomReference = (reference: SectionReference): reference is CustomReference =>
  reference.startsWith('customSections/');

/** The section that a reference is to, or is one of. */
export const sectionOf = (reference: SectionReference): SectionName =>
  isCustomReference(reference) ? 'customSections' : reference;

/** Every section once, custom sections together where the first of them stands. */
export const completeOrder = (order: readonly SectionReference[]): SectionName[] => [
  ...new Set([...order.map(sectionOf), ...sectionNames]),
];

type WithCustom = { customSections: readonly { id: string }[] };

/**
 * A reference to each section once, and to each custom section by itself, in the order of a document.
 * What an order names and the content no longer has is left out.
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
