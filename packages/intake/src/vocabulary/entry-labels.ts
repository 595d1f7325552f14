import { readTable } from '@folio/tables/read-table';

/**
 * The slots of an entry that a label or table column may name. If a label belongs to two, the first
 * counts.
 */
const entrySlots = [
  'company',
  'role',
  'dates',
  'place',
  'school',
  'degree',
  'field',
  'detail',
  'duties',
] as const;
export type EntrySlot = (typeof entrySlots)[number];

/** Labels and column headings of forms, by the kind of text after or below them. */
const labels = readTable(new URL('./entry-labels.tsv', import.meta.url), {
  kind: entrySlots,
  language: 'text',
  pattern: 'text',
});

const patterns = entrySlots.map((slot): [EntrySlot, RegExp] => {
  const words = labels.filter(({ kind }) => kind === slot).map(({ pattern }) => pattern);
  const name = slot === 'company' ? '(?: name)?' : '';
  return [slot, new RegExp(`^(?:${words.join('|')})${name}$`, 'su')];
});

/** Returns the slot that a label or column heading names, or undefined if it is unknown. */
export function entrySlot(text: string): EntrySlot | undefined {
  if (text.length > 60) return undefined;
  const label = text.replace(/^[\s•·]+|(?<![\s:])[\s:]+$/g, '').toLowerCase();
  const [first = ''] = label.split(/(?:(?<!\s)\s+)?\/\s*/);
  const slotOf = (name: string) => patterns.find(([, pattern]) => pattern.test(name))?.[0];
  return slotOf(label) ?? (first === label ? undefined : slotOf(first));
}
