import type { Block, InlineRun, TypesetDocument } from '@folio/typeset/blocks';
import type { DisplayList } from '@folio/typeset/display-list';
import { Document, Packer } from 'docx';
import { plainLine } from '../export-source/plain-characters.ts';
import { deterministicPackage } from './deterministic-package.ts';
import { flowBlocks } from './flow-blocks.ts';
import { allParagraphs } from './flow-items.ts';
import { wordNumbering } from './numbering.ts';
import { pageParts } from './page-parts.ts';
import { splitColumns } from './split-columns.ts';
import { styleSheet } from './style-sheet.ts';
import { wordFamily } from './word-families.ts';
import { wordStyles } from './word-styles.ts';
import { writeItems } from './write-items.ts';

/**
 * A typeset document as one of Word's (OOXML), in the look that its template gave it: headings,
 * lists and links as Word knows them, columns as tables without borders. The same document gives the
 * same bytes. It is painted from the blocks, as PDF is, so that a template has its Word file from
 * them alone; `list`, the document laid out, tells which text stands on pages of its own. `data` is
 * JSON for programs.
 */
export async function wordDocument(
  document: TypesetDocument,
  list?: DisplayList,
  data?: string,
): Promise<Uint8Array> {
  const { language, direction, page } = document;
  const widthPt = page.widthPt - page.marginLeftPt - page.marginRightPt;
  const blocks = limitRuns(list ? splitColumns(document.blocks, list, page) : document.blocks);
  const items = flowBlocks({ ...document, blocks });
  const sheet = styleSheet(items, document.pageLabel?.style);
  const isRtl = direction === 'rtl';
  const [title, author] = [document.title, document.author].map(plainLine);
  const word = new Document({
    title,
    ...(author && { creator: author, lastModifiedBy: author }),
    styles: wordStyles(sheet, language),
    numbering: wordNumbering(items),
    sections: [
      {
        ...pageParts(document, items),
        children: writeItems(items, { sheet, isRtl, widthPt }),
      },
    ],
  });
  const families = allParagraphs(items).map(({ block }) => wordFamily(block.style.family));
  return deterministicPackage(new Uint8Array(await Packer.toArrayBuffer(word)), families, data);
}

/** Word's writer keeps some five kilobytes a run in memory until it is done. */
const mostRuns = 20_000;

/**
 * The blocks with as many changes of look as Word's writer has room for, hundreds of pages of them.
 * Texts beyond keep their words and addresses and lose their bold and italics.
 */
function limitRuns(blocks: readonly Block[]): Block[] {
  let left = mostRuns;
  const limited = <Kind extends Block>(block: Kind): Kind => {
    if (block.type === 'stack') return { ...block, children: block.children.map(limited) };
    if (block.type === 'columns') {
      const columns = block.columns.map((column) => ({
        ...column,
        children: column.children.map(limited),
      }));
      return { ...block, columns };
    }
    if (!('runs' in block)) return block;
    left -= block.runs.length;
    return left >= 0 || block.runs.length <= 1 ? block : { ...block, runs: [plainRun(block.runs)] };
  };
  return blocks.map(limited);
}

/** What runs say without their looks: links are followed by where they lead. */
const plainRun = (runs: readonly InlineRun[]): InlineRun => ({
  text: runs.map(({ text, href }) => (href ? `${text} (${href})` : text)).join(''),
});
