import type { Align, InlineRun, Paragraph as TextBlock } from '@folio/typeset/blocks';
import { isMostlyRtl } from '@folio/typeset/shape/mostly-rtl';
import {
  AlignmentType,
  BorderStyle,
  ExternalHyperlink,
  HeightRule,
  ImageRun,
  type IParagraphOptions,
  type IRunOptions,
  Paragraph,
  ShadingType,
  Tab,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  TabStopType,
  TextRun,
  WidthType,
} from 'docx';
import { plainLines } from '../export-source/plain-characters.ts';
import { isRightToLeft } from '../export-source/plain-text.ts';
import { letterWidthEm } from '../font-faces.ts';
import { photoBytes } from '../photo.ts';
import type {
  FlowCell,
  FlowGap,
  FlowImage,
  FlowItem,
  FlowParagraph,
  FlowTable,
} from './flow-items.ts';
import { listReference } from './numbering.ts';
import type { StyleSheet } from './style-sheet.ts';
import { colorOf, inTwips, languageOptions, lineOf } from './word-styles.ts';

/** What paragraphs are written with: the document's styles, and whether its pages are mirrored. */
export type Writing = { sheet: StyleSheet; isRtl: boolean; widthPt: number };

type Written = Paragraph | Table;

/** The document's body, in the order in which it is read. */
export const writeItems = (items: readonly FlowItem[], writing: Writing): Written[] =>
  items.flatMap((item, index) => {
    const written = writeItem(item, writing);
    const next = items[index + 1]?.kind ?? 'table';
    // Word joins tables that meet, and nothing may end with one.
    return item.kind === 'table' && next === 'table' ? [written, hairline] : [written];
  });

const hairlineTwips = 20;
const hairline = new Paragraph({
  spacing: { line: hairlineTwips, lineRule: 'exact' },
  run: { size: 2 },
});

function writeItem(item: FlowItem, writing: Writing): Written {
  if (item.kind === 'paragraph') return writeParagraph(item, writing);
  if (item.kind === 'image') return writeImage(item);
  return item.kind === 'gap' ? writeGap(item) : writeTable(item, writing);
}

type RunChild = TextRun | ExternalHyperlink;

const wordRuns = (runs: readonly InlineRun[], look: IRunOptions): RunChild[] =>
  runs.flatMap((run): RunChild[] => {
    // Word has the words alone.
    if (run.icon !== undefined) return [];
    const isLink = /^(?:https?:\/\/|mailto:|tel:)/.test(run.href ?? '');
    const children = textRuns(run, isLink ? { ...look, style: 'Hyperlink' } : look);
    return isLink ? [new ExternalHyperlink({ link: run.href ?? '', children })] : children;
  });

/** A line feed becomes a line break within the paragraph. */
const textRuns = (
  { text, bold, italic, color, background }: InlineRun,
  look: IRunOptions,
): TextRun[] =>
  plainLines(text)
    .split('\n')
    .map(
      (line, index) =>
        new TextRun({
          ...look,
          ...(bold !== undefined && { bold }),
          ...(italic !== undefined && { italics: italic }),
          ...(color !== undefined && { color: colorOf(color) }),
          ...(background !== undefined && {
            shading: { type: ShadingType.CLEAR, fill: colorOf(background) },
          }),
          ...(isRightToLeft(line) && { rightToLeft: true }),
          ...(index > 0 && { break: 1 }),
          text: line,
        }),
    );

const saidBy = ({ runs }: Pick<TextBlock, 'runs'>): string => runs.map(({ text }) => text).join('');

/** Of a text: its own direction, by its first letter and, in a mirrored document, by most of them. */
const runsRightToLeft = (text: string, { isRtl }: Writing): boolean =>
  isRightToLeft(text) || (isRtl && isMostlyRtl(text));

/** Mirrored pages have a text that runs left to right at their right edge, too. */
function alignmentOf(align: Align = 'start', isOpposed: boolean) {
  if (align === 'center') return AlignmentType.CENTER;
  return (align === 'start') === isOpposed ? AlignmentType.END : AlignmentType.START;
}

function writeParagraph(item: FlowParagraph, writing: Writing): Paragraph {
  const { block, slot, keepWithNext, widthPt } = item;
  const isRtl = runsRightToLeft(saidBy(block), writing);
  const alignment = alignmentOf(block.align, writing.isRtl && !isRtl);
  const style = writing.sheet.styleOf(block)?.id;
  // Readers of Word files know the bold of runs, and few that of styles.
  const isBold = block.type !== 'heading' && block.style.bold === true;
  const look = {
    ...(block.language && { language: languageOptions(block.language) }),
    ...(isBold && { bold: true }),
  };
  const children = wordRuns(block.runs, look);
  return new Paragraph({
    ...(style && { style }),
    ...(keepWithNext ? { keepNext: true } : block.type === 'heading' && { keepNext: false }),
    ...(item.breakBefore && { pageBreakBefore: true }),
    ...(isRtl && { bidirectional: true }),
    ...(alignment !== AlignmentType.START && { alignment }),
    spacing: { before: inTwips(item.spaceBeforePt), ...lineOf(block.style) },
    ...listOrIndent(item),
    ...borderOf(item),
    ...(slot && { tabStops: [{ type: TabStopType.END, position: inTwips(widthPt) }] }),
    children: slot ? [...children, ...slotRuns(slot, writing)] : children,
  });
}

/** At a tab stop; the paragraph's bold and italics are its own. */
function slotRuns(slot: TextBlock, { sheet }: Writing): RunChild[] {
  const style = sheet.slotStyleOf(slot)?.id;
  return [new TextRun({ children: [new Tab()] }), ...wordRuns(slot.runs, style ? { style } : {})];
}

type Setting = Pick<IParagraphOptions, 'indent' | 'numbering' | 'border'>;

function listOrIndent({ block, indentPt, widthPt, slot }: FlowParagraph): Setting {
  const hangPt = block.type === 'listItem' ? block.indentPt : 0;
  const startPt = indentPt + hangPt;
  const tooWidePt = slot
    ? roomOfSlot(block, slot, widthPt - startPt)
    : widthPt - startPt - (block.maxWidthPt ?? widthPt);
  const indent = {
    ...(startPt > 0 && { start: inTwips(startPt) }),
    ...(tooWidePt > 1 && { end: inTwips(tooWidePt) }),
    ...(hangPt > 0 && { hanging: inTwips(hangPt) }),
  };
  return {
    ...(Object.keys(indent).length > 0 && { indent }),
    ...(block.type === 'listItem' && {
      numbering: { ...listReference(block), level: 0, custom: true },
    }),
  };
}

const widthOfText = (block: Pick<TextBlock, 'runs' | 'style'>): number =>
  saidBy(block).length * letterWidthEm(block.style.family) * block.style.sizePt;

/** Figures and bold letters are wider than prose. */
const slotShare = 1.12;

/** A text too long for a line with its slot wraps before it, as entries of a table of contents do. */
function roomOfSlot(block: FlowParagraph['block'], slot: TextBlock, roomPt: number): number {
  const slotPt = widthOfText(slot) * slotShare;
  return widthOfText(block) * slotShare + slotPt > roomPt ? slotPt : 0;
}

function borderOf({ rule }: FlowParagraph): Setting {
  if (!rule) return {};
  return { border: { bottom: stroke(rule, rule.gapPt) } };
}

/** Word counts strokes in eighths of a point. */
const stroke = ({ thicknessPt, color }: { thicknessPt: number; color: string }, spacePt = 0) => ({
  style: BorderStyle.SINGLE,
  size: Math.max(2, Math.round(thicknessPt * 8)),
  space: Math.round(spacePt),
  color: colorOf(color),
});

const writeGap = ({ heightPt, rule }: FlowGap): Paragraph =>
  new Paragraph({
    spacing: { before: inTwips(heightPt), line: hairlineTwips, lineRule: 'exact' },
    ...(rule && { border: { bottom: stroke(rule) } }),
  });

const inPixels = (points: number): number => Math.round((points / 72) * 96);

function writeImage({ image, spaceBeforePt, indentPt }: FlowImage): Paragraph {
  const { alt, source, widthPt, heightPt, cornerPt = 0 } = image;
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

/** Its corners are cut when the package is made steady: the writer knows rectangles alone. */
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
 * Word and LibreOffice do not agree on which edge a mirrored table is moved beyond: it keeps within
 * the margins. A coloured head is painted behind it then, from edge to edge (`page-parts.ts`).
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
