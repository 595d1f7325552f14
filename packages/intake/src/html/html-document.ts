import type { WordNode } from '../docx/word-document.ts';
import { type HtmlToken, htmlTokens } from './html-tokens.ts';

const blocks = new Set([
  ...['p', 'div', 'section', 'article', 'header', 'footer', 'main', 'aside', 'nav', 'body', 'html'],
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'table', 'tbody'],
  ...['thead', 'tfoot', 'tr', 'td', 'th', 'address', 'blockquote', 'pre', 'figure', 'figcaption'],
  ...['hr', 'form', 'fieldset', 'center', 'details', 'summary', 'hgroup'],
]);
const empty = new Set(['br', 'hr', 'img', 'input', 'meta', 'link', 'col', 'wbr', 'source']);

type Element = { name: string; attributes: string; children: (Element | string)[] };

/** A page as paragraphs, list items, table rows and texts, in the shape that Word files are read in. */
export function htmlDocument(html: string): WordNode {
  const root = treeOf(htmlTokens(html));
  return { type: 'document', children: nodesOf(root) };
}

const deepest = 200;

function treeOf(tokens: readonly HtmlToken[]): Element {
  const root: Element = { name: 'body', attributes: '', children: [] };
  const open = [root];
  for (const token of tokens) {
    if (token.kind === 'text') open.at(-1)?.children.push(token.text);
    else if (token.kind === 'open') begin(open, token.name, token.attributes);
    else end(open, token.name);
  }
  return root;
}

/** List items, paragraphs and cells end where the next one begins. */
function begin(open: Element[], name: string, attributes: string): void {
  const isNext = /^(?:li|p|tr|td|th|dt|dd)$/.test(name) && open.at(-1)?.name === name;
  if (isNext && open.length > 1) open.pop();
  const element: Element = { name, attributes, children: [] };
  open.at(-1)?.children.push(element);
  const isClosed = empty.has(name) || attributes.endsWith('/');
  if (!isClosed && open.length < deepest) open.push(element);
}

function end(open: Element[], name: string): void {
  const from = open.findLastIndex((one) => one.name === name);
  if (from > 0) open.length = from;
}

const isBlock = (child: Element | string): child is Element =>
  typeof child !== 'string' && (blocks.has(child.name) || child.children.some(isBlock));

const isBlank = (child: Element | string): boolean =>
  typeof child === 'string' && child.trim() === '';

/** The blocks of an element, and what stands between them as paragraphs of its own. */
function nodesOf(element: Element, style: Partial<WordNode> = {}): WordNode[] {
  const nodes: WordNode[] = [];
  let line: (Element | string)[] = [];
  const endLine = () => {
    if (!line.every(isBlank)) nodes.push(paragraphOf(line, style));
    line = [];
  };
  for (const child of element.children) {
    if (!isBlock(child)) {
      line.push(child);
      continue;
    }
    endLine();
    nodes.push(...blockOf(child, style));
  }
  endLine();
  return nodes;
}

function blockOf(block: Element, style: Partial<WordNode>): WordNode[] {
  const level = /^h([1-6])$/.exec(block.name)?.[1];
  if (level) return nodesOf(block, { styleName: `heading ${level}` });
  if (block.name === 'li') return nodesOf(block, holdsEntry(block) ? {} : item);
  if (block.name === 'tr') return [{ type: 'table', children: [rowOf(block)] }];
  return nodesOf(block, style);
}

const item: Partial<WordNode> = { numbering: { isOrdered: false } };

const isList = (child: Element | string): boolean =>
  typeof child !== 'string' && /^(?:ul|ol)$/.test(child.name);

/** An item of several paragraphs, lists within it aside, is an entry rather than one thing said. */
function holdsEntry(block: Element): boolean {
  const own = { ...block, children: withoutLists(block.children) };
  return nodesOf(own).length > 1;
}

const withoutLists = (children: Element['children']): Element['children'] =>
  children
    .filter((child) => !isList(child))
    .map((child) =>
      typeof child === 'string' ? child : { ...child, children: withoutLists(child.children) },
    );

const rowOf = (row: Element): WordNode => ({
  type: 'tableRow',
  children: row.children.flatMap((cell) =>
    typeof cell === 'string' ? [] : [{ type: 'tableCell', children: nodesOf(cell) }],
  ),
});

/** Where a block holds several elements and no text beside them, each stands by itself. */
function paragraphOf(line: readonly (Element | string)[], style: Partial<WordNode>): WordNode {
  const said = line.filter((child) => !isBlank(child));
  const areApart = said.length > 1 && said.every((child) => typeof child !== 'string');
  const children = (areApart ? said : line).flatMap((child, at): WordNode[] => [
    ...(areApart && at > 0 && !isBreak(said[at - 1]) && !isBreak(child) ? [{ type: 'tab' }] : []),
    ...inlineOf(child),
  ]);
  return { type: 'paragraph', ...style, children };
}

const space: WordNode = { type: 'text', value: ' ' };

/** 'Present' and '9 years' in a box of its own: styles keep the two apart. */
const isJoined = (before: Element | string | undefined, child: Element | string): boolean =>
  before !== undefined &&
  typeof child !== 'string' &&
  /^(?:span|small|time)$/.test(child.name) &&
  /[\p{L}\d]$/u.test(textIn(before)) &&
  /^\d/.test(textIn(child));

const textIn = (child: Element | string): string =>
  typeof child === 'string' ? child : child.children.map(textIn).join('');

const isBreak = (child: Element | string | undefined): boolean =>
  typeof child === 'object' && child.name === 'br';

function inlineOf(child: Element | string): WordNode[] {
  if (typeof child === 'string') return [{ type: 'text', value: child.replace(/\s+/g, ' ') }];
  if (child.name === 'br') return [{ type: 'break', breakType: 'line' }];
  const children = child.children.flatMap((one, at) =>
    isJoined(child.children[at - 1], one) ? [space, ...inlineOf(one)] : inlineOf(one),
  );
  if (child.name === 'a') {
    const href = /\bhref\s*=\s*["']?([^"'\s>]+)/i.exec(child.attributes)?.[1];
    return [{ type: 'hyperlink', ...(href && { href }), children }];
  }
  const isBold = /^(?:b|strong)$/.test(child.name);
  const isItalic = /^(?:i|em)$/.test(child.name);
  return [{ type: 'run', ...(isBold && { isBold }), ...(isItalic && { isItalic }), children }];
}
