import type { Block, Composition, Span } from '../compose/block.ts';
import type { Design } from '../designs/design.ts';

const escaped = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

function spanHtml({ text, isBold, isItalic, em }: Span): string {
  const size = em ? `font-size:${em}em;` : '';
  const style = `${size}${isBold ? 'font-weight:bold;' : ''}${isItalic ? 'font-style:italic;' : ''}`;
  const html = escaped(text).replace(/ {2,}/g, (blanks) => '&nbsp;'.repeat(blanks.length));
  return style ? `<span style="${style}">${html}</span>` : html;
}

const spansHtml = (spans: readonly Span[]): string => spans.map(spanHtml).join('');

function blockHtml(block: Block): string {
  switch (block.kind) {
    case 'space':
      return `<div style="height:${block.em}em"></div>`;
    case 'heading':
      return `<h2${block.isCentred ? ' class="centre"' : ''}>${spansHtml(block.spans)}</h2>`;
    case 'item':
      return `<div class="item${block.isIndented ? ' in' : ''}"><span class="glyph">${escaped(block.glyph)}</span><span>${spansHtml(block.spans)}</span></div>`;
    case 'table':
      return `<table>${block.rows.map(tableRow(block.shares)).join('')}</table>`;
    case 'row':
      return rowHtml(block);
  }
}

const tableRow = (shares: readonly number[]) => (cells: readonly Span[][]) =>
  `<tr>${cells.map((cell, at) => `<td style="width:${100 * (shares[at] ?? 0)}%">${spansHtml(cell)}</td>`).join('')}</tr>`;

function rowHtml({ left, margin, right, isIndented, isCentred }: Block & { kind: 'row' }): string {
  const beside = margin?.length ? `<div class="margin">${spansHtml(margin)}</div>` : '';
  const end = right?.length ? `<div class="end">${spansHtml(right)}</div>` : '';
  const classes = ['row', isIndented && beside === '' ? 'in' : '', isCentred ? 'centre' : ''];
  return `<div class="${classes.join(' ').trim()}">${beside}<div class="main">${spansHtml(left)}</div>${end}</div>`;
}

const families: Record<string, string> = {
  Arial: 'Liberation Sans, Arial, sans-serif',
  Calibri: 'Carlito, Calibri, sans-serif',
  Garamond: 'EB Garamond, Garamond, serif',
  'Times-Roman': 'Liberation Serif, Times, serif',
  Verdana: 'DejaVu Sans, Verdana, sans-serif',
  Lato: 'Lato, Inter, sans-serif',
};

/** Renders a composition as a page for browsers and WeasyPrint to print. */
export function htmlOf({ head, columns, language }: Composition, design: Design): string {
  const [font = 'Arial'] = design.font.split(' ');
  const cells = columns.map(
    ({ share, blocks }) =>
      `<div style="width:${100 * share}%">${blocks.map(blockHtml).join('\n')}</div>`,
  );
  return `<!doctype html><html lang="${language}"><meta charset="utf-8"><style>
@page { size: ${design.paper === 'a4' ? 'A4' : 'letter'}; margin: 45pt }
body { margin: 0; font: ${design.size}pt/1.32 ${families[font] ?? 'sans-serif'} }
h2 { font-size: 1em; font-weight: normal; margin: 0.2em 0 }
.row, .item, .columns { display: flex; gap: 0.6em } .columns { gap: 22pt }
.main { flex: 1 } .margin { width: 22% } .in { margin-left: calc(22% + 0.6em) }
.glyph { width: 1em } .end { text-align: right } .centre { text-align: center }
table { width: 100%; border-collapse: collapse } td { vertical-align: top; padding: 1pt 4pt 1pt 0 }
</style>
${head.map(blockHtml).join('\n')}
<div class="columns">${cells.join('')}</div></html>`;
}
