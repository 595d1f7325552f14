import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse } from 'parse5';
import { IntakeError } from '../intake-error.ts';
import { shortTitles } from './bounded-text.ts';
import { hiddenClasses, isForScreens, isHidden } from './hidden-elements.ts';
import type { WordNode } from './word-node.ts';

const blocks = new Set(
  `p div section article header footer main aside nav body html h1 h2 h3 h4 h5 h6 ul ol li dl dt
   dd table tbody thead tfoot tr td th address blockquote pre figure figcaption hr form fieldset
   center details summary hgroup`.split(/\s+/),
);

/** Elements whose text is never shown. */
const silent = new Set('script style head template noscript svg title select'.split(' '));

type Element = { name: string; href?: string; children: (Element | string)[] };

export type HtmlPage = {
  /** The tree also used for Word files: paragraphs, list items, table rows and texts. */
  document: WordNode;
  /** JSON data of the page, such as JSON-LD. */
  data: string[];
  /** Targets of its links. */
  addresses: string[];
  titles: string[];
};

/**
 * Parses a page with parse5, which follows the HTML standard however broken the markup is.
 *
 * @throws IntakeError if elements are nested deeper or are more numerous than people write.
 */
export function htmlPage(html: string): HtmlPage {
  const data: string[] = [];
  const addresses: string[] = [];
  const titles: string[] = [];
  const styles: string[] = [];
  const adapter = boundedAdapter();
  const tree = parse(html, {
    treeAdapter: {
      ...adapter,
      onItemPop(item, parent) {
        adapter.onItemPop?.(item, parent);
        if (!defaultTreeAdapter.isElementNode(item)) return;
        const attribute = (name: string) => item.attrs.find((one) => one.name === name)?.value;
        const textOfNode = () =>
          item.childNodes.map((node) => ('value' in node ? node.value : '')).join('');
        if (item.tagName === 'script' && attribute('type') === 'application/json')
          data.push(textOfNode());
        if (item.tagName === 'title') titles.push(textOfNode());
        if (item.tagName === 'style' && isForScreens(attribute('media'))) styles.push(textOfNode());
        const href = item.tagName === 'a' ? attribute('href') : undefined;
        if (href) addresses.push(href);
      },
    },
  });
  const children = shownChildren(tree, hiddenClasses(styles.join('\n')));
  const document = { type: 'document', children: nodesOf({ name: 'body', children }) };
  return { document, data, addresses, titles: shortTitles(titles) };
}

const deepest = 512;
const mostElements = 200_000;

/**
 * Limits the tree while it is built. For most tags, the standard searches all open elements, and
 * reopens unclosed ones in each paragraph. Without limits, a page of 400 kB could take minutes and
 * fill the memory.
 */
function boundedAdapter(): typeof defaultTreeAdapter {
  let depth = 0;
  let count = 0;
  const refuse = () => {
    throw new IntakeError('unreadable', 'html');
  };
  return {
    ...defaultTreeAdapter,
    createElement(...element) {
      if (++count > mostElements) refuse();
      return defaultTreeAdapter.createElement(...element);
    },
    onItemPush() {
      if (++depth > deepest) refuse();
    },
    onItemPop() {
      depth--;
    },
  };
}

/**
 * The least share of a page that must be visible. Scripts reveal what a page hides while it loads
 * or behind a dialog.
 */
const leastShown = 1 / 4;

/** Returns the visible elements of a page, or all if hardly anything would be left. */
function shownChildren(
  tree: DefaultTreeAdapterTypes.Document,
  hidden: ReadonlySet<string>,
): (Element | string)[] {
  const shown = childrenOf(tree, { hides: (element) => isHidden(element, hidden) });
  const all = childrenOf(tree, { hides: () => false });
  return lettersIn(shown) < leastShown * lettersIn(all) ? all : shown;
}

const lettersIn = (children: readonly (Element | string)[]): number =>
  children.reduce<number>(
    (sum, one) =>
      sum +
      (typeof one === 'string' ? one.replace(/[^\p{L}]/gu, '').length : lettersIn(one.children)),
    0,
  );

type Reading = {
  hides: (element: DefaultTreeAdapterTypes.Element) => boolean;
  /** Whether the text is preformatted, line by line. */
  isTyped?: boolean;
};

const childrenOf = (
  parent: DefaultTreeAdapterTypes.ParentNode,
  { hides, isTyped = false }: Reading,
): (Element | string)[] =>
  parent.childNodes.flatMap((node): (Element | string)[] => {
    if (defaultTreeAdapter.isTextNode(node)) return isTyped ? linesIn(node.value) : [node.value];
    if (!defaultTreeAdapter.isElementNode(node) || silent.has(node.tagName)) return [];
    if (hides(node)) return [];
    const href = node.attrs.find(({ name }) => name === 'href')?.value;
    const children = childrenOf(node, { hides, isTyped: isTyped || node.tagName === 'pre' });
    return [{ name: node.tagName, ...(href && { href }), children }];
  });

const linesIn = (text: string): (Element | string)[] =>
  text
    .split('\n')
    .flatMap((line, at) => (at === 0 ? [line] : [{ name: 'br', children: [] }, line]));

const isBlock = (child: Element | string): child is Element =>
  typeof child !== 'string' && (blocks.has(child.name) || child.children.some(isBlock));

const isBlank = (child: Element | string): boolean =>
  typeof child === 'string' && child.trim() === '';

/** Returns the blocks of an element, with text between them as paragraphs. */
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

/** Whether a list item is an entry: it has several paragraphs, not counting lists within it. */
function holdsEntry(block: Element): boolean {
  const own = { ...block, children: withoutLists(block.children) };
  return nodesOf(own).length > 1;
}

/**
 * Items nested directly in items, as on broken pages, become plain blocks: checking each again for
 * being an entry would double the work per level.
 */
const withoutLists = (children: Element['children']): Element['children'] =>
  children
    .filter((child) => !isList(child))
    .map((child) => {
      if (typeof child === 'string') return child;
      const name = child.name === 'li' ? 'div' : child.name;
      return { ...child, name, children: withoutLists(child.children) };
    });

const rowOf = (row: Element): WordNode => ({
  type: 'tableRow',
  children: row.children.flatMap((cell) =>
    typeof cell === 'string' ? [] : [{ type: 'tableCell', children: nodesOf(cell) }],
  ),
});

/**
 * Creates a paragraph from inline content. If a block contains several elements and no text between
 * them, each becomes a text of its own.
 */
function paragraphOf(line: readonly (Element | string)[], style: Partial<WordNode>): WordNode {
  const visible = line.filter((child) => !isBlank(child));
  const areApart = visible.length > 1 && visible.every((child) => typeof child !== 'string');
  const children = (areApart ? visible : line).flatMap((child, at): WordNode[] => [
    ...(areApart && at > 0 && !isBreak(visible[at - 1]) && !isBreak(child)
      ? [goesOn(visible[at - 1], child) ? space : { type: 'tab' }]
      : []),
    ...inlineOf(child),
  ]);
  return { type: 'paragraph', ...style, children };
}

/**
 * Whether punctuation shows that a phrase continues: '2019' and '– 2021', 'Mill Lane 4,' and
 * 'Thirsk'.
 */
const goesOn = (before: Element | string | undefined, child: Element | string): boolean =>
  before !== undefined &&
  (/[,–—-]\s*$/.test(textIn(before)) || /^\s*(?:[–—-]\s*(?:\p{L}|\d)|[,;)])/u.test(textIn(child)));

const space: WordNode = { type: 'text', value: ' ' };

/**
 * Whether two elements touch without a space, although styles may draw a gap: 'Present' and '9
 * years' in a box.
 */
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
    return [{ type: 'hyperlink', ...(child.href && { href: child.href }), children }];
  }
  const isBold = /^(?:b|strong)$/.test(child.name);
  const isItalic = /^(?:i|em)$/.test(child.name);
  return [{ type: 'run', ...(isBold && { isBold }), ...(isItalic && { isItalic }), children }];
}
