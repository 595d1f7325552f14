import type { ResumeContent } from '@folio/contract/resume-content';
import {
  isCustomReference,
  placeSections,
  referenceTo,
  type SectionReference,
} from '@folio/contract/section-references';

/** The order of sections in the document. */
type Order = readonly SectionReference[];
type Custom = Pick<ResumeContent, 'customSections'>;

/** Moves a section before another, or to the end. Custom sections are moved individually. */
export function moveSection(
  order: Order,
  content: Custom,
  section: SectionReference,
  before: SectionReference | undefined,
): SectionReference[] {
  const others: SectionReference[] = placeSections(order, content).filter((one) => one !== section);
  const at = before === undefined ? others.length : others.indexOf(before);
  return joinedReferences(others.toSpliced(at, 0, section), content);
}

/**
 * Joins adjacent custom sections in list order into the reference to all of them, so that moving
 * one back restores it.
 */
function joinedReferences(
  order: SectionReference[],
  { customSections }: Custom,
): SectionReference[] {
  const all = customSections.map(({ id }) => referenceTo(id));
  const from = order.findIndex(isCustomReference);
  const isTogether = all.every((one, index) => order[from + index] === one);
  return from >= 0 && isTogether ? order.toSpliced(from, all.length, 'customSections') : order;
}

/** Updates the order after custom sections were reordered in their own list. */
export function followList(order: Order, { customSections }: Custom): Order {
  const named = customSections
    .map(({ id }) => referenceTo(id))
    .filter((reference) => order.includes(reference));
  if (named.length < 2) return order;
  let at = 0;
  const followed = order.map((one) =>
    isCustomReference(one) && named.includes(one) ? (named[at++] ?? one) : one,
  );
  return followed.every((one, index) => one === order[index]) ? order : followed;
}
