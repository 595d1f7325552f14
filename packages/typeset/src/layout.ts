import type { TypesetDocument } from './blocks.ts';
import { textSetterFor } from './break/text-setter.ts';
import type { DisplayList } from './display-list.ts';
import type { FontBook } from './fonts/font-book.ts';
import { buildFlow } from './paginate/build-flow.ts';
import { mirrorPages } from './paginate/mirror-pages.ts';
import { placeFlow } from './paginate/place-flow.ts';
import { Sheets } from './paginate/sheets.ts';
import { StructureBuilder } from './paginate/structure-builder.ts';

/**
 * Lays a document out. The same document and the same faces give an equal list wherever it runs.
 * What the book's fonts have already shaped and broken is remembered with the book, within bounds:
 * a paragraph that stays as it was keeps its `fragments` arrays. Throws for a family that the book
 * doesn't have; no text makes it fail.
 */
export function layoutDocument(document: TypesetDocument, fonts: FontBook): DisplayList {
  const { page, language, title, author, blocks } = document;
  const setter = textSetterFor(fonts, document);
  const sheets = new Sheets(page);
  const structure = new StructureBuilder();
  const widthPt = Math.max(0, page.widthPt - page.marginLeftPt - page.marginRightPt);
  const room = { xPt: page.marginLeftPt, widthPt };
  const flow = buildFlow(setter, blocks, room, sheets.heightPt);
  placeFlow({ setter, sheets, structure, boxCount: 0 }, flow);
  const pages = sheets.finish(setter, document);
  return {
    ...{ widthPt: page.widthPt, heightPt: page.heightPt, language, title, author },
    pages: document.direction === 'rtl' ? mirrorPages(pages, page.widthPt) : pages,
    structure: structure.nodes,
  };
}
