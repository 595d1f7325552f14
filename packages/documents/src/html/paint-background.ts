import type { Background, Block, Stack } from '@folio/typeset/blocks';
import { cssColor, rem } from './css-values.ts';
import { type Flow, newFlow, takeSpace } from './flow.ts';
import type { ContentBox, HtmlPage } from './html-page.ts';
import { element } from './markup.ts';
import { joined } from './style-book.ts';

type Around = {
  contentBox: ContentBox;
  page: HtmlPage;
  paintInto: (flow: Flow, blocks: readonly Block[], contentBox: ContentBox, page: HtmlPage) => void;
};

/** Narrower backgrounds are strokes, such as a timeline's, which don't fit on a narrow screen. */
const narrowestPt = 24;

/**
 * Paints a stack on a background that extends beyond it as far as in the PDF: into the margins, and
 * into the space above and below.
 */
export function paintBackground(
  flow: Flow,
  { children, indentPt = 0 }: Stack,
  { xPt, widthPt, abovePt, belowPt, color }: Background,
  { contentBox, page, paintInto }: Around,
): void {
  const startPt = Math.max(0, contentBox.leftPt - xPt);
  const endPt = Math.max(0, xPt + widthPt - contentBox.leftPt - contentBox.widthPt);
  const fullWidthPt = startPt + contentBox.widthPt + endPt;
  const isFullWidth = Math.abs(fullWidthPt - widthPt) < 0.5;
  const reach = (edgePt: number, side: string) =>
    edgePt > 0
      ? `margin-inline-${side}: ${rem(-edgePt)}; padding-inline-${side}: ${rem(edgePt)}`
      : '';
  const fromPt = Math.max(0, xPt - contentBox.leftPt);
  const isWide = widthPt >= page.document.page.widthPt / 2;
  const inner = newFlow();
  const own = { leftPt: contentBox.leftPt + indentPt, widthPt: contentBox.widthPt - indentPt };
  paintInto(inner, children, own, page);
  // A nested background has already extended downward.
  const insidePt = -inner.pendingPt;
  const style = page.styles.classOf({
    always: joined(
      'display: flow-root',
      takeSpace(flow, abovePt).always,
      `padding-block: ${rem(abovePt)} ${rem(belowPt - Math.max(0, insidePt))}`,
    ),
    wide: joined(
      reach(startPt, 'start'),
      reach(endPt, 'end'),
      isFullWidth
        ? `background: ${cssColor(color)}`
        : `background: linear-gradient(${cssColor(color)}, ${cssColor(color)}) ${page.isRtl ? 'right' : 'left'} ${rem(fromPt)} top 0 / ${rem(widthPt)} 100% no-repeat`,
      indentPt ? `padding-inline-start: ${rem(indentPt + startPt)}` : '',
    ),
    narrow: isWide || (isFullWidth && widthPt >= narrowestPt) ? narrowBackground(color) : '',
  });
  flow.painted.push(element('div', { class: style }, ...inner.painted));
  flow.pendingPt = Math.max(0, inner.pendingPt) - belowPt;
}

/** Extends to the full width on a narrow screen. */
export const narrowBackground = (color: string): string =>
  `background: ${cssColor(color)}; margin-inline: calc(-1 * var(--edge)); padding-inline: var(--edge)`;
