import type { Block, Columns, Image, Row, Rule, Stack } from '../blocks.ts';
import type { TextSetter } from '../break/text-setter.ts';
import {
  type ContentBox,
  type FlowItem,
  flowListItem,
  flowRow,
  flowText,
  type OpenFlow,
} from './flow.ts';

/** Columns deeper than this are set one below the other, so that no nesting exhausts the stack. */
const maxColumnDepth = 8;

const nothing = {
  beforePt: 0,
  afterPt: 0,
  heightPt: 0,
  headPt: 0,
  keepWithNext: false,
  path: undefined,
};

/** A stack whose children are being laid out; `start` is the index of its `open`. */
type Frame = {
  stack: Stack | null;
  blocks: readonly Block[];
  next: number;
  contentBox: ContentBox;
  start: number;
};

class FlowBuilder {
  readonly #setter: TextSetter;
  readonly #pageHeightPt: number;
  readonly #depth: number;
  readonly #items: FlowItem[] = [];
  readonly #frames: Frame[] = [];
  #lastContent = -1;

  constructor(setter: TextSetter, pageHeightPt: number, depth: number) {
    this.#setter = setter;
    this.#pageHeightPt = pageHeightPt;
    this.#depth = depth;
  }

  build(blocks: readonly Block[], contentBox: ContentBox): FlowItem[] {
    this.#frames.push({ stack: null, blocks, next: 0, contentBox, start: -1 });
    for (let frame = this.#frames.at(-1); frame; frame = this.#frames.at(-1)) {
      const block = frame.blocks[frame.next++];
      if (block) this.#add(block, frame.contentBox);
      else this.#close(frame);
    }
    return this.#items;
  }

  #add(block: Block, contentBox: ContentBox): void {
    const { type } = block;
    if (type === 'stack') this.#open(block, contentBox);
    else if (type === 'columns') this.#addColumns(block, contentBox);
    else if (type === 'row') this.#addRow(block, contentBox);
    else if (type === 'listItem') this.#push(flowListItem(this.#setter, block, contentBox));
    else if (type === 'rule') this.#addRule(block, contentBox);
    else if (type === 'image') this.#addImage(block, contentBox);
    else if (type === 'spacer') this.#addSpacer(block.heightPt, contentBox);
    else this.#push(flowText(this.#setter, block, contentBox));
  }

  #addRow(row: Row, contentBox: ContentBox): void {
    for (const flow of flowRow(this.#setter, row, contentBox)) this.#push(flow);
  }

  #addSpacer(heightPt: number, contentBox: ContentBox): void {
    this.#push({ ...nothing, ...contentBox, kind: 'space', heightPt: Math.max(0, heightPt) });
  }

  #push(item: FlowItem): void {
    if (item.kind !== 'open' && item.kind !== 'close') this.#lastContent = this.#items.length;
    this.#items.push(item);
  }

  #open(stack: Stack, outer: ContentBox): void {
    const indentPt = stack.indentPt ?? 0;
    const contentBox = {
      xPt: outer.xPt + indentPt,
      widthPt: Math.max(0, outer.widthPt - indentPt),
    };
    const start = this.#items.length;
    const keepTogether = stack.keepTogether ?? false;
    const beforePt = stack.spaceBeforePt ?? 0;
    const { path, background } = stack;
    const open = {
      ...nothing,
      ...contentBox,
      path,
      beforePt,
      keepTogether,
      background,
      end: start,
    };
    this.#push({ ...open, kind: 'open' });
    this.#frames.push({ stack, blocks: stack.children, next: 0, contentBox, start });
  }

  #close({ stack, contentBox, start }: Frame): void {
    this.#frames.pop();
    if (!stack) return;
    const open = this.#items[start] as OpenFlow;
    open.end = this.#items.length;
    if (stack.keepWithNext) this.#keepLast(start);
    this.#push({ ...nothing, ...contentBox, kind: 'close', afterPt: stack.spaceAfterPt ?? 0 });
  }

  /** A stack that stays with what follows does so by the last thing in it. */
  #keepLast(start: number): void {
    const last = this.#items[this.#lastContent];
    if (last && this.#lastContent > start) last.keepWithNext = true;
  }

  #addColumns(block: Columns, contentBox: ContentBox): void {
    if (this.#depth >= maxColumnDepth) {
      const children = block.columns.flatMap((column) => column.children);
      this.#open({ ...block, type: 'stack', children }, contentBox);
      return;
    }
    const left = contentBox.xPt + (block.indentPt ?? 0);
    const flows = block.columns.map(({ xPt, widthPt, children }) =>
      new FlowBuilder(this.#setter, this.#pageHeightPt, this.#depth + 1).build(children, {
        xPt: left + xPt,
        widthPt: Math.max(0, widthPt),
      }),
    );
    this.#push({
      ...nothing,
      ...contentBox,
      kind: 'columns',
      flows,
      beforePt: block.spaceBeforePt ?? 0,
      afterPt: block.spaceAfterPt ?? 0,
      heightPt: Math.max(0, ...flows.map(totalHeight)),
      keepWithNext: block.keepWithNext ?? false,
      path: block.path,
    });
  }

  #addRule(rule: Rule, contentBox: ContentBox): void {
    const indentPt = rule.indentPt ?? 0;
    this.#push({
      kind: 'rule',
      color: rule.color,
      xPt: contentBox.xPt + indentPt,
      widthPt: Math.max(0, contentBox.widthPt - indentPt),
      beforePt: rule.spaceBeforePt ?? 0,
      afterPt: rule.spaceAfterPt ?? 0,
      heightPt: rule.thicknessPt,
      headPt: rule.thicknessPt,
      keepWithNext: rule.keepWithNext ?? false,
      path: rule.path,
    });
  }

  /** An image too large for its room or a page is scaled down; one without a size is left out. */
  #addImage(image: Image, contentBox: ContentBox): void {
    const indentPt = image.indentPt ?? 0;
    const widthPt = Math.max(0, contentBox.widthPt - indentPt);
    const fit = Math.min(1, widthPt / image.widthPt, this.#pageHeightPt / image.heightPt);
    if (!(fit > 0)) return;
    const heightPt = image.heightPt * fit;
    this.#push({
      kind: 'image',
      image,
      xPt: contentBox.xPt + indentPt,
      widthPt: image.widthPt * fit,
      beforePt: image.spaceBeforePt ?? 0,
      afterPt: image.spaceAfterPt ?? 0,
      heightPt,
      headPt: heightPt,
      keepWithNext: image.keepWithNext ?? false,
      path: image.path,
    });
  }
}

const totalHeight = (items: readonly FlowItem[]): number =>
  items.reduce((sum, item) => sum + item.beforePt + item.heightPt + item.afterPt, 0);

/** Turns blocks into what is to be placed from top to bottom; `pageHeightPt` is without margins. */
export function buildFlow(
  setter: TextSetter,
  blocks: readonly Block[],
  contentBox: ContentBox,
  pageHeightPt: number,
): FlowItem[] {
  return new FlowBuilder(setter, pageHeightPt, 0).build(blocks, contentBox);
}
