import { isItemLine } from '../layout/item-lines.ts';
import { type Line, leftOf, textOf } from '../layout/model.ts';
import { isWrapped } from '../layout/text-blocks.ts';
import { type EntrySlot, entrySlot } from '../vocabulary/entry-labels.ts';
import { isBulletGlyph, withoutBullet } from '../vocabulary/letters.ts';
import { addDetail, entryLines, type FormEntry, isEntry } from './entry-lines.ts';

/** A labeled part of an entry; `line` is set where label and value share a text. */
type Row = { slot: EntrySlot; label: string; value: string; x: number; line?: Line };

/**
 * Turns entries with labeled parts ('Employer: …', 'Position: …', 'Period: …') into lines of
 * ordinary entries.
 */
export function withoutEntryLabels(lines: readonly Line[]): readonly Line[] {
  const written: Line[] = [];
  let at = 0;
  while (at < lines.length) {
    const { entry, count } = runFrom(lines, at);
    const isWhole = count >= 2 && isEntry(entry) && !isProject(lines, at);
    if (isWhole) written.push(...linesOf(entry, written, lines, at));
    else written.push(...lines.slice(at, at + Math.max(1, count)));
    at += Math.max(1, count);
  }
  return written;
}

function linesOf(entry: FormEntry, written: Line[], lines: readonly Line[], at: number): Line[] {
  const [line] = lines.slice(at);
  if (!line) return [];
  const above = takeHead(written, lines, at);
  const [company, place] = above.map(textOf);
  if (company && !entry.has('company')) entry.set('company', company);
  if (place && !entry.has('place')) entry.set('place', place);
  return entryLines(entry, { ...(above[0] ?? line), cells: line.cells });
}

/** Collects consecutive labeled rows until a label repeats. */
function runFrom(lines: readonly Line[], from: number): { entry: FormEntry; count: number } {
  const entry: FormEntry = new Map();
  let last: Row | undefined;
  let at = from;
  for (; at < lines.length; at++) {
    const line = lines[at];
    const row = line && rowOf(line);
    if (!line || (row && !mayTake(entry, row))) break;
    if (row) {
      takeRow(entry, row);
      last = row;
    } else if (last && isMore(line, last)) {
      if (leftOf(line) >= last.x - 8)
        entry.set(last.slot, `${entry.get(last.slot)} ${textOf(line)}`);
    } else break;
  }
  return { entry, count: at - from };
}

const mayTake = (entry: FormEntry, { slot }: Row): boolean => slot === 'detail' || !entry.has(slot);

function takeRow(entry: FormEntry, { slot, label, value }: Row): void {
  if (slot === 'detail') addDetail(entry, label, value);
  else entry.set(slot, value);
}

/** Whether a line continues the value or label above. */
const isMore = (line: Line, last: Row): boolean =>
  line.cells.length === 1 &&
  !isItemLine(line) &&
  (last.line === undefined || isWrapped(last.line, line)) &&
  line.rightEdge !== undefined &&
  (Math.abs(leftOf(line) - last.x) < 8 ||
    (leftOf(line) < last.x && /^\p{Ll}[\p{Ll} ]{0,40}$/u.test(textOf(line))));

function rowOf(line: Line): Row | undefined {
  const cells = line.cells.filter(({ text }) => !isBulletGlyph(text));
  const [first, second, ...others] = cells;
  if (!first || others.length > 0) return undefined;
  const inline = second ? undefined : /^([^:]{2,45}?)\s*:\s*(.*)$/.exec(first.text);
  const label = withoutBullet(inline?.[1] ?? first.text).replace(/^\d{1,2}[.)]\s+/, '');
  const slot = entrySlot(label);
  if (!slot || (!inline && !second && slot !== 'duties')) return undefined;
  const value = inline?.[2] ?? second?.text ?? '';
  if (value === '' && slot !== 'duties') return undefined;
  return { slot, label, value, x: second?.x ?? first.x, ...(inline && { line }) };
}

/** Takes the lines above the first label of a paragraph as the company and its place. */
function takeHead(written: Line[], lines: readonly Line[], at: number): Line[] {
  let count = 0;
  while (
    lines[at - count]?.gapAbove === 0 &&
    lines[at - count]?.rightEdge === undefined &&
    count < 2
  )
    count++;
  const isPlain = written.slice(written.length - count).every(({ role }) => role !== 'item');
  return count > 0 && isPlain ? written.splice(written.length - count, count) : [];
}

/** Whether labeled rows describe a project, whose client and role are not a job. */
const isProject = (lines: readonly Line[], at: number): boolean =>
  lines
    .slice(Math.max(0, at - 3), at)
    .some((line) =>
      /^(?:client|project|customer|kunde|projekt|cliente|proyecto|projet)\b/i.test(textOf(line)),
    );
