import { embeddedFileName } from '@folio/contract/shown-texts';
import type { Token, Tokens } from 'marked';
import { findDate } from '../vocabulary/dates.ts';
import { headingKind } from '../vocabulary/headings.ts';
import { withoutFrontMatter } from './markdown-front-matter.ts';
import { inlineNodes, lineNodes, proseOf, wordsOf } from './markdown-inline.ts';
import { isOf, markdownTokens, tokensIn } from './markdown-tokens.ts';
import type { WordNode } from './word-node.ts';

const heading = /^ {0,3}#{1,6}[ \t]+(\S.*)$/gm;
const underlined = /^ {0,3}(\S.*)\r?\n {0,3}(?:={2,}|-{2,})[ \t]*$/gm;
/** A name underlined as a first-level heading, at the start of the text. */
const namedFirst = /^\s*\S.*\r?\n={2,}[ \t]*\r?\n/;
const boldAlone = /^[ \t]*(?:\*\*|__)([^*_\n]{1,60})(?:\*\*|__):?[ \t]*$/gm;
/** Links, reference links and tables: markup that plain text does not use. */
const ownMarks = /\]\(\S|^ {0,3}\[[^\]\n]{1,200}\]:\s*\S|^ {0,3}\|?[ :|-]{0,200}-\|[ :|-]{0,200}$/m;
/** Headings are searched for within this many characters. */
const headLength = 20_000;

/**
 * Whether a text is Markdown: it has a first-level heading above a second-level one, front matter,
 * or two resume headings beside markup that only Markdown has. Many plain texts underline their
 * headings, and are read line by line.
 */
export function isMarkdown(text: string): boolean {
  if (/^\s*# \S/.test(text) && /^## \S/m.test(text)) return true;
  const head = text.slice(0, headLength);
  const titles = [heading, underlined, boldAlone].flatMap((form) => [...head.matchAll(form)]);
  const sections = titles.filter(([, title = '']) => isSection(title));
  const isItsOwn = [ownMarks, namedFirst].some((sign) => sign.test(head));
  return sections.length >= 2 && (isItsOwn || withoutFrontMatter(head) !== head);
}

const kindOf = (title: string) => headingKind(title.replace(/[*_#:]+/g, ' ').trim());
const isSection = (title: string): boolean => kindOf(title) !== undefined;

/** Splits the text from the data that a Markdown file made by Folio has at its end. */
export function splitData(file: string): { text: string; data: string[] } {
  const start = file.lastIndexOf(dataStart);
  const end = start < 0 ? -1 : file.indexOf(dataEnd, start);
  if (end < 0) return { text: file, data: [] };
  const text = file.slice(0, start) + file.slice(end + dataEnd.length);
  return { text, data: [file.slice(start + dataStart.length, end)] };
}
const dataStart = `<!-- ${embeddedFileName}\n`;
const dataEnd = '\n-->';

/**
 * Parses Markdown into the tree also used for Word files. Bold, italics and links within an item or
 * paragraph stay marked, since long fields use the same markup; marks around a whole text are its
 * style.
 */
export function markdownDocument(text: string): WordNode {
  const plain = withoutAttributes(withoutDefinitions(withoutFrontMatter(text)));
  const tokens = markdownTokens(withBreaks(plain));
  const hasSections = tokens.some((one) => isOf(one, 'heading') && isSection(one.text));
  const place = { isInEntry: false, hasSections };
  return { type: 'document', children: tokens.flatMap((token) => blockNodes(token, place)) };
}

/** Removes the heading anchors that Pandoc and others write: 'Experience {#work}'. */
const withoutAttributes = (text: string): string =>
  text.replace(heading, (line) => line.replace(/(?<!\s)\s+\{[#.][^{}]{1,80}\}\s*$/, ''));

const definition = /^[ \t]{0,3}[:~][ \t]+(?=\S)/;

/**
 * Converts definition lists, which the parser does not support, into paragraphs: a bold term (a
 * date stays plain) above its text.
 */
function withoutDefinitions(text: string): string {
  const lines = text.split('\n');
  let isWithin = false;
  return lines
    .flatMap((line, at) => {
      const begins = definition.test(line);
      isWithin = begins || (isWithin && /^[ \t]+\S/.test(line));
      if (begins) return ['', line.replace(definition, '')];
      if (isWithin) return [line.trimStart()];
      const next = lines[at + 1]?.trim() === '' ? lines[at + 2] : lines[at + 1];
      const isTerm = /^[\p{L}\d][^*_\n]{0,80}$/u.test(line) && definition.test(next ?? '');
      return [isTerm && !findDate(line) ? `**${line.trim()}**` : line];
    })
    .join('\n');
}

/**
 * A short line above one that does not continue it, neither being part of a list, table or heading.
 */
const shortLine =
  /^(?! *(?:[-*+] |[>|#]|\d{1,9}[.)] ))(\S.{0,58})(?<! {2}|\\)\r?\n(?! *(?:[-*+] |[>|#`]|\d{1,9}[.)] |[-=]{2,} *$))(?=[^\s\p{Ll}])/gmu;

/**
 * Keeps short lines apart: a name, a place and a number on consecutive lines are meant as three
 * lines, although Markdown joins them.
 */
const withBreaks = (text: string): string =>
  text.replace(typedBullet, '$1- ').replace(shortLine, '$1  \n');

/** Bullet characters that Markdown does not recognize, so that it would join the items. */
const typedBullet = /^([ \t]{0,8})[•●▪◦‣∙○■][ \t]+(?=\S)/gm;

/**
 * The context of a token: whether an entry has begun in this section, or only prose, and whether
 * sections have headings.
 */
type Surroundings = { isInEntry: boolean; hasSections: boolean };

function blockNodes(token: Token, surroundings: Surroundings): WordNode[] {
  if (isOf(token, 'heading')) {
    const kind = kindOf(token.text);
    surroundings.isInEntry = kind === undefined || kind === 'summary';
    return [headingNode(token.depth, token.tokens ?? [])];
  }
  if (isOf(token, 'paragraph')) return paragraphNodes(token.tokens ?? [], surroundings);
  if (isOf(token, 'list')) return listNodes(token, surroundings);
  if (isOf(token, 'table')) return [tableNode(token)];
  if (isOf(token, 'blockquote'))
    return tokensIn(token).flatMap((one) => blockNodes(one, surroundings));
  if (isOf(token, 'html')) return htmlNodes(token.text);
  // An indented paragraph is text, which Markdown would treat as a code block.
  if (isOf(token, 'code') && token.codeBlockStyle === 'indented')
    return markdownTokens(token.text.replace(/^[ \t]+/gm, '')).flatMap((one) =>
      blockNodes(one, surroundings),
    );
  if (isOf(token, 'code', 'text')) return token.text.split('\n').map(textNode);
  return [];
}

const headingNode = (rank: number, tokens: readonly Token[]): WordNode => ({
  type: 'paragraph',
  styleName: `heading ${rank}`,
  children: inlineNodes(tokens),
});

const textNode = (text: string): WordNode => ({ type: 'paragraph', children: lineNodes(text) });

function paragraphNodes(tokens: readonly Token[], surroundings: Surroundings): WordNode[] {
  const isBold = isOf(tokens[0], 'strong') && tokens.length === 1;
  if (isBold && !surroundings.hasSections && isSection(wordsOf(tokens))) {
    surroundings.isInEntry = false;
    return [headingNode(2, tokens)];
  }
  if (tokens.every((one) => isOf(one, 'image'))) return [];
  return [
    { type: 'paragraph', children: childrenOf(tokens, !surroundings.isInEntry && isNamed(tokens)) },
  ];
}

/**
 * Whether a paragraph begins with a name in bold ('**BSc, Physics**; University of Leeds') or is
 * the term of a definition list.
 */
function isNamed(tokens: readonly Token[]): boolean {
  const at = tokens.findIndex((one) => isOf(one, 'strong'));
  const before = wordsOf(tokens.slice(0, Math.max(0, at)));
  const [, after] = tokens.slice(at);
  return (
    at >= 0 && /(?:^|:)$/.test(before) && /^\s*[,;:–—(|·\d-]/.test(wordsOf(after ? [after] : []))
  );
}

/**
 * Returns the texts of a paragraph. If they are separated by bars, or have one style, they become
 * styled texts ('Harbour & Vale | Bristol | 2021 – 2024'); any other text keeps its marks.
 */
function childrenOf(tokens: readonly Token[], isLabeled = false): WordNode[] {
  const isLook = isLabeled || wordsOf(tokens).includes(' | ');
  if (isLook) return inlineNodes(tokens);
  return brokenLines(tokens).flatMap((line, at) => [
    ...(at > 0 ? [{ type: 'break' }] : []),
    ...(line.every(isStyled) ? inlineNodes(line) : lineNodes(proseOf(line).trim())),
  ]);
}

const isStyled = (token: Token): boolean => isOf(token, 'strong', 'em');

/** Splits a paragraph at its hard breaks, and drops spaces beside them. */
function brokenLines(tokens: readonly Token[]): Token[][] {
  const lines: Token[][] = [[]];
  for (const token of tokens) {
    if (isOf(token, 'br')) lines.push([]);
    else if (wordsOf([token]) !== '' || lines.at(-1)?.length) lines.at(-1)?.push(token);
  }
  return lines;
}

/**
 * Returns the items of a list. An item that has a list of its own, with no entry above it, is the
 * header of an entry.
 */
function listNodes(list: Tokens.List, surroundings: Surroundings): WordNode[] {
  const items = list.items.map(({ tokens }) => {
    const shown = tokens.filter((one) => !isOf(one, 'checkbox', 'space'));
    const first = shown.find((one) => isOf(one, 'text', 'paragraph'));
    return { lead: first ? tokensIn(first) : [], others: shown.filter((one) => one !== first) };
  });
  const isLabeled = items.every(({ lead }) => startsWithLabel(lead));
  return items.flatMap(({ lead, others }) => {
    const isHead = !surroundings.isInEntry && others.some((one) => isOf(one, 'list'));
    const inside = { ...surroundings, isInEntry: surroundings.isInEntry || isHead };
    const children = isHead ? inlineNodes(lead) : childrenOf(lead, isLabeled);
    const own = { type: 'paragraph', ...(isHead ? {} : item), children };
    return [...(lead.length > 0 ? [own] : []), ...others.flatMap((one) => moreOf(one, inside))];
  });
}

const item: Partial<WordNode> = { numbering: { isOrdered: false } };

/** Returns a further paragraph of an item, which is text of its own. */
const moreOf = (token: Token, surroundings: Surroundings): WordNode[] =>
  isOf(token, 'text')
    ? [{ type: 'paragraph', children: childrenOf(token.tokens ?? []) }]
    : blockNodes(token, surroundings);

/** Whether a text begins with a label: '**Operations:** Hiring'. */
const startsWithLabel = ([first]: readonly Token[]): boolean =>
  isOf(first, 'strong') && first.text.endsWith(':');

function tableNode({ header, rows }: Tokens.Table): WordNode {
  const isEmpty = header.every(({ text }) => text.trim() === '');
  return {
    type: 'table',
    children: [...(isEmpty ? [] : [header]), ...rows].map((row) => ({
      type: 'tableRow',
      children: row.map(({ tokens }) => ({
        type: 'tableCell',
        children: [{ type: 'paragraph', children: inlineNodes(tokens) }],
      })),
    })),
  };
}

/** Reads HTML between blocks: its text line by line, and its headings. */
const htmlNodes = (html: string): WordNode[] =>
  withoutComments(html)
    .split(/\n|<br\s*\/?>/i)
    .flatMap((line): WordNode[] => {
      const rank = /<h([1-6])[\s>]/i.exec(line)?.[1];
      const words = line.replace(/<[^<>]{0,2000}>/g, '').trim();
      if (words === '') return [];
      return [{ ...textNode(words), ...(rank && { styleName: `heading ${rank}` }) }];
    });

/** Removes comments. A comment without an end hides nothing. */
function withoutComments(html: string): string {
  let shown = '';
  let from = 0;
  for (;;) {
    const start = html.indexOf('<!--', from);
    const end = start < 0 ? -1 : html.indexOf('-->', start);
    if (end < 0) return shown + html.slice(from);
    shown += html.slice(from, start);
    from = end + 3;
  }
}
