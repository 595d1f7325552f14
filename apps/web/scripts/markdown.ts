import { withoutSoldMarks } from '@folio/contract/offer-facts';
import { priceList } from '@folio/contract/price-list';
import { marked, type Token, type Tokens } from 'marked';
import type { Plugin } from 'vite';

/** One of our own texts: its title is its first heading, its description the paragraph after it. */
export type WrittenDocument = {
  title: string;
  description: string;
  /** The text before the first section, without title and description. */
  html: string;
  sections: WrittenSection[];
};

/** A second-level heading and the text below it; `text` is without markup, for searching. */
export type WrittenSection = { id: string; title: string; html: string; text: string };

/** Texts that are written in Markdown, turned into HTML when the app is built. */
export function markdown(): Plugin {
  return {
    name: 'markdown',
    transform(source, id) {
      if (!id.endsWith('.md')) return undefined;
      return { code: `export default ${JSON.stringify(readDocument(source))}`, map: null };
    },
  };
}

export function readDocument(source: string): WrittenDocument {
  const [head = [], ...parts] = partAtHeadings(marked.lexer(withPriceList(source)));
  const [title, description, ...rest] = head.filter(({ type }) => type !== 'space');
  if (!isHeading(title, 1)) throw new Error('A text begins with its title, as a first heading');
  if (description?.type !== 'paragraph') throw new Error('After the title comes a description');
  return {
    title: textOf([title]),
    description: textOf([description]),
    html: marked.parser(rest),
    sections: parts.map(toSection),
  };
}

/**
 * Replaces the table row that is a placeholder for the price list with its rows; costs are filled
 * in later.
 */
const withPriceList = (source: string): string =>
  source.replace('| {{price list}} | |', () =>
    priceList.map(({ name, action }) => `| ${name} | {{cost ${action}}} |`).join('\n'),
  );

function partAtHeadings(tokens: Token[]): Token[][] {
  const parts: Token[][] = [[]];
  for (const token of tokens)
    if (isHeading(token, 2)) parts.push([token]);
    else parts.at(-1)?.push(token);
  return parts;
}

const isHeading = (token: Token | undefined, depth: number): token is Tokens.Heading =>
  token?.type === 'heading' && token.depth === depth;

function toSection([heading, ...body]: Token[]): WrittenSection {
  const title = heading ? textOf([heading]) : '';
  const id =
    withoutSoldMarks(title)
      .toLowerCase()
      .match(/[a-z0-9]+/g)
      ?.join('-') ?? '';
  return { id, title, html: marked.parser(body), text: textOf(body) };
}

/** The words alone. */
const textOf = (tokens: Token[]): string =>
  tokens.map(wordsOf).join(' ').replace(/\s+/g, ' ').trim();

function wordsOf(token: Token): string {
  if (token.type === 'list') return textOf(token.items);
  if (token.type === 'table') return wordsOfTable(token as Tokens.Table);
  if ('tokens' in token && token.tokens) return token.tokens.map(wordsOf).join('');
  return 'text' in token ? unescaped(token.text) : '';
}

const wordsOfTable = ({ header, rows }: Tokens.Table): string =>
  [header, ...rows].flatMap((cells) => cells.map(({ tokens }) => textOf(tokens))).join(' ');

/** `marked` returns texts escaped for HTML. */
const unescaped = (text: string): string =>
  text
    .replaceAll('&#39;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
