import type {
  Align,
  Background,
  ColumnBackground,
  ContentPath,
  Heading,
  Image,
  InlineRun,
  ListItem,
  Paragraph,
  Role,
  Row,
  TextStyle,
} from '../blocks.ts';
import type { BrokenText } from '../break/set-line.ts';
import type { TextSetter } from '../break/text-setter.ts';
import type { StructureTag } from '../display-list.ts';
import { LruCache } from '../lru-cache.ts';

/** An item with the space around it. x is measured from the page's left edge. */
type Placed = {
  xPt: number;
  widthPt: number;
  beforePt: number;
  afterPt: number;
  /** The height without the space around it. */
  heightPt: number;
  /** The minimum height of its start that may be the last thing on a page. */
  headPt: number;
  keepWithNext: boolean;
  breakBefore: boolean;
  path: ContentPath | undefined;
};

/** Text beside another text's first line: a marker, or a row's right-hand slot. */
export type Beside = {
  xPt: number;
  broken: BrokenText;
  style: TextStyle;
  path: ContentPath | undefined;
  /** The language, if it differs from the document's. */
  language: string | undefined;
};

export type TextFlow = Placed & {
  kind: 'text';
  tag: Extract<StructureTag, 'H1' | 'H2' | 'H3' | 'P' | 'LBody'>;
  broken: BrokenText;
  style: TextStyle;
  align: Align;
  language: string | undefined;
  marker?: Beside;
  slot?: Beside;
  /** The box around a text and its slot. */
  rowBox?: { path: ContentPath; xPt: number; widthPt: number };
};

/**
 * A rule that closes the content above (`closes`) may be the last thing on a page even if it is
 * kept with the next item.
 */
export type RuleFlow = Placed & { kind: 'rule'; color: string; closes: boolean };
export type ImageFlow = Placed & { kind: 'image'; image: Image };
export type SpaceFlow = Placed & { kind: 'space' };
export type ColumnsFlow = Placed & {
  kind: 'columns';
  role: Role | undefined;
  columns: ColumnFlow[];
};
/**
 * `alone` builds the blocks from a number on, in the content box for pages without other columns.
 * Of earlier blocks it contains only the boundaries of stacks.
 */
export type ColumnFlow = {
  role: Role | undefined;
  isReadSecond: boolean | undefined;
  /** The height at its end that may be beside the content below the columns. */
  overhangPt: number;
  flow: Flow;
  alone: ((fromBlock: number) => Flow) | undefined;
  background: ColumnBackground | undefined;
};
/** The start of a stack. */
export type OpenFlow = Placed & {
  kind: 'open';
  /** The largest share of a page for which it is not split. */
  keepTogether: number;
  background: Background | undefined;
  role: Role | undefined;
};
export type CloseFlow = Placed & { kind: 'close' };

/** An item of a flow: blocks as one column, to be placed from top to bottom. */
export type FlowItem =
  | TextFlow
  | RuleFlow
  | ImageFlow
  | SpaceFlow
  | ColumnsFlow
  | OpenFlow
  | CloseFlow;

/**
 * Items with the ascending numbers of their blocks. A block becomes several items or none,
 * depending on its content box, but has the same number in every content box. Built lazily: if
 * `isComplete` is false, `grow` adds further items.
 */
export type Flow = {
  readonly items: readonly FlowItem[];
  readonly blocks: readonly number[];
  readonly isComplete: boolean;
  grow(): void;
};

/** Returns the height of a column's last line, or 0 unless that is one of several. */
export function lastLinePt({ items }: Flow): number {
  const last = items.at(-1);
  return last?.kind === 'text' && last.broken.lines.length > 1 ? last.style.leadingPt : 0;
}

/** The minimum number of lines of a paragraph at the bottom and at the top of a page. */
export const fewestLines = 2;

/** The space that a block may fill: `widthPt` wide, starting at `xPt`. */
export type ContentBox = { xPt: number; widthPt: number };

const tags = { 1: 'H1', 2: 'H2', 3: 'H3' } as const;

function tagOf(block: Heading | Paragraph | ListItem): TextFlow['tag'] {
  if (block.type === 'heading') return tags[block.level];
  return block.type === 'listItem' ? 'LBody' : 'P';
}

/**
 * Sets a text block in the content box minus its indent, which is on the side where its text
 * starts.
 */
export function flowText(
  setter: TextSetter,
  block: Heading | Paragraph | ListItem,
  contentBox: ContentBox,
): TextFlow {
  const { indentPt = 0, maxWidthPt = Number.POSITIVE_INFINITY } = block;
  const availablePt = Math.max(0, contentBox.widthPt - indentPt);
  const widthPt = Math.min(availablePt, maxWidthPt);
  const { broken, style } = setFitting(setter, block, widthPt);
  const lineCount = broken.lines.length;
  return {
    kind: 'text',
    tag: tagOf(block),
    broken,
    style,
    widthPt,
    align: block.align ?? 'start',
    xPt: contentBox.xPt + (broken.isOpposed ? availablePt - widthPt : indentPt),
    beforePt: block.spaceBeforePt ?? 0,
    afterPt: block.spaceAfterPt ?? 0,
    heightPt: lineCount * style.leadingPt,
    headPt: (lineCount < 2 * fewestLines ? lineCount : fewestLines) * style.leadingPt,
    keepWithNext: block.keepWithNext ?? block.type === 'heading',
    breakBefore: block.breakBefore ?? false,
    path: block.path,
    language: block.language,
  };
}

/** The smallest size of an address, as a share of its style's size. */
const smallestShare = 0.72;

/**
 * Sets an address smaller if a part of it is wider than the line, instead of cutting it, provided
 * it stays readable. The leading stays the same, so that adjacent lines don't move.
 */
function setFitting(
  setter: TextSetter,
  { runs, style, hyphenate }: Heading | Paragraph | ListItem,
  widthPt: number,
): { broken: BrokenText; style: TextStyle } {
  const broken = setter.setText(runs, style, widthPt, hyphenate);
  const share = (widthPt / (broken.cutAddressPt ?? 0)) * 0.995;
  const isAlone = runs.every(({ text, href }) => href !== undefined || text.trim() === '');
  if (broken.cutAddressPt === undefined || !isAlone || share < smallestShare)
    return { broken, style };
  const smaller = {
    ...style,
    sizePt: style.sizePt * share,
    ...(style.letterSpacingPt && { letterSpacingPt: style.letterSpacingPt * share }),
  };
  return { broken: setter.setText(runs, smaller, widthPt, hyphenate), style: smaller };
}

/** The run array of each marker, kept so that its lines are found in the cache by identity. */
const markers = new LruCache<InlineRun[]>(1_000);

function runsOf(marker: string): InlineRun[] {
  const known = markers.get(marker);
  if (known) return known;
  const runs = [{ text: marker }];
  markers.set(marker, runs, 1);
  return runs;
}

export function flowListItem(
  setter: TextSetter,
  block: ListItem,
  contentBox: ContentBox,
): TextFlow {
  const flow = flowText(setter, block, contentBox);
  const { style } = block;
  const broken = setter.setText(runsOf(block.marker), style, Number.POSITIVE_INFINITY);
  const markerWidthPt = broken.lines[0]?.widthPt ?? 0;
  const xPt = flow.broken.isOpposed
    ? contentBox.xPt + contentBox.widthPt - markerWidthPt
    : contentBox.xPt;
  return { ...flow, marker: { xPt, broken, style, path: undefined, language: undefined } };
}

/**
 * Sets a row. A slot becomes a paragraph below if it is wider than half of the row, or if it would
 * cost the text beside it more lines than its own, because that would cut long words.
 */
export function flowRow(setter: TextSetter, row: Row, outer: ContentBox): TextFlow[] {
  const indentPt = row.indentPt ?? 0;
  const contentBox = { xPt: outer.xPt + indentPt, widthPt: Math.max(0, outer.widthPt - indentPt) };
  const { left, right } = row;
  const single = setter.setText(right.runs, right.style, Number.POSITIVE_INFINITY);
  const slotPt = single.lines[0]?.widthPt ?? 0;
  const besides = single.lines.length === 1 && slotPt <= contentBox.widthPt / 2;
  const alone = flowText(setter, left, contentBox);
  const linesAlone = alone.broken.lines.length;
  const beside =
    besides && linesAlone > 0
      ? flowBeside(setter, row, contentBox, slotPt, { broken: single, style: right.style })
      : undefined;
  const flows =
    beside && beside.broken.lines.length <= linesAlone + 1
      ? [beside]
      : [alone, flowText(setter, besides ? { ...right, align: 'end' } : right, contentBox)];
  return spaceRow(
    row,
    contentBox,
    flows.filter((flow) => flow.broken.lines.length > 0),
  );
}

function flowBeside(
  setter: TextSetter,
  { left, right, gapPt }: Row,
  contentBox: ContentBox,
  slotPt: number,
  slot: Pick<Beside, 'broken' | 'style'>,
): TextFlow {
  const widthPt = Math.max(0, contentBox.widthPt - slotPt - gapPt);
  const text = flowText(setter, left, { xPt: contentBox.xPt, widthPt });
  const { isOpposed } = text.broken;
  const xPt = isOpposed ? contentBox.xPt : contentBox.xPt + contentBox.widthPt - slotPt;
  if (isOpposed) text.xPt += slotPt + gapPt;
  return { ...text, slot: { ...slot, xPt, path: right.path, language: right.language } };
}

/** Applies the row's space and `keepWithNext` to its first and last part. */
function spaceRow(row: Row, contentBox: ContentBox, flows: TextFlow[]): TextFlow[] {
  const [first, last] = [flows[0], flows.at(-1)];
  if (!first || !last) return [];
  first.beforePt += row.spaceBeforePt ?? 0;
  last.afterPt += row.spaceAfterPt ?? 0;
  last.keepWithNext = row.keepWithNext ?? first.keepWithNext;
  first.breakBefore ||= row.breakBefore ?? false;
  if (first !== last) first.keepWithNext = true;
  if (row.path !== undefined) {
    for (const flow of flows) flow.rowBox = { path: row.path, ...contentBox };
  }
  return flows;
}
