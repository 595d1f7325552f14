import { isItemLine } from '../layout/item-lines.ts';
import type { TextBlock } from '../layout/text-blocks.ts';
import { evidence } from '../vocabulary/header-evidence.ts';
import { namesRole } from '../vocabulary/names.ts';
import { isBody } from './body-blocks.ts';
import type { Entry } from './split-entries.ts';

/**
 * Joins parts of a header separated by other text: an employer and a description of it above the
 * dated role, a role below such a description, an employer in bold at the end of the previous
 * entry.
 */
export const joinLooseHeads = (entries: readonly Entry[]): Entry[] =>
  joinUndated(entries.map(takeRoleBelow)).reduce<Entry[]>(takeBoldEnd, []);

const isBold = ({ lines }: TextBlock): boolean => lines[0]?.cells[0]?.isBold === true;

const isHead = (block: TextBlock | undefined): block is TextBlock =>
  block?.kind === 'paragraph' && block.text.length <= 90 && !isBody(block);

const lookOf = ({ lines: [line] }: TextBlock): string => {
  const cell = line?.cells[0];
  return `${cell?.isBold} ${cell?.isItalic} ${cell?.size}`;
};

/**
 * Moves the role from below a description of the employer into the header: 'Acme Ltd, 2019 – 2021',
 * a sentence, 'Engineer'.
 */
function takeRoleBelow(entry: Entry): Entry {
  const [about, role, next] = entry.body;
  if (about && isRoleAlone(about, entry.header))
    return { ...entry, header: [...entry.header, about], body: entry.body.slice(1) };
  const isLoose =
    about?.kind === 'paragraph' &&
    isHead(role) &&
    lookOf(role) !== lookOf(about) &&
    (next === undefined || next.kind === 'item' || isBody(next));
  if (!isLoose) return entry;
  return { ...entry, header: [...entry.header, role], body: [about, ...entry.body.slice(2)] };
}

/**
 * Whether a line is only a role, such as 'Boat Builder' indented below 'Acme Yard, 2006 – 2012'.
 */
const isRoleAlone = (
  { kind, text, lines: [line] }: TextBlock,
  header: readonly TextBlock[],
): boolean =>
  kind === 'item' &&
  line !== undefined &&
  !isItemLine(line) &&
  text.length < 45 &&
  !/[.,:;]/.test(text) &&
  evidence(text, 'role') > 1 &&
  header.every((one) => !namesRole(one.text));

/**
 * Joins an employer without a date to the role below it: 'Acme Ltd', a sentence, 'Engineer, 2019 –
 * 2021'.
 */
function joinUndated(entries: readonly Entry[]): Entry[] {
  const isRule = isUsual(entries);
  const isAbove = (entry: Entry, next: Entry) => mayStandAbove(entry, next, isRule);
  return entries.flatMap((entry, at) => {
    const before = entries[at - 1];
    if (before && isAbove(before, entry)) {
      const header = [...before.header, ...entry.header];
      return [{ ...entry, header, body: [...before.body, ...entry.body] }];
    }
    const next = entries[at + 1];
    return next && isAbove(entry, next) ? [] : [entry];
  });
}

/**
 * Whether the file does so regularly: several entries without a date are each followed by a dated
 * one.
 */
function isUsual(entries: readonly Entry[]): boolean {
  const undated = entries.flatMap(({ date }, at) => (date ? [] : [at]));
  return undated.length >= 2 && undated.every((at) => entries[at + 1]?.date !== undefined);
}

const mayStandAbove = (entry: Entry, next: Entry, isRule: boolean): boolean =>
  entry.date === undefined &&
  next.date !== undefined &&
  entry.body.length === 1 &&
  entry.body[0]?.kind === 'paragraph' &&
  next.header[0] !== undefined &&
  (isRule || !isBold(next.header[0]));

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
