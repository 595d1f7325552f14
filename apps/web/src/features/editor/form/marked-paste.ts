import { parseInline } from '@folio/documents/inline-markup';
import { withoutListMarks } from '../store/list-marks.ts';
import { isWebAddress, linkTo, type Selected } from './rich-text.ts';

type Style = { bold: boolean; italic: boolean; href: string | undefined };
type Run = Style & { text: string };

const plainStyle: Style = { bold: false, italic: false, href: undefined };
const blocks = 'P,DIV,LI,UL,OL,TR,H1,H2,H3,H4,H5,H6,BLOCKQUOTE,SECTION,ARTICLE,PRE,BR';
const unread = 'STYLE,SCRIPT,HEAD,TEMPLATE,TITLE';

/**
 * Pasted HTML with bold, italic and links, as our markup. Undefined if it has none, or its text
 * differs from the pasted plain text.
 */
export function markedPaste(
  data: DataTransfer,
  { text, start, end }: Selected,
): string | undefined {
  const plain = data.getData('text/plain');
  const selected = text.slice(start, end);
  // An address pasted over words turns them into a link; pasted over an address it replaces it.
  if (isWebAddress(plain.trim()) && /^[^\n[\]]+$/.test(selected) && !isWebAddress(selected))
    return linkTo(selected, plain.trim());
  const html = data.getData('text/html');
  if (!/<(?:b|strong|i|em|a)[\s>]|font-(?:weight|style)/i.test(html)) return undefined;
  const lines = linesOf(new DOMParser().parseFromString(html, 'text/html').body);
  const words = lines.map((runs) => runs.map((run) => run.text).join('')).join('\n');
  if (listedLetters(words) !== listedLetters(plain)) return undefined;
  const marked = lines.map(markedLine).join('\n');
  return marked === words ? undefined : marked;
}

/** List markers are separate elements in HTML, but part of the line in plain text. */
const listedLetters = (text: string): string =>
  lettersOf(withoutListMarks(text.split(/\r\n?|\n/)).join('\n'));

/** White space and list markers differ between the two. */
const lettersOf = (text: string): string => text.replace(/[\s\u200b•·◦▪‣*–-]+/g, '');

/** The document comes from `DOMParser`, which runs no scripts and loads nothing. */
function linesOf(body: HTMLElement): Run[][] {
  const lines: Run[][] = [[]];
  const addText = (text: string, style: Style) => {
    if (text !== '') lines.at(-1)?.push({ ...style, text });
  };
  const breakLine = () => {
    if (lines.at(-1)?.some(({ text }) => text.trim() !== '')) lines.push([]);
  };
  const walk = (node: Node, style: Style): void => {
    if (node instanceof Text) addText(node.data.replace(/[\s\u00a0]+/g, ' '), style);
    if (!(node instanceof HTMLElement) || node.matches(unread) || isListMark(node)) return;
    const isBlock = node.matches(blocks);
    if (isBlock) breakLine();
    const own = styleOf(node, style);
    for (const child of node.childNodes) walk(child, own);
    if (isBlock) breakLine();
  };
  walk(body, plainStyle);
  if (lines.at(-1)?.every(({ text }) => text.trim() === '')) lines.pop();
  return lines.map(trimLine);
}

/** Word writes list markers as text, in elements that it tells other programs to ignore. */
const isListMark = (element: HTMLElement): boolean =>
  /mso-list:\s*ignore/i.test(element.getAttribute('style') ?? '');

/**
 * Formatting by element name, then by style: some editors wrap everything in a `<b>` of normal
 * weight.
 */
function styleOf(element: HTMLElement, { bold, italic, href }: Style): Style {
  const { fontWeight, fontStyle } = element.style;
  const isBold = element.matches('b,strong') || (bold && !element.matches('h1,h2,h3,h4,h5,h6'));
  const address = element.matches('a') ? (element.getAttribute('href') ?? '') : '';
  return {
    bold: fontWeight === '' ? isBold : fontWeight === 'bold' || Number(fontWeight) >= 600,
    italic: fontStyle === '' ? italic || element.matches('i,em') : fontStyle !== 'normal',
    href: isWebAddress(address) || /^mailto:\S+$/i.test(address) ? address : href,
  };
}

function trimLine(runs: Run[]): Run[] {
  const joined: Run[] = [];
  for (const run of runs) {
    const last = joined.at(-1);
    if (last && last.bold === run.bold && last.italic === run.italic && last.href === run.href)
      last.text += run.text;
    else joined.push({ ...run });
  }
  const [first] = joined;
  const last = joined.at(-1);
  if (first) first.text = first.text.trimStart();
  if (last) last.text = last.text.trimEnd();
  return joined;
}

/** The line in our markup; as plain text where the markup would be parsed differently. */
function markedLine(runs: readonly Run[]): string {
  const words = runs.map(({ text }) => text).join('');
  const marked = runs.map(markedRun).join('');
  const read = parseInline(marked).map(({ text }) => text);
  return read.join('') === words ? marked : words;
}

function markedRun({ text, bold, italic, href }: Run): string {
  const words = text.trim();
  if (words === '') return text;
  const stars = '*'.repeat((bold ? 2 : 0) + (italic ? 1 : 0));
  const linked = href === undefined || href === words ? words : linkTo(words, href);
  const from = text.indexOf(words);
  return `${text.slice(0, from)}${stars}${linked}${stars}${text.slice(from + words.length)}`;
}
