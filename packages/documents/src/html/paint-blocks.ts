import { inAsciiDigits } from '@folio/contract/shown-texts';
import type { Block, Image, ListItem, Row, Rule, Stack } from '@folio/typeset/blocks';
import { countedFrom, cssColor, rem } from './css-values.ts';
import { type Flow, newFlow, takeSpace, wrap } from './flow.ts';
import type { ContentBox, HtmlPage } from './html-page.ts';
import { element, joinMarkup, type Markup } from './markup.ts';
import { paintBackground } from './paint-background.ts';
import { paintColumns } from './paint-columns.ts';
import { paintGrid, paintTable } from './paint-lists.ts';
import { paintText } from './paint-text.ts';
import { joined, type MediaStyle } from './style-book.ts';

/** Stacked blocks, in a content box of their own. */
function paintBlocks(blocks: readonly Block[], contentBox: ContentBox, page: HtmlPage): Markup {
  const flow = newFlow();
  paintInto(flow, blocks, contentBox, page);
  return joinMarkup(flow.painted);
}

/** Groups neighbors that form one semantic element: list items, or an address. */
export function paintInto(
  flow: Flow,
  blocks: readonly Block[],
  contentBox: ContentBox,
  page: HtmlPage,
): void {
  for (let at = 0; at < blocks.length; ) {
    const [block] = blocks.slice(at, at + 1);
    if (!block) return;
    if (!page.isInAddress && isContact(block)) {
      const contacts = whileTrue(blocks, at, isContact);
      page.isInAddress = true;
      wrap(flow, 'address', {}, (inner) => paintInto(inner, contacts, contentBox, page));
      page.isInAddress = false;
      at += contacts.length;
    } else if (block.type === 'listItem') {
      const items = whileTrue(blocks, at, isListItem);
      paintList(flow, items, page);
      at += items.length;
    } else {
      paintBlock(flow, block, contentBox, page);
      at++;
    }
  }
}

function whileTrue<Kind extends Block>(
  blocks: readonly Block[],
  from: number,
  isOne: (block: Block) => block is Kind,
): Kind[] {
  const rest = blocks.slice(from);
  const end = rest.findIndex((block) => !isOne(block));
  return rest.slice(0, end < 0 ? rest.length : end).filter(isOne);
}

const isListItem = (block: Block): block is ListItem => block.type === 'listItem';

/** Whether all texts of the block are contact details. */
function isContact(block: Block): block is Block {
  const paths = pathsIn(block);
  return paths.length > 0 && paths.every((path) => contactPath.test(path));
}

const contactPath = /^personalInfo\/(?:email|phone|location|website|links|details)\b/;

function pathsIn(block: Block): string[] {
  switch (block.type) {
    case 'stack':
      return block.children.flatMap(pathsIn);
    case 'columns':
      return block.columns.flatMap(({ children }) => children.flatMap(pathsIn));
    case 'row':
      return [block.left, block.right].flatMap(pathsIn);
    // A heading names contacts, but isn't one.
    case 'heading':
      return [''];
    case 'paragraph':
    case 'listItem':
      return [block.path ?? ''];
    default:
      return [];
  }
}

function paintBlock(flow: Flow, block: Block, contentBox: ContentBox, page: HtmlPage) {
  if (block.type === 'spacer') {
    flow.pendingPt += block.heightPt;
    return;
  }
  flow.pendingPt += block.spaceBeforePt ?? 0;
  flow.breaksPage ||= block.breakBefore ?? false;
  if (block.type === 'stack') paintStack(flow, block, contentBox, page);
  else {
    const style = takeSpace(flow);
    flow.painted.push(paintElement(block, style, contentBox, page));
  }
  flow.pendingPt += block.spaceAfterPt ?? 0;
}

function paintElement(
  block: Exclude<Block, { type: 'spacer' | 'stack' }>,
  style: MediaStyle,
  contentBox: ContentBox,
  page: HtmlPage,
): Markup {
  if (block.type === 'columns') return paintColumns(block, style, contentBox, page, paintBlocks);
  if (block.type === 'row') return paintRow(block, style, page);
  if (block.type === 'rule') return paintRule(block, style, page);
  if (block.type === 'image') return paintImage(block, style, page);
  return paintText(block, page, style);
}

/** A stack with a role or style becomes an element; any other stack only adds its children. */
function paintStack(flow: Flow, stack: Stack, contentBox: ContentBox, page: HtmlPage) {
  const { role, children, background, indentPt = 0, indentEndPt = 0 } = stack;
  if (background) {
    paintBackground(flow, stack, background, { contentBox, page, paintInto });
    return;
  }
  if (role === 'list' || role === 'table') {
    const style = takeSpace(flow);
    const paint = role === 'list' ? paintGrid : paintTable;
    flow.painted.push(paint(stack, style, contentBox, page, paintBlocks));
    return;
  }
  const inner = {
    leftPt: contentBox.leftPt + indentPt,
    widthPt: contentBox.widthPt - indentPt - indentEndPt,
  };
  const paintChildren = (into: Flow) => paintInto(into, children, inner, page);
  const id = role === 'section' ? page.openSection(children) : undefined;
  const style = page.styles.classOf({
    wide: joined(
      indentPt ? `padding-inline-start: ${rem(indentPt)}` : '',
      indentEndPt ? `padding-inline-end: ${rem(indentEndPt)}` : '',
    ),
  });
  const classes = [style, stack.keepTogether && 'kept'].filter(Boolean).join(' ') || undefined;
  if (role === 'section')
    wrap(flow, 'section', { 'aria-labelledby': id, class: classes }, paintChildren);
  else if (classes) wrap(flow, 'div', { class: classes }, paintChildren);
  else paintChildren(flow);
}

function paintList(flow: Flow, items: readonly ListItem[], page: HtmlPage): void {
  const [first] = items;
  if (!first) return;
  const { marker, indentPt } = first;
  flow.pendingPt += first.spaceBeforePt ?? 0;
  const number = inAsciiDigits(/\p{Nd}+/u.exec(marker)?.[0] ?? '');
  const type = marker ? `"${marker.replace(/["\\]/g, '')}\\2002"` : 'none';
  const { always } = takeSpace(flow);
  const attributes = {
    class: page.styles.classOf({
      always: joined(
        always,
        `padding-inline-start: ${rem(indentPt)}`,
        number ? countedFrom(page.document.zero) : `list-style-type: ${type}`,
      ),
    }),
    start: number && number !== '1' ? number : undefined,
  };
  const painted = items.map((item, index) => {
    if (index > 0) flow.pendingPt += item.spaceBeforePt ?? 0;
    const text = paintText(item, page, takeSpace(flow));
    flow.pendingPt = item.spaceAfterPt ?? 0;
    return text;
  });
  flow.painted.push(element(number ? 'ol' : 'ul', attributes, ...painted));
}

/**
 * A slot wider than half of the line moves below the text (`.row` in `page-style.ts`). On a
 * mirrored page the slot is on the left, whatever the direction of the text.
 */
function paintRow(
  { left, right, gapPt, indentPt = 0 }: Row,
  style: MediaStyle,
  page: HtmlPage,
): Markup {
  const leftText = left.runs.map(({ text }) => text).join('');
  const own = page.styles.classOf({
    always: joined(
      style.always,
      `column-gap: ${rem(gapPt)}`,
      indentPt ? `padding-inline-start: ${rem(indentPt)}` : '',
    ),
  });
  return element(
    'div',
    { class: ['row', own].join(' '), dir: page.isRtl ? undefined : page.directionOf(leftText) },
    paintText(left, page),
    paintText({ ...right, align: 'start' }, page),
  );
}

/**
 * Hidden from assistive technology because it is decorative: the headings give the page its
 * structure.
 */
function paintRule({ thicknessPt, color }: Rule, style: MediaStyle, page: HtmlPage): Markup {
  const always = joined(
    style.always,
    `block-size: ${rem(thicknessPt)}`,
    `background: ${cssColor(color)}`,
  );
  return element('div', { class: `rule ${page.styles.classOf({ always })}` });
}

function paintImage(
  { source, alt, widthPt, heightPt, cornerPt = 0 }: Image,
  style: MediaStyle,
  page: HtmlPage,
): Markup {
  const isRound = cornerPt >= widthPt / 2 - 0.01;
  const corner = isRound ? '50%' : rem(cornerPt);
  const always = joined(
    style.always,
    `inline-size: ${rem(widthPt)}`,
    `block-size: ${rem(heightPt)}`,
    cornerPt ? `border-radius: ${corner}` : '',
  );
  return element('img', { class: page.styles.classOf({ always }), src: source, alt });
}
