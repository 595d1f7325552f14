import {
  Document,
  HeadingLevel,
  Packer,
  Paragraph,
  Tab,
  Table,
  TableCell,
  TableRow,
  TabStopType,
  TextRun,
  WidthType,
} from 'docx';
import type { Block, Composition, Span } from '../compose/block.ts';
import type { Design } from '../designs/design.ts';

type Made = Paragraph | Table;
type Setting = { design: Design; widthTwips: number; isStyled: boolean };

const twipsPerPt = 20;
/** Word's default padding of cells, left and right. */
const cellPadding = 230;

function runs(spans: readonly Span[], { design }: Setting): TextRun[] {
  return spans.map(
    ({ text, isBold = false, isItalic = false, em = 1 }) =>
      new TextRun({
        text,
        bold: isBold,
        italics: isItalic,
        size: Math.round(2 * Number(design.size) * em),
      }),
  );
}

const tab = () => new TextRun({ children: [new Tab()] });

function blockOf(block: Block, setting: Setting): Made[] {
  const alignment = 'isCentred' in block && block.isCentred ? 'center' : 'left';
  const inset = Math.round(0.24 * setting.widthTwips);
  switch (block.kind) {
    case 'space':
      return [];
    case 'heading':
      return [
        new Paragraph({
          alignment,
          spacing: { before: 160 },
          ...(setting.isStyled && { heading: HeadingLevel.HEADING_1 }),
          children: runs(block.spans, setting),
        }),
      ];
    case 'item':
      return [itemOf(block, setting, inset)];
    case 'table':
      return [tableOf(block, setting)];
    case 'row':
      return [rowOf(block, setting, inset)];
  }
}

function itemOf(
  { glyph, spans, isIndented }: Block & { kind: 'item' },
  setting: Setting,
  inset: number,
): Paragraph {
  const left = (isIndented ? inset : 0) + 280;
  if (setting.isStyled)
    return new Paragraph({ bullet: { level: 0 }, children: runs(spans, setting) });
  const children = [new TextRun(glyph), tab(), ...runs(spans, setting)];
  return new Paragraph({ indent: { left, hanging: 280 }, children });
}

function rowOf(
  { left, margin = [], right = [], isIndented, isCentred }: Block & { kind: 'row' },
  setting: Setting,
  inset: number,
): Paragraph {
  const end = right.length > 0 ? [tab(), ...runs(right, setting)] : [];
  const beside = margin.length > 0 ? [...runs(margin, setting), tab()] : [];
  return new Paragraph({
    alignment: isCentred ? 'center' : 'left',
    ...(isIndented && { indent: { left: inset, hanging: margin.length > 0 ? inset : 0 } }),
    tabStops: [
      ...(margin.length > 0 ? [{ type: TabStopType.LEFT, position: inset }] : []),
      ...(right.length > 0 ? [{ type: TabStopType.RIGHT, position: setting.widthTwips }] : []),
    ],
    children: [...beside, ...runs(left, setting), ...end],
  });
}

const tableOf = ({ rows, shares }: Block & { kind: 'table' }, setting: Setting): Table =>
  new Table({
    width: { size: 100, type: WidthType.PERCENTAGE },
    rows: rows.map(
      (cells) =>
        new TableRow({
          children: shares.map(
            (share, at) =>
              new TableCell({
                width: { size: Math.round(100 * share), type: WidthType.PERCENTAGE },
                children: [new Paragraph({ children: runs(cells[at] ?? [], setting) })],
              }),
          ),
        }),
    ),
  });

/**
 * Renders a composition as a Word file: columns are table cells, right-aligned text uses tab stops.
 */
export async function wordOf(
  { head, columns }: Composition,
  design: Design,
  isStyled: boolean,
): Promise<Uint8Array> {
  const widthTwips = 505 * twipsPerPt;
  const made = (blocks: readonly Block[], share: number) =>
    blocks.flatMap((block) =>
      blockOf(block, {
        design,
        isStyled,
        widthTwips: Math.round(share * widthTwips) - (share < 1 ? cellPadding : 0),
      }),
    );
  const [only] = columns;
  const body: Made[] =
    columns.length === 1 && only
      ? made(only.blocks, 1)
      : [
          new Table({
            width: { size: 100, type: WidthType.PERCENTAGE },
            rows: [
              new TableRow({
                children: columns.map(
                  ({ share, blocks }) =>
                    new TableCell({
                      width: { size: Math.round(100 * share), type: WidthType.PERCENTAGE },
                      children: [...made(blocks, share), new Paragraph('')],
                    }),
                ),
              }),
            ],
          }),
        ];
  const margin = { top: 900, bottom: 900, left: 900, right: 900 };
  const document = new Document({
    sections: [{ properties: { page: { margin } }, children: [...made(head, 1), ...body] }],
  });
  return new Uint8Array(await Packer.toBuffer(document));
}
