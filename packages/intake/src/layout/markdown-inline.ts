import type { Token } from 'marked';
import { isOf, tokensIn } from './markdown-tokens.ts';
import type { WordNode } from './word-node.ts';

/**
 * Writes tokens in the markup of long fields. A link whose text is its address becomes that text.
 */
export const proseOf = (tokens: readonly Token[]): string => tokens.map(markedUp).join('');

function markedUp(token: Token): string {
  const inner = proseOf(tokensIn(token));
  if (isOf(token, 'strong')) return `**${inner}**`;
  if (isOf(token, 'em')) return `*${inner}*`;
  if (isOf(token, 'link'))
    return leadsWhereItSays(inner, token.href) ? inner : `[${inner}](${token.href})`;
  if (isOf(token, 'del')) return inner;
  return plain(token);
}

const leadsWhereItSays = (label: string, href: string): boolean =>
  href === label || href.replace(/^(?:https?:\/\/|mailto:|tel:)/, '') === label;

/** Returns texts with their styles, and links with their targets. */
export function inlineNodes(tokens: readonly Token[]): WordNode[] {
  return tokens.flatMap((token): WordNode[] => {
    const children = () => inlineNodes(tokensIn(token));
    if (isOf(token, 'strong')) return [{ type: 'run', isBold: true, children: children() }];
    if (isOf(token, 'em')) return [{ type: 'run', isItalic: true, children: children() }];
    if (isOf(token, 'link')) return [{ type: 'hyperlink', href: token.href, children: children() }];
    if (isOf(token, 'del')) return children();
    return lineNodes(plain(token));
  });
}

export const lineNodes = (text: string): WordNode[] =>
  text
    .split('\n')
    .flatMap((value, at): WordNode[] => [
      ...(at > 0 ? [{ type: 'break' }] : []),
      ...(value === '' ? [] : [{ type: 'text', value }]),
    ]);

/** Returns the text of one token. A line feed represents a hard break. */
function plain(token: Token): string {
  if (isOf(token, 'br')) return '\n';
  if (isOf(token, 'html')) return /^<br\s*\/?>$/i.test(token.raw.trim()) ? '\n' : '';
  if (isOf(token, 'image', 'codespan', 'escape')) return token.text;
  const inside = tokensIn(token);
  if (inside.length > 0) return inside.map(plain).join('');
  return 'text' in token ? withLetters(inOneLine(token.text)) : '';
}

/** Joins lines with spaces. */
function inOneLine(text: string): string {
  const lines = text.split('\n');
  const last = lines.length - 1;
  return lines
    .map((line, at) => (at === 0 ? line : line.trimStart()))
    .map((line, at) => (at === last ? line : line.trimEnd()))
    .filter((line, at) => line !== '' || at === 0 || at === last)
    .join(' ');
}

export const wordsOf = (tokens: readonly Token[]): string => tokens.map(plain).join('').trim();

const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ensp: ' ',
  emsp: ' ',
  thinsp: ' ',
  ndash: '–',
  mdash: '—',
  middot: '·',
  bull: '•',
  bullet: '•',
};

/** Replaces HTML entities by their characters. Unknown ones stay unchanged. */
const withLetters = (text: string): string =>
  text.replace(/&(?:#(\d{2,6})|(\w{2,6}));/g, (whole, code, name) =>
    code === undefined ? (named[name] ?? whole) : letterOf(Number(code), whole),
  );

const letterOf = (code: number, whole: string): string =>
  code >= 32 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
