import type { ExportSource } from '../export-source/export-source.ts';
import { plainPassage } from '../export-source/plain-passage.ts';
import type { OutlineEntry, OutlineSection, Pair, Passage, Said } from '../outline/outline.ts';

const separator = '-'.repeat(50);
const between = ' | ';
const bullet = '• ';

/** A resume as plain text: nothing is wrapped, lines end with a line feed, the last one too. */
export function resumeText({ outline }: ExportSource): string {
  const { name, title, contacts, sections } = outline;
  const head = [name.text, title.text, joined(contacts)].filter(Boolean).join('\n');
  const blocks = [head, ...sections.map(sectionText)].filter(Boolean);
  return `${blocks.join(`\n\n${separator}\n`)}\n`;
}

const joined = (texts: (Said | undefined)[]): string =>
  texts.flatMap((said) => (said ? [said.text] : [])).join(between);

function sectionText(section: OutlineSection): string {
  const title = section.title.text;
  if (section.kind === 'prose') return `${title}\n\n${passagesText(section.passages)}`;
  if (section.kind === 'pairs') return `${title}\n\n${section.pairs.map(pairText).join('\n')}`;
  return `${title}${section.entries.map(entryText).join('')}`;
}

const pairText = ({ label, value }: Pair): string =>
  [label?.text, value?.text].filter(Boolean).join(': ');

/** With an empty line above, unless it is one of several that take no more than a line each. */
function entryText(entry: OutlineEntry, index: number, all: OutlineEntry[]): string {
  const { title, details, date, body } = entry;
  const lines = [joined([title, ...details, date]), passagesText(body)].filter(Boolean).join('\n');
  const isShort = index > 0 && [all[index - 1], entry].every((one) => one?.body.length === 0);
  return `\n${isShort ? '' : '\n'}${lines}`;
}

const passagesText = (passages: Passage[]): string => passages.map(passageText).join('\n');

function passageText(passage: Passage): string {
  const words = plainPassage(passage);
  return passage.kind === 'item' ? bullet + words.replaceAll('\n', '\n  ') : words;
}
