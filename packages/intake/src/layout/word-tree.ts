import { IntakeError } from '../intake-error.ts';
import { limits } from '../limits.ts';
import type { WordNode } from './word-node.ts';

export type TextFormat = { isBold: boolean; isItalic: boolean; fontSize: number | null };
export type ParagraphFormat = Pick<WordNode, 'styleName' | 'numbering'>;

/**
 * Builds the tree of a Word file from events in document order: texts, and ends of paragraphs,
 * cells and rows. Consecutive rows become one table. Each method throws an `IntakeError` beyond
 * `limits.wordNodes`; a ten-megabyte file of nothing but nodes would otherwise take a gigabyte.
 */
export class WordTree {
  readonly #blocks: WordNode[] = [];
  #inline: WordNode[] = [];
  #cell: WordNode[] = [];
  #row: WordNode[] = [];
  #table: WordNode | undefined;
  #nodesLeft: number = limits.wordNodes;

  text(value: string, format: TextFormat, href?: string): void {
    if (value === '') return;
    this.#count(1);
    const last = this.#inline.at(-1);
    const isSame =
      last?.type === 'run' &&
      href === undefined &&
      last.isBold === format.isBold &&
      last.isItalic === format.isItalic &&
      last.fontSize === format.fontSize;
    if (isSame) last.children?.push({ type: 'text', value });
    else {
      const run: WordNode = { type: 'run', ...format, children: [{ type: 'text', value }] };
      this.#inline.push(href ? { type: 'hyperlink', href, children: [run] } : run);
    }
  }

  tab(): void {
    this.#count(1);
    this.#inline.push({ type: 'tab' });
  }

  lineBreak(): void {
    this.#count(1);
    this.#inline.push({ type: 'break', breakType: 'line' });
  }

  /** Ends a paragraph, inside or outside a table cell. */
  endParagraph(format: ParagraphFormat, isInTable = false): void {
    this.#count(1);
    const paragraph: WordNode = { type: 'paragraph', ...format, children: this.#inline };
    this.#inline = [];
    if (isInTable) this.#cell.push(paragraph);
    else {
      this.#endTable();
      this.#blocks.push(paragraph);
    }
  }

  endCell(format: ParagraphFormat): void {
    this.endParagraph(format, true);
    this.#row.push({ type: 'tableCell', children: this.#cell });
    this.#cell = [];
  }

  endRow(): void {
    if (this.#row.length === 0) return;
    this.#table ??= { type: 'table', children: [] };
    this.#table.children?.push({ type: 'tableRow', children: this.#row });
    this.#row = [];
  }

  /** Inserts blocks before the open paragraph. */
  insert(blocks: readonly WordNode[]): void {
    this.#count(blocks.length);
    this.#endTable();
    for (const block of blocks) this.#blocks.push(block);
  }

  /** Whether the open paragraph has content. */
  get hasInline(): boolean {
    return this.#inline.length > 0;
  }

  /** Closes everything and returns the document. */
  end(): WordNode {
    if (this.hasInline) this.endParagraph({});
    // A truncated table keeps the cells it has.
    if (this.#cell.length > 0) this.#row.push({ type: 'tableCell', children: this.#cell });
    this.endRow();
    this.#endTable();
    return { type: 'document', children: this.#blocks };
  }

  #count(nodes: number): void {
    this.#nodesLeft -= nodes;
    if (this.#nodesLeft < 0) throw new IntakeError('unreadable', 'word nodes');
  }

  #endTable(): void {
    if (this.#table) this.#blocks.push(this.#table);
    this.#table = undefined;
  }
}
