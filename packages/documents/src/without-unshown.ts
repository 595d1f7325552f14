import { joinPath } from '@folio/contract/content-path';
import { parseItems } from '@folio/contract/items-text';
import type { ResumeContent } from '@folio/contract/resume-content';
import { comparedWords } from '@folio/contract/shown-texts';
import { webHref } from '@folio/contract/web-address';
import { mapSame } from './map-children.ts';
import { withoutScheme } from './outline/contacts.ts';
import { isVisible, type Outline } from './outline/outline.ts';

/**
 * Returns a content without the parts of its entries that the outline doesn't show: the title of an
 * empty custom section, an invalid or duplicate address, skills replaced by their own wording,
 * months if only years are shown, and dates that a date's wording does not contain.
 */
export function withoutUnshown(content: ResumeContent, outline: Outline): ResumeContent {
  const { contacts, sections, locale } = outline;
  const shown = new Set(sections.map(({ path }) => path));
  const shownTexts = textsIn([contacts, sections]);
  const isYearAlone = locale.dates.format === 'YYYY';
  return inEachNode(
    {
      ...content,
      customSections: content.customSections.filter(({ id }) =>
        shown.has(joinPath('customSections', id)),
      ),
    },
    (node) => ({
      ...shownAddresses(node, shownTexts),
      ...shownItems(node),
      ...shownDates(node, isYearAlone),
    }),
  );
}

type Node = Readonly<Record<string, unknown>>;

/** Collects all texts at any depth: visible texts and link targets. */
function textsIn(value: unknown, found = new Set<string>()): ReadonlySet<string> {
  if (typeof value === 'string') found.add(value);
  else if (typeof value === 'object' && value !== null)
    for (const one of Object.values(value)) textsIn(one, found);
  return found;
}

/** Fields that may hold more than is shown; most nodes have none of them. */
const informative = ['link', 'url', 'itemsText', 'dateText'] as const;

/** Maps every node; unchanged values keep their identity. */
function inEachNode<T>(value: T, change: (node: Node) => Node): T;
function inEachNode(value: unknown, change: (node: Node) => Node): unknown {
  if (Array.isArray(value)) return mapSame(value, (one) => inEachNode(one, change));
  if (typeof value !== 'object' || value === null) return value;
  const within = Object.entries(value).flatMap(([name, one]) => {
    const changed = inEachNode(one, change);
    return changed === one ? [] : [[name, changed] as const];
  });
  const isInformative = informative.some((field) => field in value);
  if (within.length === 0 && !isInformative) return value;
  return { ...value, ...Object.fromEntries(within), ...(isInformative && change(value as Node)) };
}

/** A link that isn't an address is shown as text, by itself or after its label. */
function shownAddresses(node: Node, shownTexts: ReadonlySet<string>): Node {
  const hasVisibleText = (address: string) => {
    const href = webHref(address);
    return href
      ? shownTexts.has(href) || shownTexts.has(withoutScheme(address))
      : isVisible(address);
  };
  const ignoredFields = (['link', 'url'] as const).filter((field) => {
    const address = node[field];
    return typeof address === 'string' && !hasVisibleText(address.trim());
  });
  return Object.fromEntries(ignoredFields.map((field) => [field, '']));
}

const shownItems = ({ itemsText }: Node): Node =>
  typeof itemsText === 'string' && itemsText !== '' ? { items: parseItems(itemsText).items } : {};

function shownDates(node: Node, isYearAlone: boolean): Node {
  const { dateText } = node;
  if (typeof dateText !== 'string') return {};
  const words = new Set(comparedWords(dateText));
  const dates = (['date', 'startDate', 'endDate'] as const).flatMap((field) => {
    const date = node[field];
    if (typeof date !== 'string') return [];
    const hasVisibleText =
      (dateText === '' || words.has(date.slice(0, 4))) && !(field === 'endDate' && node.current);
    return [[field, hasVisibleText ? shownDate(date, isYearAlone) : ''] as const];
  });
  const shown = Object.fromEntries(dates);
  // If months are left out, two months of one year become that year.
  const isOneYear = shown.startDate === shown.endDate && node.startDate !== node.endDate;
  return isYearAlone && isOneYear ? { ...shown, endDate: '' } : shown;
}

const shownDate = (date: string, isYearAlone: boolean): string =>
  isYearAlone && /^\d{4}-(?:0[1-9]|1[0-2])$/.test(date) ? date.slice(0, 4) : date;
