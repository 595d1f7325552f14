import type { ResumeContent } from '@folio/contract/resume-content';
import {
  isCustomReference,
  placeSections,
  referenceTo,
  type SectionReference,
} from '@folio/contract/section-references';

/** Where sections stand in the document, as its owner moves them. */
type Order = readonly SectionReference[];
type Custom = Pick<ResumeContent, 'customSections'>;

/** The order with a section before another, or behind all. Custom sections are moved one by one. */
export function moveSection(
  order: Order,
  content: Custom,
  section: SectionReference,
  before: SectionReference | undefined,
): SectionReference[] {
  const others: SectionReference[] = placeSections(order, content).filter((one) => one !== section);
  const at = before === undefined ? others.length : others.indexOf(before);
  return asOne(others.toSpliced(at, 0, section), content);
}

/** Custom sections that stand together in the order of their list are named as one, as they were. */
function asOne(order: SectionReference[], { customSections }: Custom): SectionReference[] {
  const all = customSections.map(({ id }) => referenceTo(id));
  const from = order.findIndex(isCustomReference);
  const isTogether = all.every((one, index) => order[from + index] === one);
  return from >= 0 && isTogether ? order.toSpliced(from, all.length, 'customSections') : order;
}

/** After custom sections were moved in their own list: those that the order names follow that. */
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
