import type { Align, TextStyle } from '../blocks.ts';
import type { BrokenText } from '../break/line.ts';
import type { LineItem, NodeId } from '../display-list.ts';
import type { FontBook } from '../fonts/font-book.ts';
import type { PageSheet } from './page-sheet.ts';

/** Where a line's baseline is below its top: the leading is shared above and below, as in CSS. */
export function baselineOffsetPt(fonts: FontBook, style: TextStyle): number {
  const { family, bold = false, italic = false, sizePt, leadingPt } = style;
  const [face] = fonts.candidates({ family, bold, italic });
  if (!face) return leadingPt;
  const ascentPt = (face.ascender / face.unitsPerEm) * sizePt;
  const descentPt = (face.descender / face.unitsPerEm) * sizePt;
  return (leadingPt - (ascentPt - descentPt)) / 2 + ascentPt;
}

const shares: Record<Align, number> = { start: 0, center: 0.5, end: 1 };

/** How far right of its room's edge a line begins. */
function shiftPt(align: Align, opposed: boolean, slackPt: number): number {
  const share = opposed ? 1 - shares[align] : shares[align];
  return Math.max(0, slackPt) * share;
}

/** A paragraph ready to be painted line by line. */
export type TextToPaint = {
  broken: BrokenText;
  style: TextStyle;
  baselinePt: number;
  align: Align;
  xPt: number;
  widthPt: number;
  nodes: readonly (NodeId | null)[];
};

/** Paints one line with its links; an empty line takes its height but has nothing to paint. */
export function paintLine(sheet: PageSheet, text: TextToPaint, index: number, topPt: number): void {
  const { broken, style, nodes } = text;
  const line = broken.lines[index];
  if (!line || line.fragments.length === 0) return;
  const item: LineItem = {
    kind: 'line',
    xPt: text.xPt + shiftPt(text.align, broken.opposed, text.widthPt - line.widthPt),
    topPt,
    heightPt: style.leadingPt,
    baselinePt: topPt + text.baselinePt,
    widthPt: line.widthPt,
    sizePt: style.sizePt,
    letterSpacingPt: broken.letterSpacingPt,
    rtl: broken.rtl,
    text: line.text,
    breakAfter: line.breakAfter,
    fragments: line.fragments,
    nodes,
  };
  sheet.add(item);
  for (const { xPt, widthPt, part } of line.links) {
    const link = broken.links[part - 1];
    const node = nodes[part];
    if (!link || typeof node !== 'number') continue;
    const { href, text: label } = link;
    sheet.add({
      ...{ kind: 'link', href, text: label, node, widthPt },
      xPt: item.xPt + xPt,
      yPt: topPt,
      heightPt: style.leadingPt,
    });
  }
}
