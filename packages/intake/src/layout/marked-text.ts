import type { WordNode } from './word-node.ts';

type StyledText = { text: string; isBold: boolean; isItalic: boolean; href?: string };

/** A shorter text is a name or a list of names, whose parts are distinguished by their styles. */
const shortestItem = 30;
const shortestProse = 60;
/** Text with these characters cannot be marked up, since they would be parsed as marks. */
const hasMarks = /[*[\]]/;

/**
 * Writes a paragraph in the markup of long fields: `**bold**`, `*italic*`, `[link](address)`.
 * Undefined if it has one style, or if styles only separate its parts, such as a label, or a name
 * before a comma.
 */
export function markedText(paragraph: WordNode, isItem: boolean): string | undefined {
  const pieces = joinAlike(piecesOf(paragraph, { isBold: false, isItalic: false }));
  const plain = pieces.map(({ text }) => text).join('');
  const isProse = isItem
    ? plain.length >= shortestItem
    : plain.length >= shortestProse && /[.!?。！？।]\s*$/.test(plain);
  const [first, second] = pieces.filter(({ text }) => text.trim() !== '');
  if (!isProse || !first || !second || hasMarks.test(plain) || plain.includes(' | '))
    return undefined;
  if (isNamed(first, second.text)) return undefined;
  const marked = pieces.map((piece, at) => markedPiece(piece, pieces[at - 1], pieces[at + 1]));
  const text = marked.join('');
  return text === plain ? undefined : text;
}

/**
 * Whether the first piece names something: 'Tools: SQL', 'Tools - SQL', 'Best Paper, ACM', 'Oak & Sons –
 * 2019'.
 */
const isNamed = (first: StyledText, next: string): boolean =>
  (first.isBold || first.isItalic) &&
  (/(?:[:：]|\s[-–—])\s*$/.test(first.text) || /^(?:\s*[,:：–—(|·\d]|\s+-)/.test(next));

function piecesOf(node: WordNode, look: Omit<StyledText, 'text'>): StyledText[] {
  if (node.type === 'text') return [{ ...look, text: node.value ?? '' }];
  if (node.type === 'tab' || node.type === 'break') return [{ ...look, text: ' | ' }];
  const own = {
    ...look,
    isBold: look.isBold || Boolean(node.isBold),
    isItalic: look.isItalic || Boolean(node.isItalic),
    ...(node.type === 'hyperlink' && node.href && { href: node.href }),
  };
  return (node.children ?? []).flatMap((child) => piecesOf(child, own));
}

function joinAlike(pieces: readonly StyledText[]): StyledText[] {
  const joined: StyledText[] = [];
  for (const piece of pieces) {
    const last = joined.at(-1);
    const isAlike =
      last?.isBold === piece.isBold && last.isItalic === piece.isItalic && last.href === piece.href;
    if (last && isAlike) joined[joined.length - 1] = { ...last, text: last.text + piece.text };
    else joined.push(piece);
  }
  return joined;
}

/** Marks a piece. Spaces at its edges and parts of words stay outside the marks. */
function markedPiece(
  piece: StyledText,
  before: StyledText | undefined,
  after: StyledText | undefined,
): string {
  const { text, isBold, isItalic, href } = piece;
  const inner = text.trim();
  const start = text.indexOf(inner);
  const isInWord =
    (start === 0 && /[\p{L}\p{N}]$/u.test(before?.text ?? '')) ||
    (start + inner.length === text.length && /^[\p{L}\p{N}]/u.test(after?.text ?? ''));
  if (inner === '' || isInWord) return text;
  const marks = `${isBold ? '**' : ''}${isItalic ? '*' : ''}`;
  const linked = isAddress(href) && !saysAddress(inner, href) ? `[${inner}](${href})` : inner;
  return text.slice(0, start) + marks + linked + marks + text.slice(start + inner.length);
}

const isAddress = (href: string | undefined): href is string =>
  /^(?:https?:\/\/|mailto:)[^\s()]{1,2000}$/.test(href ?? '');

const saysAddress = (text: string, href: string): boolean =>
  bare(href) === bare(text) || href === text;
const bare = (address: string): string =>
  address.replace(/^(?:https?:\/\/(?:www\.)?|mailto:)/, '').replace(/\/$/, '');
