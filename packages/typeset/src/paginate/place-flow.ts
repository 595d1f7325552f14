import type { TextSetter } from '../break/text-setter.ts';
import type { BlockBox, NodeId } from '../display-list.ts';
import { BoxTracker } from './box-tracker.ts';
import { type Cursor, isBelow } from './cursor.ts';
import type {
  ColumnFlow,
  ColumnsFlow,
  Flow,
  FlowItem,
  ImageFlow,
  OpenFlow,
  RuleFlow,
  TextFlow,
} from './flow.ts';
import { FlowReader, type Later } from './flow-reader.ts';
import { splitLines } from './keep.ts';
import type { PageBuilder } from './page-builder.ts';
import { paintLines, prepareText } from './place-text.ts';
import { documentNode, StructureBuilder } from './structure-builder.ts';

/** Heights that were summed up in another order differ by less than this. */
const tolerancePt = 1e-6;

/** What all flows of a document share. */
export type Placement = {
  setter: TextSetter;
  pageBuilder: PageBuilder;
  structure: StructureBuilder;
  boxCount: number;
};

type PlacedColumn = { column: ColumnFlow; placer: FlowPlacer };

/** Places a flow from top to bottom, over as many pages as it takes. */
class FlowPlacer {
  readonly #shared: Placement;
  readonly #boxes: BoxTracker;
  readonly #at: Cursor;
  readonly #startPage: number;
  readonly #reader: FlowReader;
  /** The elements of the structure that are being filled, the innermost last. */
  readonly #elements: NodeId[];

  constructor(shared: Placement, flow: Flow, start: Cursor, element: NodeId, later?: Later) {
    this.#shared = shared;
    this.#at = { ...start };
    this.#startPage = start.page;
    this.#boxes = new BoxTracker(shared.pageBuilder);
    this.#reader = new FlowReader(flow, shared.pageBuilder.heightPt, later);
    this.#elements = [element];
  }

  place(): { cursor: Cursor; filledPt: ReadonlyMap<number, number> } {
    while (this.#placeNext());
    return { cursor: this.#at, filledPt: this.#boxes.filledPt };
  }

  /** Places what stands above the first text and that text. */
  placeFirstText(): void {
    for (let item = this.#placeNext(); item && item.kind !== 'text'; ) item = this.#placeNext();
  }

  /** Gives what it has placed; undefined at the end. */
  #placeNext(): FlowItem | undefined {
    const next = this.#reader.item;
    if (next && this.#mustTurn(next)) this.#turnPage();
    // How far other columns reach is asked once this one has left the page where it began.
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
    return item.breakBefore || yPt + item.beforePt + needPt > this.#limitPt;
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
    const node = this.#shared.structure.addFigure(alt, this.#element);
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
    const prepared = prepareText(setter.fonts, structure, item, this.#element);
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
    const element = this.#shared.structure.addContainer(item.role, this.#element);
    for (const { column, placer } of this.#columnPlacers(item, start, element)) {
      this.#shared.structure.endList();
      const placed = placer.place();
      for (const [page, yPt] of placed.filledPt) {
        this.#boxes.noteFilled(page, yPt);
        if (column.ground) this.#shared.pageBuilder.addGround(page, column.ground);
      }
      if (isBelow(placed.cursor, end)) end = placed.cursor;
    }
    this.#shared.structure.endList();
    Object.assign(this.#at, end);
    if (end === start) return;
    this.#boxes.add(item, order, start, this.#at.page);
  }

  /** The columns in the order in which they are read. */
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

  /** Known before they are placed, for they may be read after this one. */
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

/** Places what a document's blocks have become, from the top of its first page on. */
export function placeFlow(shared: Placement, flow: Flow): void {
  const start = { page: 0, yPt: shared.pageBuilder.topPt, fresh: true };
  new FlowPlacer(shared, flow, start, documentNode).place();
}
