import type { TextSetter } from '../break/text-setter.ts';
import type { BlockBox } from '../display-list.ts';
import { BoxTracker } from './box-tracker.ts';
import type { ColumnsFlow, FlowItem, ImageFlow, RuleFlow, TextFlow } from './flow.ts';
import { neededHeights, splitLines } from './keep.ts';
import type { PageBuilder } from './page-builder.ts';
import { paintLines, prepareText, type StructureBuilder } from './place-text.ts';

/** Heights that were summed up in another order differ by less than this. */
const tolerancePt = 1e-6;

/** Where the next thing goes. `fresh` means that nothing stands above it on the page. */
type Cursor = { page: number; yPt: number; fresh: boolean };

/** What all flows of a document share. */
export type Placement = {
  setter: TextSetter;
  pageBuilder: PageBuilder;
  structure: StructureBuilder;
  boxCount: number;
};

/** Places a flow from top to bottom, over as many pages as it takes. */
class FlowPlacer {
  readonly #shared: Placement;
  readonly #items: readonly FlowItem[];
  readonly #needed: Float64Array;
  readonly #boxes: BoxTracker;
  readonly #at: Cursor;

  constructor(shared: Placement, items: readonly FlowItem[], start: Cursor) {
    this.#shared = shared;
    this.#items = items;
    this.#at = { ...start };
    this.#boxes = new BoxTracker(shared.pageBuilder);
    this.#needed = neededHeights(items, shared.pageBuilder.heightPt);
  }

  place(): { cursor: Cursor; filledPt: ReadonlyMap<number, number> } {
    for (let i = 0; i < this.#items.length; i++) {
      const item = this.#items[i] as FlowItem;
      const { yPt, fresh } = this.#at;
      const isSpace = item.kind === 'space';
      const needPt = isSpace || item.kind === 'close' ? 0 : (this.#needed[i] ?? 0);
      if (!fresh && yPt + item.beforePt + needPt > this.#limitPt) this.#turnPage();
      if (!this.#at.fresh) this.#at.yPt += item.beforePt;
      this.#placeItem(item);
      if (!this.#at.fresh) this.#at.yPt += item.afterPt;
    }
    return { cursor: this.#at, filledPt: this.#boxes.filledPt };
  }

  get #limitPt(): number {
    return this.#shared.pageBuilder.bottomPt + tolerancePt;
  }

  #turnPage(): void {
    this.#at.page++;
    this.#at.yPt = this.#shared.pageBuilder.topPt;
    this.#at.fresh = true;
  }

  #placeItem(item: FlowItem): void {
    if (item.kind === 'text') this.#placeText(item);
    else if (item.kind === 'rule') this.#placeRule(item);
    else if (item.kind === 'image') this.#placeImage(item);
    else if (item.kind === 'space') this.#placeSpace(item.heightPt);
    else if (item.kind === 'columns') this.#placeColumns(item);
    else if (item.kind === 'open') this.#boxes.open(item, this.#shared.boxCount++);
    else this.#boxes.close(this.#at.page);
  }

  get #openPage() {
    return this.#shared.pageBuilder.get(this.#at.page);
  }

  /** Moves below what has just been placed at the cursor, and notes its box. */
  #fill(item: FlowItem, heightPt: number): void {
    const { page, yPt } = this.#at;
    this.#boxes.begin(this.#at);
    const { path, xPt, widthPt } = item;
    if (path !== undefined) this.#addBox({ path, xPt, yPt, widthPt, heightPt });
    this.#at.yPt = yPt + heightPt;
    this.#at.fresh = false;
    this.#boxes.noteFilled(page, this.#at.yPt);
  }

  #addBox(box: BlockBox): void {
    this.#openPage.addBox(this.#shared.boxCount++, box);
  }

  #placeSpace(heightPt: number): void {
    // At the foot of a page and at the top of the next there is nothing for it to keep apart.
    if (this.#at.fresh && this.#at.page > 0) return;
    this.#at.yPt += Math.max(0, heightPt);
    this.#at.fresh = false;
  }

  #placeRule(item: RuleFlow): void {
    const { xPt, widthPt, heightPt, color } = item;
    this.#openPage.add({ kind: 'rect', xPt, yPt: this.#at.yPt, widthPt, heightPt, color });
    this.#shared.structure.endList();
    this.#fill(item, heightPt);
  }

  #placeImage(item: ImageFlow): void {
    const { source, alt, cornerPt } = item.image;
    const { xPt, widthPt, heightPt } = item;
    const node = this.#shared.structure.addFigure(alt);
    const place = { xPt, yPt: this.#at.yPt, widthPt, heightPt };
    const fit = widthPt / item.image.widthPt;
    const corner = cornerPt ? { cornerPt: cornerPt * fit } : {};
    this.#openPage.add({ kind: 'image', ...place, source, alt, ...corner, node });
    this.#fill(item, heightPt);
  }

  #placeText(item: TextFlow): void {
    const { setter, structure } = this.#shared;
    const lineCount = item.broken.lines.length;
    if (lineCount === 0) return;
    const { leadingPt } = item.style;
    const prepared = prepareText(setter.fonts, structure, item);
    for (let first = 0; first < lineCount; ) {
      const availablePt = this.#limitPt - this.#at.yPt;
      const fitting = leadingPt > 0 ? Math.floor(availablePt / leadingPt) : lineCount;
      const count = splitLines(lineCount, first, fitting, this.#at.fresh);
      if (count > 0) {
        paintLines(this.#openPage, prepared, first, count, this.#at.yPt);
        this.#fillText(item, count * leadingPt, first === 0);
      }
      first += count;
      if (first < lineCount) this.#turnPage();
    }
  }

  #fillText(item: TextFlow, heightPt: number, isBeginning: boolean): void {
    const { yPt } = this.#at;
    const { rowBox, slot, style } = item;
    if (rowBox) this.#addBox({ ...rowBox, yPt, heightPt });
    this.#fill(item, heightPt);
    if (!isBeginning || slot?.path === undefined) return;
    const widthPt = slot.broken.lines[0]?.widthPt ?? 0;
    const box = { path: slot.path, xPt: slot.xPt, yPt, widthPt, heightPt: style.leadingPt };
    this.#addBox(box);
  }

  /** Each column begins where the cursor is; what follows begins below the longest. */
  #placeColumns(item: ColumnsFlow): void {
    const start = { ...this.#at };
    this.#boxes.begin(this.#at);
    const order = this.#shared.boxCount++;
    let end = start;
    for (const flow of item.flows) {
      this.#shared.structure.endList();
      const placed = new FlowPlacer(this.#shared, flow, start).place();
      for (const [page, yPt] of placed.filledPt) this.#boxes.noteFilled(page, yPt);
      if (isBelow(placed.cursor, end)) end = placed.cursor;
    }
    this.#shared.structure.endList();
    Object.assign(this.#at, end);
    if (end === start) return;
    this.#boxes.add(item, order, start, this.#at.page);
  }
}

function isBelow(a: Cursor, b: Cursor): boolean {
  if (a.page !== b.page) return a.page > b.page;
  return a.yPt > b.yPt || (a.yPt === b.yPt && !a.fresh && b.fresh);
}

/** Places what a document's blocks have become, from the top of its first page on. */
export function placeFlow(shared: Placement, items: readonly FlowItem[]): void {
  const start = { page: 0, yPt: shared.pageBuilder.topPt, fresh: true };
  new FlowPlacer(shared, items, start).place();
}
