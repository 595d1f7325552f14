import type { Background } from '../blocks.ts';
import type { RectItem } from '../display-list.ts';
import type { ColumnsFlow, OpenFlow } from './flow.ts';
import type { PageBuilder } from './page-builder.ts';

type PagePosition = { page: number; yPt: number };

/**
 * A stack that is being filled. It starts where its first content is placed. From page `later.page`
 * on, it has the content box of `later.item`.
 */
type OpenBox = {
  item: OpenFlow;
  order: number;
  start: PagePosition | null;
  later?: { page: number; item: OpenFlow };
};

/** Records where the stacks of a flow start, and how far its pages are filled. */
export class BoxTracker {
  /** How far down each page is filled. */
  readonly filledPt = new Map<number, number>();
  readonly #openPages: PageBuilder;
  readonly #open: (OpenBox | null)[] = [];
  /** Stacks without placed content. */
  #waiting: OpenBox[] = [];

  constructor(pageBuilder: PageBuilder) {
    this.#openPages = pageBuilder;
  }

  open(item: OpenFlow, order: number): void {
    const isUnseen = item.path === undefined && !item.background;
    const box = isUnseen ? null : { item, order, start: null };
    this.#open.push(box);
    if (box) this.#waiting.push(box);
  }

  /** Gives the open stacks the content boxes of these items from this page on, outermost first. */
  widen(page: number, items: readonly OpenFlow[]): void {
    for (const [depth, item] of items.entries()) {
      const box = this.#open[depth];
      if (box) box.later = { page, item };
    }
  }

  /** Called before content is placed at this position. */
  begin({ page, yPt }: PagePosition): void {
    if (this.#waiting.length === 0) return;
    for (const box of this.#waiting) box.start = { page, yPt };
    this.#waiting = [];
  }

  noteFilled(page: number, yPt: number): void {
    this.filledPt.set(page, Math.max(yPt, this.filledPt.get(page) ?? 0));
  }

  close(lastPage: number): void {
    const box = this.#open.pop();
    if (!box?.start) return;
    const { item, order, start, later } = box;
    const ends = Math.min(lastPage, (later?.page ?? Number.POSITIVE_INFINITY) - 1);
    this.add(item, order, start, ends);
    if (!later || later.page > lastPage) return;
    const isBegun = start.page < later.page;
    const top = isBegun ? { page: later.page, yPt: this.#openPages.topPt } : start;
    this.add(later.item, order, top, lastPage);
  }

  /** Adds a box per page, from the block's start to its end or the end of the page's content. */
  add(item: OpenFlow | ColumnsFlow, order: number, start: PagePosition, lastPage: number): void {
    const { path, xPt, widthPt } = item;
    const background = item.kind === 'open' ? item.background : undefined;
    for (let page = start.page; page <= lastPage; page++) {
      const yPt = page === start.page ? start.yPt : this.#openPages.topPt;
      const heightPt = (this.filledPt.get(page) ?? yPt) - yPt;
      if (heightPt <= 0) continue;
      const openPage = this.#openPages.get(page);
      if (path !== undefined) openPage.addBox(order, { path, xPt, yPt, widthPt, heightPt });
      if (background) openPage.addStackBackground(order, toRect(background, yPt, heightPt));
    }
  }
}

const toRect = (
  { xPt, widthPt, abovePt, belowPt, color }: Background,
  topPt: number,
  heightPt: number,
): RectItem => ({
  kind: 'rect',
  xPt,
  widthPt,
  color,
  yPt: topPt - abovePt,
  heightPt: abovePt + heightPt + belowPt,
});
