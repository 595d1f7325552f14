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
 * Writes a typeset document as a Word file (OOXML) in its template's style: headings, lists and
 * links are Word's own, columns are tables without borders. The same document gives the same bytes.
 * Like a PDF, it is made from the blocks, so that a template needs no code for Word. `list`, the
 * document's layout, tells which text is on pages without a side column. `data` is JSON for
 * programs.
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

/** The library keeps about 5 KB per run in memory until it is done. */
const mostRuns = 20_000;

/**
 * Limits the number of runs to what the library has memory for (hundreds of pages). Text beyond the
 * limit keeps its words and addresses but loses bold and italics.
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

/** Runs without their style; a link's address follows its text. */
const plainRun = (runs: readonly InlineRun[]): InlineRun => ({
  text: runs.map(({ text, href }) => (href ? `${text} (${href})` : text)).join(''),
});
