import { readTable } from '@folio/tables/read-table';

/** What a label or a table's column says of an entry; of a label in two of them, the first counts. */
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

/** What labels and columns of forms are called, by what stands behind or below them. */
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

/** What a label or the head of a column asks for; undefined where nobody knows it. */
export function entrySlot(text: string): EntrySlot | undefined {
  if (text.length > 60) return undefined;
  const label = text.replace(/^[\s•·]+|(?<![\s:])[\s:]+$/g, '').toLowerCase();
  const [first = ''] = label.split(/(?:(?<!\s)\s+)?\/\s*/);
  const slotOf = (name: string) => patterns.find(([, pattern]) => pattern.test(name))?.[0];
  return slotOf(label) ?? (first === label ? undefined : slotOf(first));
}
