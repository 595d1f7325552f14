import type { NodeId } from '../display-list.ts';
import { BoxTracker } from './box-tracker.ts';
import type { ColumnFlow, ColumnsFlow, Flow, FlowItem, OpenFlow } from './flow.ts';
import { FlowReader, type Later } from './flow-reader.ts';
import { type Cursor, ItemPlacer, isBelow, type Placement } from './place-item.ts';
import { documentNode, StructureBuilder } from './structure-builder.ts';

type PlacedColumn = { column: ColumnFlow; placer: FlowPlacer };

/** Places a flow from top to bottom, over as many pages as it takes. */
class FlowPlacer {
  readonly #shared: Placement;
  readonly #boxes: BoxTracker;
  readonly #items: ItemPlacer;
  readonly #at: Cursor;
  readonly #startPage: number;
  readonly #reader: FlowReader;
  /** The open structure elements, innermost last. */
  readonly #elements: NodeId[];

  constructor(shared: Placement, flow: Flow, start: Cursor, element: NodeId, later?: Later) {
    this.#shared = shared;
    this.#startPage = start.page;
    this.#boxes = new BoxTracker(shared.pageBuilder);
    this.#items = new ItemPlacer(shared, this.#boxes, start);
    this.#at = this.#items.at;
    this.#reader = new FlowReader(flow, shared.pageBuilder.heightPt, later);
    this.#elements = [element];
  }

  place(): { cursor: Cursor; filledPt: ReadonlyMap<number, number> } {
    while (this.#placeNext());
    return { cursor: this.#at, filledPt: this.#boxes.filledPt };
  }

  /** Places the items up to the first text. */
  placeFirstText(): void {
    for (let item = this.#placeNext(); item && item.kind !== 'text'; ) item = this.#placeNext();
  }

  /** Places the next item and returns it, or undefined at the end. */
  #placeNext(): FlowItem | undefined {
    const next = this.#reader.item;
    if (next && this.#mustTurn(next)) this.#items.turnPage();
    // The extent of other columns matters only after this one's first page.
    if (next && this.#at.page > this.#startPage && this.#reader.isLaterOn(this.#at.page))
      this.#boxes.widen(this.#at.page, this.#reader.exchange());
    const { item } = this.#reader;
    if (!item) return undefined;
    this.#reader.pass(item);
    if (!this.#at.fresh) this.#at.yPt += item.beforePt;
    this.#placeItem(item);
    if (!this.#at.fresh) this.#at.yPt += item.afterPt;
    return item;
  }

  #mustTurn(item: FlowItem): boolean {
    const { yPt, fresh } = this.#at;
    if (fresh) return false;
    const isSpace = item.kind === 'space' || item.kind === 'close';
    const needPt = isSpace ? 0 : this.#reader.neededPt;
    return item.breakBefore || yPt + item.beforePt + needPt > this.#items.limitPt;
  }

  #placeItem(item: FlowItem): void {
    if (item.kind === 'text') this.#items.placeText(item, this.#element);
    else if (item.kind === 'rule') this.#items.placeRule(item);
    else if (item.kind === 'image') this.#items.placeImage(item, this.#element);
    else if (item.kind === 'space') this.#items.placeSpace(item.heightPt);
    else if (item.kind === 'columns') this.#placeColumns(item);
    else if (item.kind === 'open') this.#openStack(item);
    else this.#closeStack();
  }

  get #element(): NodeId {
    return this.#elements.at(-1) ?? documentNode;
  }

  #openStack(item: OpenFlow): void {
    this.#boxes.open(item, this.#shared.boxCount++);
    this.#elements.push(this.#shared.structure.addContainer(item.role, this.#element));
  }

  #closeStack(): void {
    this.#boxes.close(this.#at.page);
    this.#elements.pop();
  }

  /** Each column starts at the cursor; the next item starts below the longest column. */
  #placeColumns(item: ColumnsFlow): void {
    const start = { ...this.#at };
    this.#boxes.begin(this.#at);
    const order = this.#shared.boxCount++;
    let end = start;
    const element = this.#shared.structure.addContainer(item.role, this.#element);
    for (const { column, placer } of this.#columnPlacers(item, start, element)) {
      this.#shared.structure.endList();
      const placed = placer.place();
      for (const [page, yPt] of placed.filledPt) {
        this.#boxes.noteFilled(page, yPt);
        if (column.background)
          this.#shared.pageBuilder.addColumnBackground(page, column.background);
      }
      placed.cursor.yPt -= column.overhangPt;
      if (isBelow(placed.cursor, end)) end = placed.cursor;
    }
    this.#shared.structure.endList();
    Object.assign(this.#at, end);
    if (end === start) return;
    this.#boxes.add(item, order, start, this.#at.page);
  }

  /** The columns in reading order. */
  *#columnPlacers(item: ColumnsFlow, start: Cursor, element: NodeId): Iterable<PlacedColumn> {
    const { structure } = this.#shared;
    let second: ColumnFlow | undefined;
    for (const [index, column] of item.columns.entries()) {
      if (column.isReadSecond && !second && index + 1 < item.columns.length) second = column;
      else {
        const own = structure.addContainer(column.role, element);
        const placer = this.#placerOf(item, column, start, own);
        if (second) {
          structure.endList();
          placer.placeFirstText();
          yield { column: second, placer: this.#placerOf(item, second, start, own) };
          second = undefined;
        }
        yield { column, placer };
      }
    }
  }

  #placerOf(item: ColumnsFlow, column: ColumnFlow, start: Cursor, element: NodeId): FlowPlacer {
    const { flow, alone } = column;
    let known: number | undefined;
    const lastPage = () => {
      known ??= this.#lastPageOfOthers(item, column, start);
      return known;
    };
    const later = alone && { makeFlow: alone, lastPage };
    return new FlowPlacer(this.#shared, flow, start, element, later);
  }

  /** Computed before those columns are placed, since they may be later in reading order. */
  #lastPageOfOthers({ columns }: ColumnsFlow, own: ColumnFlow, start: Cursor): number {
    const shared = {
      ...this.#shared,
      pageBuilder: this.#shared.pageBuilder.blank(),
      structure: new StructureBuilder(),
    };
    const pages = columns
      .filter((one) => one !== own)
      .flatMap(({ flow }) => [
        ...new FlowPlacer(shared, flow, start, documentNode).place().filledPt.keys(),
      ]);
    return Math.max(start.page, ...pages);
  }
}

/** Places a document's flow, from the top of its first page. */
export function placeFlow(shared: Placement, flow: Flow): void {
  const start = { page: 0, yPt: shared.pageBuilder.topPt, fresh: true };
  new FlowPlacer(shared, flow, start, documentNode).place();
}
