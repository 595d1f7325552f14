import type { Align, InlineRun, Paragraph as TextBlock } from '@folio/typeset/blocks';
import { withDirectionMarks } from '@folio/typeset/shape/direction';
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
import { type FlowParagraph, thinnestPt } from './flow-items.ts';
import { listReference } from './numbering.ts';
import type { StyleSheet } from './style-sheet.ts';
import { colorOf, inTwips, languageOptions, lineOf } from './word-styles.ts';

/** The context of writing paragraphs: the document's styles, direction and width. */
export type Writing = { sheet: StyleSheet; isRtl: boolean; widthPt: number };

type RunChild = TextRun | ExternalHyperlink;

const wordRuns = (runs: readonly InlineRun[], style: IRunOptions, writing: Writing): RunChild[] => {
  const isRtl = runsRightToLeft(textOf({ runs }), writing);
  return runs.flatMap((run): RunChild[] => {
    // Icons are left out.
    if (run.icon !== undefined) return [];
    const isLink = /^(?:https?:\/\/|mailto:|tel:)/.test(run.href ?? '');
    const shown = isRtl ? { ...run, text: withDirectionMarks(run.text) } : run;
    const children = textRuns(shown, isLink ? { ...style, style: 'Hyperlink' } : style);
    return isLink ? [new ExternalHyperlink({ link: run.href ?? '', children })] : children;
  });
};

/** A line feed becomes a line break within the paragraph. */
const textRuns = (
  { text, bold, italic, color, background }: InlineRun,
  style: IRunOptions,
): TextRun[] =>
  plainLines(text)
    .split('\n')
    .map(
      (line, index) =>
        new TextRun({
          ...style,
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

const textOf = ({ runs }: { runs: readonly InlineRun[] }): string =>
  runs.map(({ text }) => text).join('');

/**
 * Returns the direction of a text: that of its first strong letter or, in a mirrored document, of
 * most letters.
 */
const runsRightToLeft = (text: string, { isRtl }: Writing): boolean => isRightToLeft(text, isRtl);

/** On mirrored pages left-to-right text is right-aligned, too. */
function alignmentOf(align: Align = 'start', isOpposed: boolean) {
  if (align === 'center') return AlignmentType.CENTER;
  return (align === 'start') === isOpposed ? AlignmentType.END : AlignmentType.START;
}

export function writeParagraph(item: FlowParagraph, writing: Writing): Paragraph {
  const { block, slot, keepWithNext, widthPt } = item;
  const isRtl = runsRightToLeft(textOf(block), writing);
  const alignment = alignmentOf(block.align, writing.isRtl && !isRtl);
  const style = writing.sheet.styleOf(block)?.id;
  // Set on the run as well, because few readers of Word files resolve bold from styles.
  const isBold = block.type !== 'heading' && block.style.bold === true;
  const look = {
    ...(block.language && { language: languageOptions(block.language) }),
    ...(isBold && { bold: true }),
  };
  const children = wordRuns(block.runs, look, writing);
  return new Paragraph({
    ...(style && { style }),
    ...(keepWithNext ? { keepNext: true } : block.type === 'heading' && { keepNext: false }),
    ...(item.breakBefore && { pageBreakBefore: true }),
    ...(isRtl && { bidirectional: true }),
    ...(alignment !== AlignmentType.START && { alignment }),
    spacing: { before: inTwips(item.spaceBeforePt), ...lineOf(block.style) },
    ...listOrIndent(item),
    ...borderOf(item),
    ...shadingOf(item, writing),
    ...(slot && { tabStops: [{ type: TabStopType.END, position: inTwips(widthPt) }] }),
    children: slot ? [...children, ...slotRuns(slot, writing)] : children,
  });
}

/** Text at a tab stop, without the paragraph's bold and italics. */
function slotRuns(slot: TextBlock, writing: Writing): RunChild[] {
  const style = writing.sheet.slotStyleOf(slot)?.id;
  const runs = wordRuns(slot.runs, style ? { style } : {}, writing);
  return [new TextRun({ children: [new Tab()] }), ...runs];
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

function borderOf({ rule, ruleAbove }: FlowParagraph): Setting {
  if (!rule && !ruleAbove) return {};
  return {
    border: {
      ...(ruleAbove && { top: stroke(ruleAbove, ruleAbove.gapPt) }),
      ...(rule && { bottom: stroke(rule, rule.gapPt) }),
    },
  };
}

/**
 * Borders in the same color extend the shading beyond the text. The left border stays on the left
 * of mirrored pages.
 */
function shadingOf(
  { shading }: FlowParagraph,
  { isRtl }: Writing,
): Pick<IParagraphOptions, 'border' | 'shading'> {
  if (!shading) return {};
  const { color, startPt, endPt, abovePt, belowPt } = shading;
  const [leftPt, rightPt] = isRtl ? [endPt, startPt] : [startPt, endPt];
  const side = (pt: number) => stroke({ thicknessPt: thinnestPt, color }, pt - thinnestPt);
  return {
    shading: { type: ShadingType.CLEAR, fill: colorOf(color), color: 'auto' },
    border: {
      top: side(abovePt),
      bottom: side(belowPt),
      left: side(leftPt),
      right: side(rightPt),
    },
  };
}

/** Word measures borders in eighths of a point. */
export const stroke = (
  { thicknessPt, color }: { thicknessPt: number; color: string },
  spacePt = 0,
) => ({
  style: BorderStyle.SINGLE,
  size: Math.max(2, Math.round(thicknessPt * 8)),
  space: Math.round(spacePt),
  color: colorOf(color),
});
