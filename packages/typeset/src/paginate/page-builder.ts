import type { Align, PageSetup, Paragraph, TextStyle, TypesetDocument } from '../blocks.ts';
import type { BrokenText } from '../break/set-line.ts';
import type { TextSetter } from '../break/text-setter.ts';
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
  readonly #backgrounds: readonly DisplayItem[];
  readonly #stackBackgrounds: { order: number; rect: RectItem }[] = [];
  readonly #items: DisplayItem[] = [];
  readonly #links: LinkItem[] = [];
  readonly #boxes: { order: number; box: BlockBox }[] = [];

  constructor(backgrounds: readonly DisplayItem[]) {
    this.#backgrounds = backgrounds;
  }

  add(item: DisplayItem): void {
    if (item.kind === 'link') this.#links.push(item);
    else this.#items.push(item);
  }

  /** Boxes come out by their `order`: a stack before what is in it. */
  addBox(order: number, box: BlockBox): void {
    this.#boxes.push({ order, box });
  }

  /** Grounds lie over the backgrounds and below everything else, a stack's below those in it. */
  addBackground(order: number, rect: RectItem): void {
    this.#stackBackgrounds.push({ order, rect });
  }

  finish(): { items: DisplayItem[]; boxes: BlockBox[] } {
    const boxes = this.#boxes.sort((a, b) => a.order - b.order).map(({ box }) => box);
    const stackBackgrounds = this.#stackBackgrounds
      .sort((a, b) => a.order - b.order)
      .map(({ rect }) => rect);
    return {
      items: [...this.#backgrounds, ...stackBackgrounds, ...this.#items, ...this.#links],
      boxes,
    };
  }
}

const toRects = (page: PageSetup): DisplayItem[] =>
  page.backgrounds.map((background) => ({ kind: 'rect', ...background }));

/** The pages of a document, as many as are asked for. */
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

  /** A document has one page at the least. */
  finish(
    setter: TextSetter,
    { pageLabel, footer }: Pick<TypesetDocument, 'pageLabel' | 'footer'>,
  ): DisplayPage[] {
    this.get(0);
    if (pageLabel && this.#openPages.length > 1) this.#addLabels(setter, pageLabel);
    if (footer) this.#addFooter(setter, footer, pageLabel?.style ?? footer.style);
    return this.#openPages.map((openPage) => openPage.finish());
  }

  #addLabels(setter: TextSetter, label: NonNullable<TypesetDocument['pageLabel']>): void {
    const { style } = label;
    const { widthPt } = this.#page;
    const pages = String(this.#openPages.length);
    const topPt = this.#marginalTopPt(style);
    const baselinePt = baselineOffsetPt(setter.fonts, style);
    for (const [index, openPage] of this.#openPages.entries()) {
      const values = { page: String(index + 1), pages };
      const text = label.text.replace(
        /\{(page|pages)\}/g,
        (_, name: 'page' | 'pages') => values[name],
      );
      const broken = setter.setText([{ text }], style, Number.POSITIVE_INFINITY);
      const place = { xPt: 0, widthPt, align: 'center', nodes: [null] } as const;
      paintLine(openPage, { ...place, broken, style, baselinePt }, 0, topPt);
    }
  }

  /** On every page the same line, which is shaped once. */
  #addFooter(setter: TextSetter, footer: Paragraph, labelStyle: TextStyle): void {
    const { runs, style, align = 'end' } = footer;
    const { widthPt, marginLeftPt, marginRightPt } = this.#page;
    const own = baselineOffsetPt(setter.fonts, style);
    const labelPt = this.#marginalTopPt(labelStyle) + baselineOffsetPt(setter.fonts, labelStyle);
    const plain = runs.map(({ href: _, ...run }) => run);
    const set = setter.setText(plain, style, Number.POSITIVE_INFINITY);
    // Its side is the page's, whichever way its own letters run.
    const broken = { ...set, isOpposed: false };
    const contentBox = { xPt: marginLeftPt, widthPt: widthPt - marginLeftPt - marginRightPt };
    const text = { ...contentBox, align, broken, style, baselinePt: own, nodes: [null] };
    for (const openPage of this.#openPages) paintLine(openPage, text, 0, labelPt - own);
  }

  /** Where a line in the middle of the bottom margin begins. */
  #marginalTopPt({ leadingPt }: TextStyle): number {
    const { heightPt, marginBottomPt } = this.#page;
    return heightPt - (marginBottomPt + leadingPt) / 2;
  }
}

/** Where a line's baseline is below its top: the leading is shared above and below, as in CSS. */
export function baselineOffsetPt(fonts: FontBook, style: TextStyle): number {
  const { family, bold = false, italic = false, sizePt, leadingPt } = style;
  const [face] = fonts.candidates({ family, bold, italic });
  if (!face) return leadingPt;
  const ascentPt = (face.ascender / face.unitsPerEm) * sizePt;
  const descentPt = (face.descender / face.unitsPerEm) * sizePt;
  return (leadingPt - (ascentPt - descentPt)) / 2 + ascentPt;
}

const shares: Record<Align, number> = { start: 0, center: 0.5, end: 1 };

/** How far right of its room's edge a line begins. */
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

/** Paints one line with its links; an empty line takes its height but has nothing to paint. */
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
