import type { PageSetup, Paragraph, TextStyle, TypesetDocument } from '../blocks.ts';
import type { TextSetter } from '../break/text-setter.ts';
import type { DisplayItem, DisplayPage } from '../display-list.ts';
import { PageSheet } from './page-sheet.ts';
import { baselineOffsetPt, paintLine } from './paint-text.ts';

const toRects = (page: PageSetup): DisplayItem[] =>
  page.backgrounds.map((background) => ({ kind: 'rect', ...background }));

/** The pages of a document, as many as are asked for. */
export class Sheets {
  readonly topPt: number;
  readonly bottomPt: number;
  readonly #page: PageSetup;
  readonly #sheets: PageSheet[] = [];

  constructor(page: PageSetup) {
    this.#page = page;
    this.topPt = page.marginTopPt;
    this.bottomPt = page.heightPt - page.marginBottomPt;
  }

  get heightPt(): number {
    return this.bottomPt - this.topPt;
  }

  get(index: number): PageSheet {
    while (this.#sheets.length <= index) this.#sheets.push(new PageSheet(toRects(this.#page)));
    return this.#sheets[index] as PageSheet;
  }

  /** A document has one page at the least. */
  finish(
    setter: TextSetter,
    { pageLabel, foot }: Pick<TypesetDocument, 'pageLabel' | 'foot'>,
  ): DisplayPage[] {
    this.get(0);
    if (pageLabel && this.#sheets.length > 1) this.#addLabels(setter, pageLabel);
    if (foot) this.#addFoot(setter, foot, pageLabel?.style ?? foot.style);
    return this.#sheets.map((sheet) => sheet.finish());
  }

  #addLabels(setter: TextSetter, label: NonNullable<TypesetDocument['pageLabel']>): void {
    const { style } = label;
    const { widthPt } = this.#page;
    const pages = String(this.#sheets.length);
    const topPt = this.#marginalTopPt(style);
    const baselinePt = baselineOffsetPt(setter.fonts, style);
    for (const [index, sheet] of this.#sheets.entries()) {
      const values = { page: String(index + 1), pages };
      const text = label.text.replace(
        /\{(page|pages)\}/g,
        (_, name: 'page' | 'pages') => values[name],
      );
      const broken = setter.setText([{ text }], style, Number.POSITIVE_INFINITY);
      const place = { xPt: 0, widthPt, align: 'center', nodes: [null] } as const;
      paintLine(sheet, { ...place, broken, style, baselinePt }, 0, topPt);
    }
  }

  /** On every page the same line, which is shaped once. */
  #addFoot(setter: TextSetter, foot: Paragraph, labelStyle: TextStyle): void {
    const { runs, style, align = 'end' } = foot;
    const { widthPt, marginLeftPt, marginRightPt } = this.#page;
    const own = baselineOffsetPt(setter.fonts, style);
    const labelPt = this.#marginalTopPt(labelStyle) + baselineOffsetPt(setter.fonts, labelStyle);
    const plain = runs.map(({ href: _, ...run }) => run);
    const set = setter.setText(plain, style, Number.POSITIVE_INFINITY);
    // Its side is the page's, whichever way its own letters run.
    const broken = { ...set, opposed: false };
    const room = { xPt: marginLeftPt, widthPt: widthPt - marginLeftPt - marginRightPt };
    const text = { ...room, align, broken, style, baselinePt: own, nodes: [null] };
    for (const sheet of this.#sheets) paintLine(sheet, text, 0, labelPt - own);
  }

  /** Where a line in the middle of the bottom margin begins. */
  #marginalTopPt({ leadingPt }: TextStyle): number {
    const { heightPt, marginBottomPt } = this.#page;
    return heightPt - (marginBottomPt + leadingPt) / 2;
  }
}
