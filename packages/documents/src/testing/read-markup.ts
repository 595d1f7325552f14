import { type DefaultTreeAdapterMap, parse } from 'parse5';

type Node = DefaultTreeAdapterMap['node'];
export type FoundElement = { name: string; attributes: Record<string, string>; text: string };
export type FoundMarkup = { elements: FoundElement[]; comments: string[]; text: string };

/** Parses a page like a browser: its elements in order, its comments, and the text of its body. */
export function readMarkup(page: string): FoundMarkup {
  const found: FoundMarkup = { elements: [], comments: [], text: '' };
  walk(parse(page), found);
  found.text = found.elements.find(({ name }) => name === 'body')?.text ?? '';
  return found;
}

function walk(node: Node, found: FoundMarkup): void {
  if (node.nodeName === '#comment' && 'data' in node) found.comments.push(node.data);
  if ('attrs' in node) {
    found.elements.push({
      name: node.tagName,
      attributes: Object.fromEntries(node.attrs.map(({ name, value }) => [name, value])),
      text: textOf(node),
    });
  }
  if ('childNodes' in node) for (const child of node.childNodes) walk(child, found);
}

function textOf(node: Node): string {
  if (node.nodeName === '#text' && 'value' in node) return node.value;
  if (node.nodeName === 'br') return '\n';
  return 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';
}
