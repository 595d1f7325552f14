import type {
  Background,
  Block,
  Column,
  Row,
  Rule,
  Stack,
  TypesetDocument,
} from '@folio/typeset/blocks';
import { letterWidthEm } from '../font-faces.ts';
import { backgroundTable, innermost, wordBackgrounds } from './flow-backgrounds.ts';
import { framedTable, frameOf } from './flow-frame.ts';
import {
  begun,
  type FlowCell,
  type FlowItem,
  type FlowParagraph,
  type FlowTable,
  lowered,
  loweredRow,
} from './flow-items.ts';
import type { HighColumns } from './split-columns.ts';

/** `leftPt` is where it begins on the page. */
type ContentBox = { leftPt: number; widthPt: number; indentPt: number };

/**
 * A typeset document as what a word processor flows: paragraphs, and tables where columns stand side
 * by side. All space stands above what it parts, for word processors differ in what they make of
 * space below that meets space above.
 */
export function flowBlocks({ blocks, page }: Pick<TypesetDocument, 'blocks' | 'page'>): FlowItem[] {
  const widthPt = page.widthPt - page.marginLeftPt - page.marginRightPt;
  return flow(blocks, { leftPt: page.marginLeftPt, widthPt, indentPt: 0 });
}

/** What is set so far, and the space that the next block begins with. */
type Flow = { items: FlowItem[]; pendingPt: number; breaksPage: boolean };

function flow(blocks: readonly Block[], room: ContentBox): FlowItem[] {
  const into: Flow = { items: [], pendingPt: 0, breaksPage: false };
  for (const block of blocks) add(block, room, into);
  return into.items;
}

function add(block: Block, room: ContentBox, into: Flow): void {
  if (block.type === 'spacer') {
    into.pendingPt += block.heightPt;
    return;
  }
  into.pendingPt += block.spaceBeforePt ?? 0;
  into.breaksPage ||= block.breakBefore ?? false;
  const ownPt = block.type === 'listItem' ? 0 : (block.indentPt ?? 0);
  addInside(block, { ...room, indentPt: room.indentPt + ownPt }, into);
  into.pendingPt += block.spaceAfterPt ?? 0;
}

function addInside(block: Exclude<Block, { type: 'spacer' }>, room: ContentBox, into: Flow): void {
  switch (block.type) {
    case 'stack':
      addStack(block, room, into);
      break;
    case 'columns':
      addColumns(block, room, into);
      break;
    case 'row':
      addRow(block, room, into);
      break;
    case 'rule':
      addRule(block, into);
      break;
    case 'image':
      push({ kind: 'image', image: block, indentPt: room.indentPt, spaceBeforePt: 0 }, into);
      break;
    default:
      push(textParagraph(block, room), into);
  }
}

function push(item: FlowItem, into: Flow): void {
  const placed = lowered(item, into.pendingPt);
  into.items.push(into.breaksPage ? begun(placed) : placed);
  into.pendingPt = 0;
  into.breaksPage = false;
}

const textParagraph = (
  block: FlowParagraph['block'],
  { widthPt, indentPt }: ContentBox,
): FlowParagraph => ({
  kind: 'paragraph',
  block,
  spaceBeforePt: 0,
  indentPt,
  widthPt,
  keepWithNext: block.keepWithNext ?? block.type === 'heading',
});

/** What is kept on one page is a chain of paragraphs, each kept with the next. */
function addStack(stack: Stack, room: ContentBox, into: Flow): void {
  if (stack.background) {
    const { backgrounds, children } = innermost(stack, [stack.background]);
    const shown = wordBackgrounds(backgrounds);
    const frame = frameOf(backgrounds, room);
    if (frame) {
      const table = framedTable(frame, released(flow(children, room)), room.widthPt);
      if (table.rows[0]?.[0]?.items.length) push(table, into);
    } else if (shown.length > 0) addBackground(shown, children, room, into);
    else {
      const { background: _, ...plain } = stack;
      addStack({ ...plain, children }, room, into);
    }
    return;
  }
  const from = into.items.length;
  for (const child of stack.children) add(child, room, into);
  if (!stack.keepTogether) return;
  for (const [at, item] of into.items.entries())
    if (at >= from && at < into.items.length - 1 && item.kind === 'paragraph')
      item.keepWithNext = true;
}

function addBackground(
  backgrounds: Background[],
  children: Block[],
  room: ContentBox,
  into: Flow,
): void {
  const table = backgroundTable(backgrounds, flow(children, room), room.leftPt);
  const isFirst = into.items.length === 0;
  // Its colour begins above its text, where a head's own is painted behind the page's margin.
  const abovePt = isFirst ? 0 : (backgrounds[0]?.abovePt ?? 0);
  into.pendingPt = Math.max(0, into.pendingPt - abovePt);
  push(isFirst ? table : lowered(table, abovePt), into);
  into.pendingPt -= backgrounds[0]?.belowPt ?? 0;
}

function addColumns(block: HighColumns, room: ContentBox, into: Flow): void {
  const rule = onlyRule(block);
  if (rule) {
    addRule(rule, into);
    return;
  }
  const columns = block.columns
    .map((column) => ({ ...column, xPt: column.xPt + room.indentPt }))
    .sort((a, b) => a.xPt - b.xPt);
  const edges = columns.map((_, index) => startEdge(columns, index, room));
  const row = columns.map(({ xPt, widthPt, background, children }, index): FlowCell => {
    const startPt = xPt - (edges[index] ?? 0);
    const endPt = Math.max(0, (edges[index + 1] ?? endEdge(columns, room)) - xPt - widthPt);
    const items = released(flow(children, { leftPt: room.leftPt + xPt, widthPt, indentPt: 0 }));
    return { startPt, endPt, widthPt, items, ...(background && { color: background.color }) };
  });
  if (row.every(({ items }) => items.length === 0)) return;
  const last = into.items.at(-1);
  const leftPt = edges[0] ?? 0;
  if (last?.kind === 'table' && !last.head && last.leftPt === leftPt && areAlike(last, row)) {
    last.rows.push(loweredRow(row, into.pendingPt));
    into.pendingPt = 0;
  } else {
    const { leastHeightPt } = block;
    push({ kind: 'table', leftPt, rows: [row], ...(leastHeightPt && { leastHeightPt }) }, into);
  }
}

/** LibreOffice keeps a table on one page where the first paragraph of it is kept with the next. */
const released = ([first, ...rest]: FlowItem[]): FlowItem[] =>
  first?.kind === 'paragraph'
    ? [{ ...first, keepWithNext: false }, ...rest]
    : [...(first ? [first] : []), ...rest];

/** Where a column's cell begins, measured from the room's left edge: where a colour does or ends. */
function startEdge(columns: readonly Column[], index: number, { leftPt }: ContentBox): number {
  const [own, before] = [columns[index], columns[index - 1]];
  if (own?.background) return own.background.xPt - leftPt;
  if (before?.background) return before.background.xPt + before.background.widthPt - leftPt;
  return index === 0 ? 0 : (own?.xPt ?? 0);
}

function endEdge(columns: readonly Column[], { leftPt, widthPt }: ContentBox): number {
  const last = columns.at(-1);
  if (last?.background) return last.background.xPt + last.background.widthPt - leftPt;
  return Math.max(widthPt, (last?.xPt ?? 0) + (last?.widthPt ?? 0));
}

const areAlike = ({ rows: [one] }: FlowTable, other: FlowCell[]): boolean =>
  one?.length === other.length &&
  one.every(({ startPt, endPt, widthPt, color }, index) => {
    const cell = other[index];
    const isAsWide = cell?.startPt === startPt && cell.endPt === endPt && cell.widthPt === widthPt;
    return isAsWide && cell.color === color;
  });

/** Strokes that lie on each other, of which a paragraph can have but one: the longest. */
function onlyRule({ columns }: HighColumns): Rule | undefined {
  const [longest, ...others] = [...columns].sort((a, b) => b.widthPt - a.widthPt);
  const rules = [longest, ...others].map((column) => {
    const [only, ...more] = column?.children ?? [];
    return more.length === 0 && only?.type === 'rule' ? only : undefined;
  });
  return rules.every((rule) => rule !== undefined) ? rules[0] : undefined;
}

/**
 * A slot stands below where it takes more than half of the line, and where the text needs more than it
 * leaves: a tab stop behind the text's right edge is no place for it once that text wraps, for
 * LibreOffice then shows no date at all.
 */
function addRow({ left, right, keepWithNext }: Row, room: ContentBox, into: Flow): void {
  const paragraph = textParagraph(
    { ...left, keepWithNext: keepWithNext ?? left.keepWithNext ?? false },
    room,
  );
  const slotPt = widthOf(right);
  const isLong = slotPt > room.widthPt / 2;
  if (!isLong && widthOf(left) + slotPt <= room.widthPt - room.indentPt) {
    push({ ...paragraph, slot: right }, into);
    return;
  }
  push({ ...paragraph, keepWithNext: true }, into);
  push(textParagraph({ ...right, align: isLong ? 'start' : 'end' }, room), into);
}

/** Figures and bold letters are wider than prose. */
const widerThanProse = 1.12;

const widthOf = ({ runs, style }: Row['left'] | Row['right']): number =>
  runs.reduce((sum, { text }) => sum + text.length, 0) *
  letterWidthEm(style.family) *
  style.sizePt *
  widerThanProse;
/** Word sets a paragraph's border no further from it than this. */
const furthestPt = 31;

/** A rule is the border of what stands above it. */
function addRule({ thicknessPt, color }: Rule, into: Flow): void {
  const last = into.items.at(-1);
  if (last?.kind === 'paragraph' && !last.rule && into.pendingPt <= furthestPt) {
    last.rule = { thicknessPt, color, gapPt: into.pendingPt };
    into.pendingPt = 0;
  } else push({ kind: 'gap', heightPt: 0, rule: { thicknessPt, color } }, into);
}
