import { embeddedFileName } from '@folio/contract/shown-texts';
import type { InlineRun } from '@folio/typeset/blocks';
import { isSafe } from '../addresses.ts';
import type { ExportSource } from '../export-source/export-source.ts';
import { groupParagraphs } from '../export-source/plain-text.ts';
import type {
  OutlineEntry,
  OutlineParagraph,
  OutlineSection,
  Pair,
  SourcedText,
} from '../outline/outline.ts';
import { escapedSign } from '../shown-data.ts';
import { citationRuns } from '../templates/set-citations.ts';
import { paragraphRuns } from '../templates/set-text.ts';

/**
 * Writes a resume as Markdown (CommonMark 0.31): the owner's name is a heading of level 1, sections
 * are level 2, entries level 3. People's texts are escaped wherever they would be Markdown or HTML.
 * `json`, the same content for programs, goes into a comment that no page shows.
 */
export function resumeMarkdown({ outline }: ExportSource, json?: string): string {
  const { name, title, contacts, sections } = outline;
  const blocks = [
    name.text && heading('#', name),
    title.text && `**${line(title)}**`,
    contacts.map(line).join(' | '),
    ...sections.flatMap(sectionBlocks),
  ];
  const text = `${blocks.filter(Boolean).join('\n\n')}\n`;
  return json === undefined ? text : `${text}\n${dataComment(json)}\n`;
}

/** Whatever could end the comment is within JSON strings, where it can be escaped. */
const dataComment = (json: string): string =>
  `<!-- ${embeddedFileName}\n${json.replace(/[<>]|(?<=-)-/g, escapedSign)}\n-->`;

function sectionBlocks(section: OutlineSection): string[] {
  const title = heading('##', section.title);
  if (section.kind === 'prose') return [title, ...paragraphBlocks(section.paragraphs)];
  if (section.kind === 'pairs') return [title, list(section.pairs.map(pairText), () => '-')];
  if (section.kind === 'entries')
    return [title, ...section.entries.flatMap((entry) => entryBlocks(entry, '###'))];
  const citations = section.citations.map((citation) => inline(citationRuns(citation)));
  return [title, list(citations, (index) => `${index + 1}.`)];
}

function entryBlocks(entry: OutlineEntry, rank: '###' | '####'): string[] {
  const { title, details, date, body, roles = [] } = entry;
  const facts = [...details, ...(date ? [date] : [])].map(line).join(' | ');
  return [
    ...(title ? [heading(rank, title)] : []),
    ...(facts ? [facts] : []),
    ...paragraphBlocks(body),
    ...roles.flatMap((role) => entryBlocks(role, '####')),
  ];
}

function pairText({ label, value }: Pair): string {
  const name = label && `**${line(label)}${value ? ':' : ''}**`;
  return [name, value && line(value)].filter(Boolean).join(' ');
}

const paragraphBlocks = (paragraphs: OutlineParagraph[]): string[] =>
  groupParagraphs(paragraphs).map((group) =>
    group.kind === 'paragraph'
      ? inline(paragraphRuns(group.paragraph))
      : list(
          group.items.map((item) => inline(paragraphRuns(item))),
          () => '-',
        ),
  );

/** Continuation lines of an item are indented to its text. */
const list = (items: string[], marker: (index: number) => string): string =>
  items
    .map((item, index) => {
      const before = `${marker(index)} `;
      return before + item.replaceAll('\n', `\n${' '.repeat(before.length)}`);
    })
    .join('\n');

const line = ({ text, href }: SourcedText): string =>
  inline([{ text: text.replaceAll('\n', ' '), ...(href !== undefined && { href }) }]);

/**
 * Escapes number signs at the end, which would close the heading and not be shown (CommonMark 4.2).
 */
const heading = (rank: string, text: SourcedText): string =>
  `${rank} ${line(text).replace(/(?<=\s)#+$/, '\\$&')}`;

/**
 * Returns runs with their markup. A line feed becomes a hard break, written as a backslash because
 * no editor strips it.
 */
function inline(runs: readonly InlineRun[]): string {
  const text = runs.map(runText).join('');
  return atLineStarts(text).replaceAll('\n', '\\\n');
}

/** Emphasis can't start or end with a space. */
function runText({ text, bold, italic, href }: InlineRun): string {
  const [, before = '', inner = '', after = ''] = /^(\s*)(\S(?:.*\S)?|)(\s*)$/s.exec(text) ?? [];
  if (inner === '') return text;
  const marks = `${bold ? '**' : ''}${italic ? '*' : ''}`;
  const closing = [...marks].reverse().join('');
  const marked = `${marks}${escaped(inner)}${closing}`;
  return `${before}${isSafe(href) ? `[${marked}](${address(href)})` : marked}${after}`;
}

/**
 * Encodes parentheses, which would end the address; other such characters are percent-encoded
 * already.
 */
const address = (href: string): string =>
  href.replace(/[()<>\\\s]/g, (sign) => `%${sign.charCodeAt(0).toString(16).padStart(2, '0')}`);

/** Escapes every character that is markup within a line (CommonMark 2.4, 6). */
const escaped = (text: string): string =>
  text.replace(/[\\`*_[\]<>~|]/g, '\\$&').replace(/&(?=#?\w{1,40};)/g, '\\&');

/**
 * Escapes what would start a block: a heading, list, quotation, rule or code fence (CommonMark 4,
 * 5).
 */
const atLineStarts = (text: string): string =>
  text
    .replace(/^(\s{0,3})([#>+=-])/gm, '$1\\$2')
    .replace(/^(\s{0,3}\d{1,9})([.)])(?=\s|$)/gm, '$1\\$2')
    .replace(/^(?:\t| {4,})/gm, '   ');
