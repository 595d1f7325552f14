import type { Align, ColumnBackground, PageSetup, TextStyle } from '../blocks.ts';
import type { BrokenText } from '../break/set-line.ts';
import type {
  BlockBox,
  DisplayItem,
  DisplayPage,
  LineItem,
  LinkItem,
  NodeId,
  RectItem,
} from '../display-list.ts';
import type { FontBook } from '../fonts/font-book.ts';

/** A page being filled. */
export class OpenPage {
  readonly #pageBackgrounds: readonly DisplayItem[];
  readonly #columnBackgrounds: RectItem[] = [];
  readonly #stackBackgrounds: { order: number; rect: RectItem }[] = [];
  readonly #items: DisplayItem[] = [];
  readonly #links: LinkItem[] = [];
  readonly #boxes: { order: number; box: BlockBox }[] = [];

  constructor(backgrounds: readonly DisplayItem[]) {
    this.#pageBackgrounds = backgrounds;
  }

  add(item: DisplayItem): void {
    if (item.kind === 'link') this.#links.push(item);
    else this.#items.push(item);
  }

  /** Boxes are sorted by `order`, so that a stack precedes its content. */
  addBox(order: number, box: BlockBox): void {
    this.#boxes.push({ order, box });
  }

  /**
   * The extent from the leftmost edge of the page's blocks to the rightmost one, or undefined if it
   * has none.
   */
  get extent(): { xPt: number; widthPt: number } | undefined {
    if (this.#boxes.length === 0) return undefined;
    const xPt = Math.min(...this.#boxes.map(({ box }) => box.xPt));
    const endPt = Math.max(...this.#boxes.map(({ box }) => box.xPt + box.widthPt));
    return { xPt, widthPt: endPt - xPt };
  }

  /** Painted above the page's backgrounds and below those of stacks. */
  addColumnBackground(rect: RectItem): void {
    this.#columnBackgrounds.push(rect);
  }

  /**
   * Painted above other backgrounds and below everything else. A stack's background is below those
   * of its content.
   */
  addStackBackground(order: number, rect: RectItem): void {
    this.#stackBackgrounds.push({ order, rect });
  }

  finish(): { items: DisplayItem[]; boxes: BlockBox[] } {
    const boxes = this.#boxes.sort((a, b) => a.order - b.order).map(({ box }) => box);
    const stackBackgrounds = this.#stackBackgrounds
      .sort((a, b) => a.order - b.order)
      .map(({ rect }) => rect);
    return {
      items: [
        ...this.#pageBackgrounds,
        ...this.#columnBackgrounds,
        ...stackBackgrounds,
        ...this.#items,
        ...this.#links,
      ],
      boxes,
    };
  }
}

const toRects = (page: PageSetup): DisplayItem[] =>
  page.backgrounds.map((background) => ({ kind: 'rect', ...background }));

/** The pages of a document, created on demand. */
export class PageBuilder {
  readonly topPt: number;
  readonly bottomPt: number;
  readonly #page: PageSetup;
  readonly #openPages: OpenPage[] = [];

  constructor(page: PageSetup) {
    this.#page = page;
    this.topPt = page.marginTopPt;
    this.bottomPt = page.heightPt - page.marginBottomPt;
  }

  get heightPt(): number {
    return this.bottomPt - this.topPt;
  }

  get(index: number): OpenPage {
    while (this.#openPages.length <= index) this.#openPages.push(new OpenPage(toRects(this.#page)));
    return this.#openPages[index] as OpenPage;
  }

  /** Returns an empty builder for the same page setup, to measure how much space content takes. */
  blank(): PageBuilder {
    return new PageBuilder(this.#page);
  }

  addColumnBackground(index: number, { xPt, widthPt, color }: ColumnBackground): void {
    const { heightPt } = this.#page;
    this.get(index).addColumnBackground({ kind: 'rect', xPt, yPt: 0, widthPt, heightPt, color });
  }

  get page(): PageSetup {
    return this.#page;
  }

  /** At least one page. */
  get openPages(): readonly OpenPage[] {
    this.get(0);
    return this.#openPages;
  }

  finish(): DisplayPage[] {
    return this.openPages.map((openPage) => openPage.finish());
  }
}

/**
 * Returns the distance of a line's baseline from its top: the leading is distributed above and
 * below as in CSS, unless `reach` needs more on one side.
 */
export function baselineOffsetPt(fonts: FontBook, style: TextStyle): number {
  const { family, bold = false, italic = false, sizePt, leadingPt, reach } = style;
  const [face] = fonts.candidates({ family, bold, italic });
  if (!face) return leadingPt;
  const ascentPt = (face.ascender / face.unitsPerEm) * sizePt;
  const descentPt = (face.descender / face.unitsPerEm) * sizePt;
  const sharedPt = (leadingPt - (ascentPt - descentPt)) / 2 + ascentPt;
  if (!reach) return sharedPt;
  const lowestPt = leadingPt - reach.belowEm * sizePt;
  return Math.max(Math.min(sharedPt, lowestPt), reach.aboveEm * sizePt);
}

const shares: Record<Align, number> = { start: 0, center: 0.5, end: 1 };

/** Returns the distance of a line's start from the left edge of its content box. */
function shiftPt(align: Align, isOpposed: boolean, slackPt: number): number {
  const share = isOpposed ? 1 - shares[align] : shares[align];
  return Math.max(0, slackPt) * share;
}

/** A paragraph ready to be painted line by line. */
export type TextToPaint = {
  broken: BrokenText;
  style: TextStyle;
  baselinePt: number;
  align: Align;
  xPt: number;
  widthPt: number;
  nodes: readonly (NodeId | null)[];
};

/** Paints one line with its links. An empty line takes its height but has nothing to paint. */
export function paintLine(
  openPage: OpenPage,
  text: TextToPaint,
  index: number,
  topPt: number,
): void {
  const { broken, style, nodes } = text;
  const line = broken.lines[index];
  if (!line || line.fragments.length === 0) return;
  const item: LineItem = {
    kind: 'line',
    xPt: text.xPt + shiftPt(text.align, broken.isOpposed, text.widthPt - line.widthPt),
    topPt,
    heightPt: style.leadingPt,
    baselinePt: topPt + text.baselinePt,
    widthPt: line.widthPt,
    sizePt: style.sizePt,
    letterSpacingPt: broken.letterSpacingPt,
    rtl: broken.rtl,
    text: line.text,
    breakAfter: line.breakAfter,
    fragments: line.fragments,
    nodes,
  };
  openPage.add(item);
  for (const { xPt, widthPt, part } of line.links) {
    const link = broken.links[part - 1];
    const node = nodes[part];
    if (!link || typeof node !== 'number') continue;
    const { href, text: label } = link;
    openPage.add({
      kind: 'link',
      href,
      text: label,
      node,
      widthPt,
      xPt: item.xPt + xPt,
      yPt: topPt,
      heightPt: style.leadingPt,
    });
  }
}
