import type { TypesetDocument } from './blocks.ts';
import { textSetterFor } from './break/text-setter.ts';
import type { DisplayList, DisplayPage } from './display-list.ts';
import type { FontBook } from './fonts/font-book.ts';
import { buildFlow } from './paginate/build-flow.ts';
import { withLineDrawings } from './paginate/line-drawings.ts';
import { addMarginalLines } from './paginate/marginal-lines.ts';
import { PageBuilder } from './paginate/page-builder.ts';
import { placeFlow } from './paginate/place-flow.ts';
import { StructureBuilder } from './paginate/structure-builder.ts';
import { cleanText } from './shape/clean-text.ts';

/**
 * Lays a document out. The same document and the same faces give an equal list wherever it runs.
 * Shaped words and broken paragraphs are cached with the book, within bounds: an unchanged
 * paragraph keeps its `fragments` arrays. Lengths are in points. Throws for a family that the book
 * doesn't have; no text makes it fail.
 */
export function layoutDocument(document: TypesetDocument, fonts: FontBook): DisplayList {
  const { page, language, title, author, date, blocks } = document;
  const setter = textSetterFor(fonts, document);
  const pageBuilder = new PageBuilder(page);
  const structure = new StructureBuilder();
  const widthPt = Math.max(0, page.widthPt - page.marginLeftPt - page.marginRightPt);
  const contentBox = { xPt: page.marginLeftPt, widthPt };
  const flow = buildFlow(setter, blocks, contentBox, pageBuilder.heightPt);
  placeFlow({ setter, pageBuilder, structure, boxCount: 0 }, flow);
  addMarginalLines(setter, pageBuilder, document);
  const pages = pageBuilder.finish();
  const turned = document.direction === 'rtl' ? mirrorPages(pages, page.widthPt) : pages;
  return {
    widthPt: page.widthPt,
    heightPt: page.heightPt,
    language,
    title: oneLine(title),
    author: oneLine(author),
    ...(date !== undefined && { date }),
    pages: turned.map(withLineDrawings),
    structure: structure.nodes,
  };
}

/**
 * Returns a title on one line without invisible characters and direction controls, because viewers
 * show it outside its page.
 */
const oneLine = (text: string): string =>
  cleanText(text)
    .replace(/[\u202d\u202e]/g, '')
    .replace(/\n\s*/g, ' ');

/**
 * Mirrors pages that were laid out from left to right: distances from the left edge become
 * distances from the right one. The content of lines stays unchanged.
 */
function mirrorPages(pages: readonly DisplayPage[], pageWidthPt: number): DisplayPage[] {
  const turn = <Placed extends { xPt: number; widthPt: number }>(placed: Placed): Placed => ({
    ...placed,
    xPt: pageWidthPt - placed.xPt - placed.widthPt,
  });
  return pages.map(({ items, boxes }) => ({
    items: items.map(turn),
    boxes: boxes.map(turn),
  }));
}
