import type { Block, Image, ListItem, Row, Rule, Stack } from '@folio/typeset/blocks';
import { cssColor, rem } from './css-values.ts';
import { type Flow, newFlow, takeSpace, wrap } from './flow.ts';
import type { ContentBox, HtmlPage } from './html-page.ts';
import { element, joinMarkup, type Markup } from './markup.ts';
import { paintBackground } from './paint-background.ts';
import { paintColumns } from './paint-columns.ts';
import { paintGrid, paintTable } from './paint-lists.ts';
import { paintText } from './paint-text.ts';
import { joined, type MediaStyle } from './style-book.ts';

/** Blocks one below the other, in a room of their own. */
function paintBlocks(blocks: readonly Block[], room: ContentBox, page: HtmlPage): Markup {
  const flow = newFlow();
  paintInto(flow, blocks, room, page);
  return joinMarkup(flow.painted);
}

/** Neighbours that are one thing to a reader become one element: a list's items, an address. */
export function paintInto(
  flow: Flow,
  blocks: readonly Block[],
  room: ContentBox,
  page: HtmlPage,
): void {
  for (let at = 0; at < blocks.length; ) {
    const [block] = blocks.slice(at, at + 1);
    if (!block) return;
    if (!page.isInAddress && isContact(block)) {
      const contacts = whileTrue(blocks, at, isContact);
      page.isInAddress = true;
      wrap(flow, 'address', {}, (inner) => paintInto(inner, contacts, room, page));
      page.isInAddress = false;
      at += contacts.length;
    } else if (block.type === 'listItem') {
      const items = whileTrue(blocks, at, isListItem);
      paintList(flow, items, page);
      at += items.length;
    } else {
      paintBlock(flow, block, room, page);
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

/** Whether all of its texts are ways to reach the person. */
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
    // A heading names contacts, and is none.
    case 'heading':
      return [''];
    case 'paragraph':
    case 'listItem':
      return [block.path ?? ''];
    default:
      return [];
  }
}

function paintBlock(flow: Flow, block: Block, room: ContentBox, page: HtmlPage) {
  if (block.type === 'spacer') {
    flow.pendingPt += block.heightPt;
    return;
  }
  flow.pendingPt += block.spaceBeforePt ?? 0;
  flow.breaksPage ||= block.breakBefore ?? false;
  if (block.type === 'stack') paintStack(flow, block, room, page);
  else {
    const look = takeSpace(flow);
    flow.painted.push(paintElement(block, look, room, page));
  }
  flow.pendingPt += block.spaceAfterPt ?? 0;
}

function paintElement(
  block: Exclude<Block, { type: 'spacer' | 'stack' }>,
  look: MediaStyle,
  room: ContentBox,
  page: HtmlPage,
): Markup {
  if (block.type === 'columns') return paintColumns(block, look, room, page, paintBlocks);
  if (block.type === 'row') return paintRow(block, look, page);
  if (block.type === 'rule') return paintRule(block, look, page);
  if (block.type === 'image') return paintImage(block, look, page);
  return paintText(block, page, look);
}

/** What parts a stack's children from others becomes an element; a mere stack is none. */
function paintStack(flow: Flow, stack: Stack, room: ContentBox, page: HtmlPage) {
  const { role, children, background, indentPt = 0 } = stack;
  if (background) {
    paintBackground(flow, stack, background, { room, page, paintInto });
    return;
  }
  if (role === 'list' || role === 'table') {
    const look = takeSpace(flow);
    const paint = role === 'list' ? paintGrid : paintTable;
    flow.painted.push(paint(stack, look, room, page, paintBlocks));
    return;
  }
  const inner = { leftPt: room.leftPt + indentPt, widthPt: room.widthPt - indentPt };
  const paintChildren = (into: Flow) => paintInto(into, children, inner, page);
  const id = role === 'section' ? page.openSection(children) : undefined;
  const look = page.styles.classOf({
    wide: indentPt ? `padding-inline-start: ${rem(indentPt)}` : '',
  });
  const classes = [look, stack.keepTogether && 'kept'].filter(Boolean).join(' ') || undefined;
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
  const number = /\d+/.exec(marker)?.[0];
  const type = marker ? `"${marker.replace(/["\\]/g, '')}\\2002"` : 'none';
  const { always } = takeSpace(flow);
  const attributes = {
    class: page.styles.classOf({
      always: joined(
        always,
        `padding-inline-start: ${rem(indentPt)}`,
        number ? '' : `list-style-type: ${type}`,
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

/** A slot that is wider than half of the line goes below the text: `.row` in `page-style.ts`. */
function paintRow(
  { left, right, gapPt, indentPt = 0 }: Row,
  look: MediaStyle,
  page: HtmlPage,
): Markup {
  const leftText = left.runs.map(({ text }) => text).join('');
  const own = page.styles.classOf({
    always: joined(
      look.always,
      `column-gap: ${rem(gapPt)}`,
      indentPt ? `padding-inline-start: ${rem(indentPt)}` : '',
    ),
  });
  return element(
    'div',
    { class: ['row', own].join(' '), dir: page.directionOf(leftText) },
    paintText(left, page),
    paintText({ ...right, align: 'start' }, page),
  );
}

/** Nobody hears of a rule: it is a picture of what the headings say. */
function paintRule({ thicknessPt, color }: Rule, look: MediaStyle, page: HtmlPage): Markup {
  const always = joined(
    look.always,
    `block-size: ${rem(thicknessPt)}`,
    `background: ${cssColor(color)}`,
  );
  return element('div', { class: `rule ${page.styles.classOf({ always })}` });
}

function paintImage(
  { source, alt, widthPt, heightPt, cornerPt = 0 }: Image,
  look: MediaStyle,
  page: HtmlPage,
): Markup {
  const isRound = cornerPt >= widthPt / 2 - 0.01;
  const corner = isRound ? '50%' : rem(cornerPt);
  const always = joined(
    look.always,
    `inline-size: ${rem(widthPt)}`,
    `block-size: ${rem(heightPt)}`,
    cornerPt ? `border-radius: ${corner}` : '',
  );
  return element('img', { class: page.styles.classOf({ always }), src: source, alt });
}
