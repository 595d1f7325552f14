import type { TextSetter } from '../break/text-setter.ts';
import type { BlockBox, NodeId } from '../display-list.ts';
import type { BoxTracker } from './box-tracker.ts';
import type { FlowItem, ImageFlow, RuleFlow, TextFlow } from './flow.ts';
import { splitLines } from './keep.ts';
import type { PageBuilder } from './page-builder.ts';
import { paintLines, prepareText } from './place-text.ts';
import type { StructureBuilder } from './structure-builder.ts';

/** Rounding tolerance: sums of the same heights in different orders differ by less than this. */
const tolerancePt = 1e-6;

/** The state that all flows of a document share. */
export type Placement = {
  setter: TextSetter;
  pageBuilder: PageBuilder;
  structure: StructureBuilder;
  boxCount: number;
};

/** Places items other than stacks and columns at its cursor, and moves the cursor below them. */
export class ItemPlacer {
  readonly at: Cursor;
  readonly #shared: Placement;
  readonly #boxes: BoxTracker;

  constructor(shared: Placement, boxes: BoxTracker, start: Cursor) {
    this.#shared = shared;
    this.#boxes = boxes;
    this.at = { ...start };
  }

  get limitPt(): number {
    return this.#shared.pageBuilder.bottomPt + tolerancePt;
  }

  turnPage(): void {
    this.at.page++;
    this.at.yPt = this.#shared.pageBuilder.topPt;
    this.at.fresh = true;
  }

  placeSpace(heightPt: number): void {
    // Space at a page break is dropped.
    if (this.at.fresh && this.at.page > 0) return;
    this.at.yPt += Math.max(0, heightPt);
    this.at.fresh = false;
  }

  placeRule(item: RuleFlow): void {
    const { xPt, widthPt, heightPt, color } = item;
    this.#openPage.add({ kind: 'rect', xPt, yPt: this.at.yPt, widthPt, heightPt, color });
    this.#shared.structure.endList();
    this.#fill(item, heightPt);
  }

  placeImage(item: ImageFlow, element: NodeId): void {
    const { source, alt, cornerPt } = item.image;
    const { xPt, widthPt, heightPt } = item;
    const node = this.#shared.structure.addFigure(alt, element);
    const place = { xPt, yPt: this.at.yPt, widthPt, heightPt };
    const fit = widthPt / item.image.widthPt;
    const corner = cornerPt ? { cornerPt: cornerPt * fit } : {};
    this.#openPage.add({ kind: 'image', ...place, source, alt, ...corner, node });
    this.#fill(item, heightPt);
  }

  placeText(item: TextFlow, element: NodeId): void {
    const { setter, structure } = this.#shared;
    const lineCount = item.broken.lines.length;
    if (lineCount === 0) return;
    const { leadingPt } = item.style;
    const prepared = prepareText(setter.fonts, structure, item, element);
    for (let first = 0; first < lineCount; ) {
      const availablePt = this.limitPt - this.at.yPt;
      const fitting = leadingPt > 0 ? Math.floor(availablePt / leadingPt) : lineCount;
      const count = splitLines(lineCount, first, fitting, this.at.fresh);
      if (count > 0) {
        paintLines(this.#openPage, prepared, first, count, this.at.yPt);
        this.#fillText(item, count * leadingPt, first === 0);
      }
      first += count;
      if (first < lineCount) this.turnPage();
    }
  }

  #fillText(item: TextFlow, heightPt: number, isBeginning: boolean): void {
    const { yPt } = this.at;
    const { rowBox, slot, style } = item;
    if (rowBox) this.#addBox({ ...rowBox, yPt, heightPt });
    this.#fill(item, heightPt);
    if (!isBeginning || slot?.path === undefined) return;
    const widthPt = slot.broken.lines[0]?.widthPt ?? 0;
    const box = { path: slot.path, xPt: slot.xPt, yPt, widthPt, heightPt: style.leadingPt };
    this.#addBox(box);
  }

  get #openPage() {
    return this.#shared.pageBuilder.get(this.at.page);
  }

  /** Moves the cursor below the placed item, and records its box. */
  #fill(item: FlowItem, heightPt: number): void {
    const { page, yPt } = this.at;
    this.#boxes.begin(this.at);
    const { path, xPt, widthPt } = item;
    if (path !== undefined) this.#addBox({ path, xPt, yPt, widthPt, heightPt });
    this.at.yPt = yPt + heightPt;
    this.at.fresh = false;
    this.#boxes.noteFilled(page, this.at.yPt);
  }

  #addBox(box: BlockBox): void {
    this.#openPage.addBox(this.#shared.boxCount++, box);
  }
}

/** The position of the next item. `fresh` means that nothing is above it on the page. */
export type Cursor = { page: number; yPt: number; fresh: boolean };

export function isBelow(a: Cursor, b: Cursor): boolean {
  if (a.page !== b.page) return a.page > b.page;
  return a.yPt > b.yPt || (a.yPt === b.yPt && !a.fresh && b.fresh);
}
