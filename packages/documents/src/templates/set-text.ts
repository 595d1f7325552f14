import type { Block, InlineRun, ListItem, Paragraph, TextStyle } from '@folio/typeset/blocks';
import { parseInline } from '../inline-markup.ts';
import { listSeparator } from '../list-separator.ts';
import type { OutlineParagraph, SourcedText } from '../outline/outline.ts';
import { iconPaths } from './icon-paths.ts';

/** Returns a short text as it is, without markup: a name, a date, a place. */
export const runsOf = (
  { text, href, icon }: SourcedText,
  style: Partial<InlineRun> = {},
): InlineRun[] => [
  ...(icon ? [{ ...style, text: iconSpaces, icon: iconPaths[icon] }] : []),
  { text, ...style, ...(href !== undefined && { href }) },
];

/** As wide as an icon and its gap, and without a break opportunity. */
const iconSpaces = '\u00a0'.repeat(5);

export const setParagraph = (
  text: SourcedText,
  style: TextStyle,
  extra: Partial<Paragraph> = {},
): Paragraph => ({ type: 'paragraph', path: text.path, runs: runsOf(text), style, ...extra });

/** Sets texts on one line with a separator such as ' | '; the path is that of the first text. */
export function setJoined(
  texts: SourcedText[],
  separator: InlineRun,
  style: TextStyle,
  extra: Partial<Paragraph> = {},
): Paragraph[] {
  const [first] = texts;
  if (!first) return [];
  const runs = texts.flatMap((text, index) =>
    index === 0 ? runsOf(text) : [separator, ...runsOf(text)],
  );
  return [{ type: 'paragraph', path: first.path, runs, style, ...extra }];
}

/**
 * Sets texts on one line with the separator of their script; the path is that of the first text.
 */
export const setList = (
  texts: SourcedText[],
  style: TextStyle,
  extra?: Partial<Paragraph>,
): Paragraph[] =>
  setJoined(texts, { text: listSeparator(texts.map(({ text }) => text)) }, style, extra);

/** How a template sets running text. */
export type ProseSetting = {
  style: TextStyle;
  linkColor: string;
  marker: string;
  /** The indent of an item's text, before which the marker hangs. */
  hangPt: number;
  /** The space above a list item; a paragraph gets twice as much. */
  gapPt: number;
};

/** The letters of about one line, and of about three, at the templates' measures. */
const lineLetters = 90;
const threeLinesLetters = 270;

/** Sets running text; `abovePt` is the space above it. */
export const setParagraphs = (
  paragraphs: OutlineParagraph[],
  setting: ProseSetting,
  abovePt = 0,
): Block[] =>
  paragraphs.map((paragraph, index) => {
    const gapPt = (paragraph.kind === 'paragraph' ? 2 : 1) * setting.gapPt;
    const block = setPassage(paragraph, index === 0 ? abovePt : gapPt, setting);
    return isBeforeWidow(paragraphs, index) ? { ...block, keepWithNext: true } : block;
  });

/**
 * Whether the next paragraph is the last and has only about one line, which could end up alone at
 * the top of a page. A long paragraph isn't moved to prevent that.
 */
const isBeforeWidow = (paragraphs: readonly OutlineParagraph[], index: number): boolean => {
  const last = paragraphs[index + 1];
  if (last === undefined || index + 2 < paragraphs.length) return false;
  return (
    last.text.length <= lineLetters && (paragraphs[index]?.text.length ?? 0) <= threeLinesLetters
  );
};

function setPassage(
  paragraph: OutlineParagraph,
  spaceBeforePt: number,
  { style, linkColor, marker, hangPt }: ProseSetting,
): Paragraph | ListItem {
  const runs = paragraphRuns(paragraph).map((run) =>
    run.href ? { color: linkColor, ...run } : run,
  );
  const text = { path: paragraph.path, runs, style, spaceBeforePt, hyphenate: true };
  return paragraph.kind === 'paragraph'
    ? { type: 'paragraph', ...text }
    : { type: 'listItem', marker, indentPt: hangPt, ...text };
}

/** A paragraph's label, if it has one, and its text with inline markup parsed. */
export function paragraphRuns(paragraph: OutlineParagraph): InlineRun[] {
  if (paragraph.label !== undefined) return [{ text: paragraph.label }, ...runsOf(paragraph)];
  return paragraph.isPlain ? runsOf(paragraph) : parseInline(paragraph.text);
}
