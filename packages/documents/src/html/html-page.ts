import type { Block, ColumnBackground, Heading, TypesetDocument } from '@folio/typeset/blocks';
import type { WebFont } from '@folio/typeset/web-fonts/web-fonts';
import { isRightToLeft } from '../export-source/plain-text.ts';
import { type OtherFamilies, otherFamilies } from './font-css.ts';
import { StyleBook } from './style-book.ts';

/** A block's position on the paper in points, to which columns and backgrounds are relative. */
export type ContentBox = { leftPt: number; widthPt: number };

/** The context of painting a document's blocks, and what is collected along the way. */
export class HtmlPage {
  readonly styles = new StyleBook();
  readonly document: TypesetDocument;
  readonly isRtl: boolean;
  readonly fonts: readonly WebFont[];
  readonly families: OtherFamilies;
  /** Backgrounds of columns: on the first page, and below it as far as their columns reach. */
  readonly backgrounds: ColumnBackground[] = [];
  /** Address elements don't nest. */
  isInAddress = false;
  #sections = 0;
  #heading: { block: Heading; id: string } | undefined;

  constructor(document: TypesetDocument, fonts: readonly WebFont[]) {
    this.document = document;
    this.fonts = fonts;
    this.families = otherFamilies(fonts, document.scriptFamilies);
    this.isRtl = document.direction === 'rtl';
  }

  get contentBox(): ContentBox {
    const { widthPt, marginLeftPt, marginRightPt } = this.document.page;
    return { leftPt: marginLeftPt, widthPt: widthPt - marginLeftPt - marginRightPt };
  }

  /** Returns the id of a section, which is that of its first heading. */
  openSection(children: readonly Block[]): string | undefined {
    const block = firstHeading(children);
    if (!block) return undefined;
    const id = `section-${++this.#sections}`;
    this.#heading = { block, id };
    return id;
  }

  headingId(block: Heading): string | undefined {
    return this.#heading?.block === block ? this.#heading.id : undefined;
  }

  /**
   * Returns the direction of a text: that of its first strong letter or, in a mirrored document, of
   * most letters.
   */
  runsRtl(text: string): boolean {
    return isRightToLeft(text, this.isRtl);
  }

  /** Returns the `dir` attribute of a text, or undefined if it has the page's direction. */
  directionOf(text: string): 'rtl' | 'ltr' | undefined {
    const isRtl = this.runsRtl(text);
    if (isRtl === this.isRtl || text.trim() === '') return undefined;
    return isRtl ? 'rtl' : 'ltr';
  }
}

function firstHeading(blocks: readonly Block[]): Heading | undefined {
  for (const block of blocks) {
    const found = headingIn(block);
    if (found) return found;
  }
  return undefined;
}

function headingIn(block: Block): Heading | undefined {
  if (block.type === 'heading') return block;
  if (block.type === 'row') return headingIn(block.left);
  if (block.type === 'stack') return firstHeading(block.children);
  if (block.type !== 'columns') return undefined;
  return firstHeading(block.columns.flatMap(({ children }) => children));
}
