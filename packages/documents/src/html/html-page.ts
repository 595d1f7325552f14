import type { Block, ColumnBackground, Heading, TypesetDocument } from '@folio/typeset/blocks';
import { isMostlyRtl } from '@folio/typeset/shape/mostly-rtl';
import type { WebFont } from '@folio/typeset/web-fonts/web-fonts';
import { isRightToLeft } from '../export-source/plain-text.ts';
import { type OtherFamilies, otherFamilies } from './font-css.ts';
import { StyleBook } from './style-book.ts';

/** Where something stands on the paper, in points: what columns and colours are measured from. */
export type ContentBox = { leftPt: number; widthPt: number };

/** What the painting of a document's blocks knows of it, and what it finds on its way. */
export class HtmlPage {
  readonly styles = new StyleBook();
  readonly document: TypesetDocument;
  readonly isRtl: boolean;
  readonly fonts: readonly WebFont[];
  readonly families: OtherFamilies;
  /** Behind columns: over the first page, and as far below it as their columns reach. */
  readonly backgrounds: ColumnBackground[] = [];
  /** An address holds no other. */
  isInAddress = false;
  #sections = 0;
  #heading: { block: Heading; id: string } | undefined;

  constructor(document: TypesetDocument, fonts: readonly WebFont[]) {
    this.document = document;
    this.fonts = fonts;
    this.families = otherFamilies(fonts, document.scriptFamilies);
    this.isRtl = document.direction === 'rtl';
  }

  get room(): ContentBox {
    const { widthPt, marginLeftPt, marginRightPt } = this.document.page;
    return { leftPt: marginLeftPt, widthPt: widthPt - marginLeftPt - marginRightPt };
  }

  /** The id by which a section is named: that of the first heading in it. */
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

  /** Of a text: its own direction, by its first letter and, in a mirrored document, by most of them. */
  runsRtl(text: string): boolean {
    return isRightToLeft(text) || (this.isRtl && isMostlyRtl(text));
  }

  /** The attribute of what runs against the page. */
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
