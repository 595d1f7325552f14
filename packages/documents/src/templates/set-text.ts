import type { Block, InlineRun, ListItem, Paragraph, TextStyle } from '@folio/typeset/blocks';
import { parseInline } from '../inline-markup.ts';
import { listSeparator } from '../list-separator.ts';
import type { OutlineParagraph, SourcedText } from '../outline/outline.ts';
import { iconPaths } from './icon-paths.ts';

/** A short text as it stands, without markup: a name, a date, a place. */
export const runsOf = (
  { text, href, icon }: SourcedText,
  look: Partial<InlineRun> = {},
): InlineRun[] => [
  ...(icon ? [{ ...look, text: iconSpaces, icon: iconPaths[icon] }] : []),
  { text, ...look, ...(href !== undefined && { href }) },
];

/** About as wide as an icon and the gap behind it, and never parted from what follows. */
const iconSpaces = '\u00a0'.repeat(5);

export const setParagraph = (
  text: SourcedText,
  style: TextStyle,
  extra: Partial<Paragraph> = {},
): Paragraph => ({ type: 'paragraph', path: text.path, runs: runsOf(text), style, ...extra });

/** Texts on one line with the same words between each two, such as ' | '. Path of the first. */
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

/** Texts on one line as a list, as their script joins them. Path of the first. */
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
  /** ContentBox in which the marker hangs. */
  hangPt: number;
  /** Above a list item, and twice that above a paragraph. */
  gapPt: number;
};

/** Letters of about a line, and of about three, in the measures of the templates. */
const lineLetters = 90;
const threeLinesLetters = 270;

/** Running text; `abovePt` parts it from what it belongs to. */
export const setPassages = (
  passages: OutlineParagraph[],
  setting: ProseSetting,
  abovePt = 0,
): Block[] =>
  passages.map((passage, index) => {
    const gapPt = (passage.kind === 'paragraph' ? 2 : 1) * setting.gapPt;
    const block = setPassage(passage, index === 0 ? abovePt : gapPt, setting);
    return isBeforeWidow(passages, index) ? { ...block, keepWithNext: true } : block;
  });

/**
 * Whether the passage is followed by a last one of about a line, which would be a widow by itself at
 * the head of a page. A long passage isn't moved for its sake.
 */
const isBeforeWidow = (passages: readonly OutlineParagraph[], index: number): boolean => {
  const last = passages[index + 1];
  if (last === undefined || index + 2 < passages.length) return false;
  return (
    last.text.length <= lineLetters && (passages[index]?.text.length ?? 0) <= threeLinesLetters
  );
};

function setPassage(
  passage: OutlineParagraph,
  spaceBeforePt: number,
  { style, linkColor, marker, hangPt }: ProseSetting,
): Paragraph | ListItem {
  const runs = paragraphRuns(passage).map((run) => (run.href ? { color: linkColor, ...run } : run));
  const text = { path: passage.path, runs, style, spaceBeforePt, hyphenate: true };
  return passage.kind === 'paragraph'
    ? { type: 'paragraph', ...text }
    : { type: 'listItem', marker, indentPt: hangPt, ...text };
}

/** What a passage says: its label, if it has one, and its words with their markup read. */
export function paragraphRuns(passage: OutlineParagraph): InlineRun[] {
  if (passage.label !== undefined) return [{ text: passage.label }, ...runsOf(passage)];
  return passage.isPlain ? runsOf(passage) : parseInline(passage.text);
}
