import type { TextBlock } from '../layout/text-blocks.ts';
import { isBody } from './body-blocks.ts';
import type { Entry } from './split-entries.ts';

/**
 * Joins parts of a header that other text separates: an employer and a line about it above the
 * dated role, or an employer in bold at the end of the entry before.
 */
export const joinLooseHeads = (entries: readonly Entry[]): Entry[] =>
  joinUndated(entries).reduce<Entry[]>(takeBoldEnd, []);

const isBold = ({ lines }: TextBlock): boolean => lines[0]?.cells[0]?.isBold === true;

const isHead = (block: TextBlock | undefined): block is TextBlock =>
  block?.kind === 'paragraph' && block.text.length <= 90 && !isBody(block);

/**
 * Joins an employer without a date to the role below it: 'Acme Ltd', a sentence, 'Engineer, 2019 –
 * 2021'.
 */
function joinUndated(entries: readonly Entry[]): Entry[] {
  return entries.flatMap((entry, at) => {
    const before = entries[at - 1];
    if (before && mayStandAbove(before, entry)) {
      const header = [...before.header, ...entry.header];
      return [{ ...entry, header, body: [...before.body, ...entry.body] }];
    }
    const next = entries[at + 1];
    return next && mayStandAbove(entry, next) ? [] : [entry];
  });
}

/** Whether an undated entry, an employer with a line about it, is the header of the next. */
const mayStandAbove = (entry: Entry, next: Entry): boolean =>
  entry.date === undefined &&
  next.date !== undefined &&
  entry.body.length === 1 &&
  entry.body[0]?.kind === 'paragraph' &&
  next.header[0] !== undefined &&
  !isBold(next.header[0]);

/** Moves a bold line below a list of plain items to the entry that follows. */
function takeBoldEnd(entries: Entry[], entry: Entry): Entry[] {
  const before = entries.at(-1);
  const last = before?.body.at(-1);
  const isLoose = before && isHead(last) && isBold(last) && before.body.at(-2)?.kind === 'item';
  if (!before || !last || !isLoose || !entry.date) return [...entries, entry];
  return [
    ...entries.slice(0, -1),
    { ...before, body: before.body.slice(0, -1) },
    { ...entry, header: [last, ...entry.header] },
  ];
}
