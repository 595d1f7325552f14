import {
  BorderStyle,
  HeightRule,
  ImageRun,
  Paragraph,
  ShadingType,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  WidthType,
} from 'docx';
import { plainLine } from '../export-source/plain-characters.ts';
import { photoBytes } from '../photo.ts';
import {
  type FlowCell,
  type FlowGap,
  type FlowImage,
  type FlowItem,
  type FlowTable,
  hairlinePt,
} from './flow-items.ts';
import { colorOf, inTwips } from './word-styles.ts';
import { stroke, type Writing, writeParagraph } from './write-paragraph.ts';

type Written = Paragraph | Table;

/** The document's body, in the order in which it is read. */
export const writeItems = (items: readonly FlowItem[], writing: Writing): Written[] =>
  items.flatMap((item, index) => {
    const element = writeItem(item, writing);
    const next = items[index + 1]?.kind ?? 'table';
    // Separates adjacent tables, which Word would merge, and ends cells with a paragraph, as Word
    // requires.
    return item.kind === 'table' && next === 'table' ? [element, hairline] : [element];
  });

const hairlineTwips = inTwips(hairlinePt);
const hairline = new Paragraph({
  spacing: { line: hairlineTwips, lineRule: 'exact' },
  run: { size: 2 },
});

function writeItem(item: FlowItem, writing: Writing): Written {
  if (item.kind === 'paragraph') return writeParagraph(item, writing);
  if (item.kind === 'image') return writeImage(item);
  return item.kind === 'gap' ? writeGap(item) : writeTable(item, writing);
}

const writeGap = ({ heightPt, rule }: FlowGap): Paragraph =>
  new Paragraph({
    spacing: { before: inTwips(heightPt), line: hairlineTwips, lineRule: 'exact' },
    ...(rule && { border: { bottom: stroke(rule) } }),
  });

const inPixels = (points: number): number => Math.round((points / 72) * 96);

function writeImage({ image, spaceBeforePt, indentPt }: FlowImage): Paragraph {
  const { source, widthPt, heightPt, cornerPt = 0 } = image;
  const alt = plainLine(image.alt);
  return new Paragraph({
    spacing: { before: inTwips(spaceBeforePt), line: 240, lineRule: 'auto' },
    ...(indentPt > 0 && { indent: { start: inTwips(indentPt) } }),
    children: [
      new ImageRun({
        type: source.startsWith('data:image/png') ? 'png' : 'jpg',
        data: photoBytes(source),
        transformation: { width: inPixels(widthPt), height: inPixels(heightPt) },
        altText: { id: '1', name: photoName(cornerPt / widthPt), description: alt, title: alt },
      }),
    ],
  });
}

/**
 * The library only draws rectangles, so `deterministicPackage` clips the corners and reads their
 * share from this name.
 */
const photoName = (share: number): string =>
  share >= 0.5 ? 'Photo (ellipse)' : share > 0 ? 'Photo (roundRect)' : 'Photo';

const none = { style: BorderStyle.NONE, size: 0, color: 'auto' };
const noBorders = {
  top: none,
  bottom: none,
  left: none,
  right: none,
  insideHorizontal: none,
  insideVertical: none,
};

function writeTable(table: FlowTable, writing: Writing): Table {
  const { leftPt, rows, head, leastHeightPt } = writing.isRtl
    ? withinMargins(table, writing)
    : table;
  const widths = (rows[0] ?? []).map(widthOf);
  return new Table({
    width: { size: widths.reduce((all, one) => all + one, 0), type: WidthType.DXA },
    columnWidths: widths,
    layout: TableLayoutType.FIXED,
    indent: { size: inTwips(leftPt), type: WidthType.DXA },
    margins: { top: 0, right: 0, bottom: 0, left: 0 },
    borders: noBorders,
    ...(writing.isRtl && { visuallyRightToLeft: true }),
    rows: rows.map((row, index) => {
      const children = row.map((cell) => writeCell(cell, head?.belowPt ?? 0, writing));
      const leastPt = index === 0 ? leastHeightPt : undefined;
      const height = leastPt && { value: inTwips(leastPt), rule: HeightRule.ATLEAST };
      return new TableRow({ children, ...(height && { height }) });
    }),
  });
}

/**
 * Word and LibreOffice disagree on which edge a mirrored table may exceed, so it stays within the
 * margins, and a colored head is painted behind it from edge to edge (`page-parts.ts`).
 */
function withinMargins(table: FlowTable, { widthPt }: Writing): FlowTable {
  const { leftPt, head } = table;
  const rows = table.rows.map((row) => {
    let leftOverPt = widthPt;
    return row.map(({ color, ...cell }, index) => {
      const startPt = Math.max(0, cell.startPt + (index === 0 ? leftPt : 0));
      const ownPt = Math.min(cell.widthPt, leftOverPt - startPt);
      const endPt = Math.max(0, Math.min(cell.endPt, leftOverPt - startPt - ownPt));
      leftOverPt -= startPt + ownPt + endPt;
      return { ...cell, startPt, widthPt: ownPt, endPt, ...(color && !head && { color }) };
    });
  });
  return { ...table, leftPt: 0, rows };
}

const widthOf = ({ startPt, widthPt, endPt }: FlowCell): number =>
  inTwips(startPt + widthPt + endPt);

function writeCell(cell: FlowCell, belowPt: number, writing: Writing): TableCell {
  const { startPt, endPt, color, items, start, end } = cell;
  const [left, right] = writing.isRtl ? [endPt, startPt] : [startPt, endPt];
  return new TableCell({
    width: { size: widthOf(cell), type: WidthType.DXA },
    margins: { top: 0, bottom: inTwips(belowPt), left: inTwips(left), right: inTwips(right) },
    ...((start || end) && {
      borders: { ...(start && { start: stroke(start) }), ...(end && { end: stroke(end) }) },
    }),
    ...(color && { shading: { type: ShadingType.CLEAR, fill: colorOf(color), color: 'auto' } }),
    children: items.length > 0 ? writeItems(items, writing) : [hairline],
  });
}
