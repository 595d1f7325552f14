import type {
  Background,
  Block,
  Column,
  Heading,
  Row,
  Rule,
  Stack,
  TypesetDocument,
} from '@folio/typeset/blocks';
import { textWidthEm } from '../templates/set-face.ts';
import { backgroundTable, innermost, shadedTitle, wordBackgrounds } from './flow-backgrounds.ts';
import { framedTable, frameOf } from './flow-frame.ts';
import {
  begun,
  type FlowCell,
  type FlowItem,
  type FlowParagraph,
  type FlowTable,
  furthestPt,
  hairlinePt,
  lowered,
  loweredRow,
} from './flow-items.ts';
import type { HighColumns } from './split-columns.ts';

/** `leftPt` is its left edge on the page. */
type ContentBox = { leftPt: number; widthPt: number; indentPt: number };

/**
 * Converts a typeset document to the model of a word processor: a flow of paragraphs, with tables
 * for columns. All space is put above blocks, because word processors differ in how they combine
 * the space below one block with the space above the next.
 */
export function flowBlocks({ blocks, page }: Pick<TypesetDocument, 'blocks' | 'page'>): FlowItem[] {
  const widthPt = page.widthPt - page.marginLeftPt - page.marginRightPt;
  return flow(blocks, { leftPt: page.marginLeftPt, widthPt, indentPt: 0 });
}

/** The items so far, and the space above the next block. */
type Flow = { items: FlowItem[]; pendingPt: number; breaksPage: boolean };

function flow(blocks: readonly Block[], contentBox: ContentBox): FlowItem[] {
  const into: Flow = { items: [], pendingPt: 0, breaksPage: false };
  addAll(blocks, contentBox, into);
  return into.items;
}

function addAll(blocks: readonly Block[], contentBox: ContentBox, into: Flow): void {
  for (let at = 0; at < blocks.length; at++) {
    const [block, next] = [blocks[at] as Block, blocks[at + 1]];
    if (block.type === 'rule' && next?.type === 'heading' && isAbove(block, next)) {
      addRuledHeading(block, next, contentBox, into);
      at++;
    } else add(block, contentBox, into);
  }
}

function add(block: Block, contentBox: ContentBox, into: Flow): void {
  if (block.type === 'spacer') {
    into.pendingPt += block.heightPt;
    return;
  }
  into.pendingPt += block.spaceBeforePt ?? 0;
  into.breaksPage ||= block.breakBefore ?? false;
  const ownPt = block.type === 'listItem' ? 0 : (block.indentPt ?? 0);
  addInside(block, { ...contentBox, indentPt: contentBox.indentPt + ownPt }, into);
  into.pendingPt += block.spaceAfterPt ?? 0;
}

function addInside(
  block: Exclude<Block, { type: 'spacer' }>,
  contentBox: ContentBox,
  into: Flow,
): void {
  switch (block.type) {
    case 'stack':
      addStack(block, contentBox, into);
      break;
    case 'columns':
      addColumns(block, contentBox, into);
      break;
    case 'row':
      addRow(block, contentBox, into);
      break;
    case 'rule':
      addRule(block, contentBox, into);
      break;
    case 'image':
      push({ kind: 'image', image: block, indentPt: contentBox.indentPt, spaceBeforePt: 0 }, into);
      break;
    default:
      push(textParagraph(block, contentBox), into);
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

/** Keeps a stack together by keeping each of its paragraphs with the next. */
function addStack(stack: Stack, contentBox: ContentBox, into: Flow): void {
  if (stack.background) {
    const { backgrounds, children } = innermost(stack, [stack.background]);
    const shown = wordBackgrounds(backgrounds);
    const frame = frameOf(backgrounds, contentBox);
    if (frame) {
      const table = framedTable(frame, released(flow(children, contentBox)), contentBox.widthPt);
      if (table.rows[0]?.[0]?.items.length) push(table, into);
    } else if (shown.length > 0) addBackground(shown, children, contentBox, into);
    else {
      const { background: _, ...plain } = stack;
      addStack({ ...plain, children }, contentBox, into);
    }
    return;
  }
  const from = into.items.length;
  addAll(stack.children, contentBox, into);
  if (!stack.keepTogether) return;
  for (const [at, item] of into.items.entries())
    if (at >= from && at < into.items.length - 1 && item.kind === 'paragraph')
      item.keepWithNext = true;
}

function addBackground(
  backgrounds: Background[],
  children: Block[],
  contentBox: ContentBox,
  into: Flow,
): void {
  const items = flow(children, contentBox);
  const title = shadedTitle(backgrounds, items, contentBox.leftPt);
  const isHead = !title && into.items.length === 0;
  const reach = title?.shading ?? backgrounds[0];
  // The color starts above the text, except that a head's is painted behind the page's margin.
  const abovePt = isHead ? 0 : (reach?.abovePt ?? 0);
  into.pendingPt = Math.max(0, into.pendingPt - abovePt);
  if (!title && !isHead && !into.breaksPage) pushGap(into);
  const table = () => lowered(backgroundTable(backgrounds, items, contentBox.leftPt), abovePt);
  push(title ?? table(), into);
  into.pendingPt -= reach?.belowPt ?? 0;
}

/**
 * Adds a paragraph as the gap above a table: a table has no space above it, and space within its
 * first cell would be colored.
 */
function pushGap(into: Flow): void {
  if (into.pendingPt > hairlinePt) push({ kind: 'gap', heightPt: -hairlinePt }, into);
}

function addColumns(block: HighColumns, contentBox: ContentBox, into: Flow): void {
  const rule = onlyRule(block);
  if (rule) {
    addRule(rule, contentBox, into);
    return;
  }
  const columns = block.columns
    .map((column) => ({ ...column, xPt: column.xPt + contentBox.indentPt }))
    .sort((a, b) => a.xPt - b.xPt);
  const edges = columns.map((_, index) => startEdge(columns, index, contentBox));
  const row = columns.map(({ xPt, widthPt, background, children }, index): FlowCell => {
    const startPt = xPt - (edges[index] ?? 0);
    const endPt = Math.max(0, (edges[index + 1] ?? endEdge(columns, contentBox)) - xPt - widthPt);
    const items = released(
      flow(children, { leftPt: contentBox.leftPt + xPt, widthPt, indentPt: 0 }),
    );
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

/**
 * Releases the first paragraph, because LibreOffice keeps a whole table on one page if that is kept
 * with the next.
 */
const released = ([first, ...rest]: FlowItem[]): FlowItem[] =>
  first?.kind === 'paragraph'
    ? [{ ...first, keepWithNext: false }, ...rest]
    : [...(first ? [first] : []), ...rest];

/**
 * Returns the left edge of a column's cell in the content box: the edge of its background, if it
 * has one.
 */
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

/** Returns the longest of overlapping rules, because a paragraph can have only one. */
function onlyRule({ columns }: HighColumns): Rule | undefined {
  const [longest, ...others] = [...columns].sort((a, b) => b.widthPt - a.widthPt);
  const rules = [longest, ...others].map((column) => {
    const [only, ...more] = column?.children ?? [];
    return more.length === 0 && only?.type === 'rule' ? only : undefined;
  });
  return rules.every((rule) => rule !== undefined) ? rules[0] : undefined;
}

/**
 * Moves a slot below the text if it takes more than half of the line, or if the text doesn't fit
 * beside it: once the text wraps past the tab stop, LibreOffice doesn't show the date at all.
 */
function addRow(
  { left, right, gapPt, keepWithNext }: Row,
  contentBox: ContentBox,
  into: Flow,
): void {
  const paragraph = textParagraph(
    { ...left, keepWithNext: keepWithNext ?? left.keepWithNext ?? false },
    contentBox,
  );
  const slotPt = widthOf(right);
  const isLong = slotPt > contentBox.widthPt / 2;
  const neededPt = widthOf(left) + gapPt + slotPt;
  if (!isLong && neededPt <= contentBox.widthPt - contentBox.indentPt) {
    push({ ...paragraph, slot: right }, into);
    return;
  }
  push({ ...paragraph, keepWithNext: true }, into);
  push(textParagraph({ ...right, align: isLong ? 'start' : 'end' }, contentBox), into);
}

/**
 * An upper bound, as in `textWidthEm`, because a date that doesn't fit would wrap onto the next
 * line.
 */
const widthOf = ({ runs, style }: Row['left'] | Row['right']): number =>
  runs.reduce((sum, { text, bold = style.bold }) => {
    return sum + textWidthEm(text, style.family, bold ? 1.32 : 1.21);
  }, 0) * style.sizePt;

const gapBelow = (rule: Rule, { spaceBeforePt = 0 }: Heading): number =>
  (rule.spaceAfterPt ?? 0) + spaceBeforePt;

/** Whether a heading can carry the rule above it. */
const isAbove = (rule: Rule, heading: Heading): boolean =>
  !rule.indentPt &&
  !heading.indentPt &&
  heading.maxWidthPt === undefined &&
  gapBelow(rule, heading) <= furthestPt;

/**
 * Attaches the rule to its heading, so that it moves to the next page with it and never ends a page
 * alone.
 */
function addRuledHeading(rule: Rule, heading: Heading, contentBox: ContentBox, into: Flow): void {
  const { thicknessPt, color } = rule;
  into.pendingPt += rule.spaceBeforePt ?? 0;
  into.breaksPage ||= rule.breakBefore ?? heading.breakBefore ?? false;
  const paragraph = textParagraph(heading, contentBox);
  push({ ...paragraph, ruleAbove: { thicknessPt, color, gapPt: gapBelow(rule, heading) } }, into);
  into.pendingPt += heading.spaceAfterPt ?? 0;
}

/**
 * Makes a rule the border of the paragraph above, unless the border would be shorter than the rule.
 */
function addRule({ thicknessPt, color }: Rule, { indentPt }: ContentBox, into: Flow): void {
  const last = into.items.at(-1);
  if (
    last?.kind === 'paragraph' &&
    !last.rule &&
    into.pendingPt <= furthestPt &&
    isFullWidth(last, indentPt)
  ) {
    last.rule = { thicknessPt, color, gapPt: into.pendingPt };
    into.pendingPt = 0;
  } else push({ kind: 'gap', heightPt: 0, rule: { thicknessPt, color } }, into);
}

/**
 * Whether a paragraph, and so its border, fills its column from the start of the rule to the end.
 */
const isFullWidth = ({ block, indentPt, widthPt, slot }: FlowParagraph, fromPt: number): boolean =>
  block.type !== 'listItem' &&
  indentPt <= fromPt &&
  (slot !== undefined || indentPt + (block.maxWidthPt ?? widthPt) >= widthPt - 1);
