import type { Background, Block, Stack } from '@folio/typeset/blocks';
import { cssColor, rem } from './css-values.ts';
import { type Flow, newFlow, takeSpace } from './flow.ts';
import type { ContentBox, HtmlPage } from './html-page.ts';
import { element } from './markup.ts';
import { joined } from './style-book.ts';

type Around = {
  room: ContentBox;
  page: HtmlPage;
  paintInto: (flow: Flow, blocks: readonly Block[], room: ContentBox, page: HtmlPage) => void;
};

/** Narrower than this it is a stroke, such as a timeline's, which a narrow screen has no room for. */
const narrowestPt = 24;

/**
 * A stack on a flat colour, which reaches as far beyond it as on the PDF's page: into the margins,
 * and into the space above and below.
 */
export function paintBackground(
  flow: Flow,
  { children, indentPt = 0 }: Stack,
  { xPt, widthPt, abovePt, belowPt, color }: Background,
  { room, page, paintInto }: Around,
): void {
  const startPt = Math.max(0, room.leftPt - xPt);
  const endPt = Math.max(0, xPt + widthPt - room.leftPt - room.widthPt);
  const wholePt = startPt + room.widthPt + endPt;
  const isWhole = Math.abs(wholePt - widthPt) < 0.5;
  const reach = (edgePt: number, side: string) =>
    edgePt > 0
      ? `margin-inline-${side}: ${rem(-edgePt)}; padding-inline-${side}: ${rem(edgePt)}`
      : '';
  const fromPt = Math.max(0, xPt - room.leftPt);
  const isWide = widthPt >= page.document.page.widthPt / 2;
  const inner = newFlow();
  const own = { leftPt: room.leftPt + indentPt, widthPt: room.widthPt - indentPt };
  paintInto(inner, children, own, page);
  // A background within this one has reached down already.
  const insidePt = -inner.pendingPt;
  const look = page.styles.classOf({
    always: joined(
      'display: flow-root',
      takeSpace(flow, abovePt).always,
      `padding-block: ${rem(abovePt)} ${rem(belowPt - Math.max(0, insidePt))}`,
    ),
    wide: joined(
      reach(startPt, 'start'),
      reach(endPt, 'end'),
      isWhole
        ? `background: ${cssColor(color)}`
        : `background: linear-gradient(${cssColor(color)}, ${cssColor(color)}) ${page.isRtl ? 'right' : 'left'} ${rem(fromPt)} top 0 / ${rem(widthPt)} 100% no-repeat`,
      indentPt ? `padding-inline-start: ${rem(indentPt + startPt)}` : '',
    ),
    narrow: isWide || (isWhole && widthPt >= narrowestPt) ? narrowBackground(color) : '',
  });
  flow.painted.push(element('div', { class: look }, ...inner.painted));
  flow.pendingPt = Math.max(0, inner.pendingPt) - belowPt;
}

/** From edge to edge of a narrow screen. */
export const narrowBackground = (color: string): string =>
  `background: ${cssColor(color)}; margin-inline: calc(-1 * var(--edge)); padding-inline: var(--edge)`;
