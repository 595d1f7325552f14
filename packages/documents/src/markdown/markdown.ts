import type { InlineRun } from '@folio/typeset/blocks';
import type { ExportSource } from '../export-source/export-source.ts';
import { groupParagraphs } from '../export-source/plain-text.ts';
import type {
  OutlineEntry,
  OutlineParagraph,
  OutlineSection,
  Pair,
  SourcedText,
} from '../outline/outline.ts';
import { citationRuns } from '../templates/set-citations.ts';
import { paragraphRuns } from '../templates/set-text.ts';

/**
 * A resume as Markdown (CommonMark 0.31): the owner's name is the heading of the first rank, sections
 * are of the second, entries of the third. What people wrote is text: whatever would be a mark of
 * Markdown's, or of the HTML that it lets through, is escaped.
 */
export function resumeMarkdown({ outline }: ExportSource): string {
  const { name, title, contacts, sections } = outline;
  const blocks = [
    name.text && `# ${line(name)}`,
    title.text && `**${line(title)}**`,
    contacts.map(line).join(' | '),
    ...sections.flatMap(sectionBlocks),
  ];
  return `${blocks.filter(Boolean).join('\n\n')}\n`;
}

function sectionBlocks(section: OutlineSection): string[] {
  const heading = `## ${line(section.title)}`;
  if (section.kind === 'prose') return [heading, ...paragraphBlocks(section.passages)];
  if (section.kind === 'pairs') return [heading, list(section.pairs.map(pairText), () => '-')];
  if (section.kind === 'entries')
    return [heading, ...section.entries.flatMap((entry) => entryBlocks(entry, '###'))];
  const citations = section.citations.map((citation) => inline(citationRuns(citation)));
  return [heading, list(citations, (index) => `${index + 1}.`)];
}

function entryBlocks(entry: OutlineEntry, rank: '###' | '####'): string[] {
  const { title, details, date, body, roles = [] } = entry;
  const facts = [...details, ...(date ? [date] : [])].map(line).join(' | ');
  return [
    ...(title ? [`${rank} ${line(title)}`] : []),
    ...(facts ? [facts] : []),
    ...paragraphBlocks(body),
    ...roles.flatMap((role) => entryBlocks(role, '####')),
  ];
}

function pairText({ label, value }: Pair): string {
  const name = label && `**${line(label)}${value ? ':' : ''}**`;
  return [name, value && line(value)].filter(Boolean).join(' ');
}

const paragraphBlocks = (passages: OutlineParagraph[]): string[] =>
  groupParagraphs(passages).map((group) =>
    group.kind === 'paragraph'
      ? inline(paragraphRuns(group.passage))
      : list(
          group.items.map((item) => inline(paragraphRuns(item))),
          () => '-',
        ),
  );

/** Lines after an item's first stand below its text, or they would be none of it. */
const list = (items: string[], marker: (index: number) => string): string =>
  items
    .map((item, index) => {
      const before = `${marker(index)} `;
      return before + item.replaceAll('\n', `\n${' '.repeat(before.length)}`);
    })
    .join('\n');

const line = ({ text, href }: SourcedText): string =>
  inline([{ text: text.replaceAll('\n', ' '), ...(href !== undefined && { href }) }]);

/** Runs with their marks; a line feed is a hard break, by the backslash that no editor strips. */
function inline(runs: readonly InlineRun[]): string {
  const text = runs.map(runText).join('');
  return atLineStarts(text).replaceAll('\n', '\\\n');
}

/** Marks hold no space at their edges, where they would be signs. */
function runText({ text, bold, italic, href }: InlineRun): string {
  const [, before = '', inner = '', after = ''] = /^(\s*)(\S(?:.*\S)?|)(\s*)$/s.exec(text) ?? [];
  if (inner === '') return text;
  const marks = `${bold ? '**' : ''}${italic ? '*' : ''}`;
  const closing = [...marks].reverse().join('');
  const marked = `${marks}${escaped(inner)}${closing}`;
  return `${before}${isSafe(href) ? `[${marked}](${address(href)})` : marked}${after}`;
}

const isSafe = (href: string | undefined): href is string =>
  /^(?:https?:\/\/|mailto:|tel:)/.test(href ?? '');

/** Parentheses would end it; what else could, addresses of ours have as escapes. */
const address = (href: string): string =>
  href.replace(/[()<>\\\s]/g, (sign) => `%${sign.charCodeAt(0).toString(16).padStart(2, '0')}`);

/** Every sign that has a meaning within a line (CommonMark 2.4, 6). */
const escaped = (text: string): string =>
  text.replace(/[\\`*_[\]<>~|]/g, '\\$&').replace(/&(?=#?\w{1,40};)/g, '\\&');

/** What begins a block: a heading, a list, a quotation, a rule, a code's fence (CommonMark 4, 5). */
const atLineStarts = (text: string): string =>
  text
    .replace(/^(\s{0,3})([#>+=-])/gm, '$1\\$2')
    .replace(/^(\s{0,3}\d{1,9})([.)])(?=\s|$)/gm, '$1\\$2')
    .replace(/^(?:\t| {4,})/gm, '   ');
