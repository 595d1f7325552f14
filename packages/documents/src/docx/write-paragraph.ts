import type { Align, InlineRun, Paragraph as TextBlock } from '@folio/typeset/blocks';
import { isMostlyRtl } from '@folio/typeset/shape/mostly-rtl';
import {
  AlignmentType,
  BorderStyle,
  ExternalHyperlink,
  type IParagraphOptions,
  type IRunOptions,
  Paragraph,
  ShadingType,
  Tab,
  TabStopType,
  TextRun,
} from 'docx';
import { plainLines } from '../export-source/plain-characters.ts';
import { isRightToLeft } from '../export-source/plain-text.ts';
import type { FlowParagraph } from './flow-items.ts';
import { listReference } from './numbering.ts';
import type { StyleSheet } from './style-sheet.ts';
import { colorOf, inTwips, languageOptions, lineOf } from './word-styles.ts';

/** What paragraphs are written with: the document's styles, and whether its pages are mirrored. */
export type Writing = { sheet: StyleSheet; isRtl: boolean; widthPt: number };

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

export function writeParagraph(item: FlowParagraph, writing: Writing): Paragraph {
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
  const tooWidePt = slot ? 0 : widthPt - startPt - (block.maxWidthPt ?? widthPt);
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

function borderOf({ rule }: FlowParagraph): Setting {
  if (!rule) return {};
  return { border: { bottom: stroke(rule, rule.gapPt) } };
}

/** Word counts strokes in eighths of a point. */
export const stroke = (
  { thicknessPt, color }: { thicknessPt: number; color: string },
  spacePt = 0,
) => ({
  style: BorderStyle.SINGLE,
  size: Math.max(2, Math.round(thicknessPt * 8)),
  space: Math.round(spacePt),
  color: colorOf(color),
});
