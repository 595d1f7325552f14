import type { Block, Columns, Image, Row, Stack } from '../blocks.ts';
import type { TextSetter } from '../break/text-setter.ts';
import {
  type ContentBox,
  type Flow,
  type FlowItem,
  flowListItem,
  flowRow,
  flowText,
  lastLinePt,
} from './flow.ts';
import { closeStack, flowImage, flowRule, flowSpace, noSpace, openStack } from './flow-parts.ts';

/** Columns nested deeper are set below each other, so that nesting can't exhaust the call stack. */
const maxColumnDepth = 8;

/** A stack whose children are being laid out; `start` is the index of its `open`. */
type Frame = {
  stack: Stack | null;
  blocks: readonly Block[];
  next: number;
  contentBox: ContentBox;
  start: number;
};

class FlowBuilder implements Flow {
  readonly items: FlowItem[] = [];
  readonly blocks: number[] = [];
  /** The height of all items, including the space around them. */
  heightPt = 0;
  readonly #setter: TextSetter;
  readonly #pageHeightPt: number;
  readonly #depth: number;
  readonly #frames: Frame[] = [];
  #lastContent = -1;
  /** The number of the block that is being added. The end of a stack has its own number. */
  #block = 0;

  /** Blocks before this number are counted but left out. */
  readonly #fromBlock: number;
  constructor(setter: TextSetter, pageHeightPt: number, depth: number, fromBlock = 0) {
    this.#setter = setter;
    this.#pageHeightPt = pageHeightPt;
    this.#depth = depth;
    this.#fromBlock = fromBlock;
  }

  /** Builds the flow up to at least this height, or to its end. */
  build(blocks: readonly Block[], contentBox: ContentBox, heightPt: number): FlowBuilder {
    this.#frames.push({ stack: null, blocks, next: 0, contentBox, start: -1 });
    return this.#buildUntil(heightPt);
  }

  get isComplete(): boolean {
    return this.#frames.length === 0;
  }

  grow(): void {
    this.#buildUntil(this.heightPt + Math.max(this.heightPt, this.#pageHeightPt) / 4);
  }

  #buildUntil(heightPt: number): this {
    for (let frame = this.#frames.at(-1); frame; frame = this.#frames.at(-1)) {
      if (this.heightPt > heightPt) break;
      const block = frame.blocks[frame.next++];
      this.#block++;
      if (block) this.#add(block, frame.contentBox);
      else this.#close(frame);
    }
    return this;
  }

  #add(block: Block, contentBox: ContentBox): void {
    const { type } = block;
    const isStack = type === 'stack' || (type === 'columns' && this.#depth >= maxColumnDepth);
    if (this.#block < this.#fromBlock && !isStack) return;
    if (type === 'stack') this.#open(block, contentBox);
    else if (type === 'columns') this.#addColumns(block, contentBox);
    else if (type === 'row') this.#addRow(block, contentBox);
    else if (type === 'listItem') this.#push(flowListItem(this.#setter, block, contentBox));
    else if (type === 'rule') this.#push(flowRule(block, contentBox));
    else if (type === 'image') this.#addImage(block, contentBox);
    else if (type === 'spacer') this.#push(flowSpace(block.heightPt, contentBox));
    else this.#push(flowText(this.#setter, block, contentBox));
  }

  #addRow(row: Row, contentBox: ContentBox): void {
    for (const flow of flowRow(this.#setter, row, contentBox)) this.#push(flow);
  }

  #addImage(block: Image, contentBox: ContentBox): void {
    const image = flowImage(block, contentBox, this.#pageHeightPt);
    if (image) this.#push(image);
  }

  #push(item: FlowItem): void {
    if (item.kind !== 'open' && item.kind !== 'close') this.#lastContent = this.items.length;
    this.items.push(item);
    this.blocks.push(this.#block);
    this.heightPt += item.beforePt + item.heightPt + item.afterPt;
  }

  #open(stack: Stack, outer: ContentBox): void {
    const open = openStack(stack, outer);
    const { xPt, widthPt } = open;
    const start = this.items.length;
    this.#push(open);
    this.#frames.push({
      stack,
      blocks: stack.children,
      next: 0,
      contentBox: { xPt, widthPt },
      start,
    });
  }

  #close({ stack, contentBox, start }: Frame): void {
    this.#frames.pop();
    if (!stack) return;
    if (stack.keepWithNext) this.#keepLast(start);
    this.#push(closeStack(stack, contentBox));
  }

  /** Keeps a stack with the next block by keeping its last content. */
  #keepLast(start: number): void {
    const last = this.items[this.#lastContent];
    if (last && this.#lastContent > start) last.keepWithNext = true;
  }

  #addColumns(block: Columns, contentBox: ContentBox): void {
    if (this.#depth >= maxColumnDepth) {
      const { columns, role: _, ...rest } = block;
      const children = columns.flatMap((column) => column.children);
      this.#open({ ...rest, type: 'stack', children }, contentBox);
      return;
    }
    const left = contentBox.xPt + (block.indentPt ?? 0);
    const beside = block.columns.map(({ children, alone, ...column }) =>
      alone ? undefined : this.#buildColumn(children, left, column),
    );
    const heightPt = this.#heightBeside(Math.max(0, ...beside.map((flow) => flow?.heightPt ?? 0)));
    const columns = block.columns.map(({ children, alone, background, ...column }, index) => {
      const flow = beside[index] ?? this.#buildColumn(children, left, column, { heightPt });
      return {
        flow,
        overhangPt: column.overhangs ? lastLinePt(flow) : 0,
        alone: alone && ((from: number) => this.#buildColumn(children, left, alone, { from })),
        background,
        role: column.role,
        isReadSecond: column.isReadSecond,
      };
    });
    this.#push({
      ...noSpace,
      ...contentBox,
      kind: 'columns',
      columns,
      role: block.role,
      beforePt: block.spaceBeforePt ?? 0,
      afterPt: block.spaceAfterPt ?? 0,
      heightPt: Math.max(0, ...columns.map(({ flow, overhangPt }) => flow.heightPt - overhangPt)),
      keepWithNext: block.keepWithNext ?? false,
      breakBefore: block.breakBefore ?? false,
      path: block.path,
    });
  }

  /**
   * Returns how much height to build at once for a column that is set again on pages without
   * another column: more than a page, plus the height of the others, plus some content with which
   * its end may be kept.
   */
  #heightBeside(othersPt: number): number {
    const startPt = this.heightPt % this.#pageHeightPt;
    const pages = Math.ceil((startPt + othersPt) / this.#pageHeightPt);
    return Math.max(1.1, pages + 0.1 - startPt / this.#pageHeightPt) * this.#pageHeightPt;
  }

  #buildColumn(
    children: readonly Block[],
    leftPt: number,
    room: ContentBox,
    { heightPt = Number.POSITIVE_INFINITY, from = 0 }: { heightPt?: number; from?: number } = {},
  ): FlowBuilder {
    const builder = new FlowBuilder(this.#setter, this.#pageHeightPt, this.#depth + 1, from);
    const contentBox = { xPt: leftPt + room.xPt, widthPt: Math.max(0, room.widthPt) };
    return builder.build(children, contentBox, heightPt);
  }
}

/**
 * Converts blocks to a flow of items to place from top to bottom; `pageHeightPt` excludes margins.
 */
export function buildFlow(
  setter: TextSetter,
  blocks: readonly Block[],
  contentBox: ContentBox,
  pageHeightPt: number,
): Flow {
  return new FlowBuilder(setter, pageHeightPt, 0).build(
    blocks,
    contentBox,
    Number.POSITIVE_INFINITY,
  );
}
