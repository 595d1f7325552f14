import { cleanText } from '@folio/typeset/shape/clean-text';
import { resolveDirection } from '@folio/typeset/shape/direction';
import type { OutlineParagraph } from '../outline/outline.ts';
import { passageRuns } from '../templates/set-text.ts';

/** They turn the letters around them about, which no honest text needs, and beyond their own field. */
const overrides = /[\u202d\u202e]/g;

/** A text of one or more lines; line feeds are its only control characters. */
export const plainLines = (text: string): string => cleanText(text).replace(overrides, '');

/** A text that belongs on one line. */
export const plainLine = (text: string): string =>
  plainLines(text).replace(/(?:(?<!\s)\s+)?\n\s*/g, ' ');

/** What a passage says without its looks: links are followed by where they lead. */
export const plainPassage = (passage: OutlineParagraph): string =>
  passageRuns(passage)
    .map(({ text, href }) => (href && !leadsWhereItSays(text, href) ? `${text} (${href})` : text))
    .join('');

/** 'ana.example' and 'https://ana.example/' need no address beside them. */
const leadsWhereItSays = (text: string, href: string): boolean =>
  [href, href.replace(/^(https?:\/\/|mailto:)/, '')].some(
    (address) => address === text || address === encodeURI(text),
  );

type PassageGroup =
  | { kind: 'paragraph'; passage: OutlineParagraph }
  | { kind: 'list'; items: OutlineParagraph[] };

/** Consecutive items are one list. */
export function groupPassages(passages: OutlineParagraph[]): PassageGroup[] {
  const groups: PassageGroup[] = [];
  for (const passage of passages) {
    const last = groups.at(-1);
    if (passage.kind === 'paragraph') groups.push({ kind: 'paragraph', passage });
    else if (last?.kind === 'list') last.items.push(passage);
    else groups.push({ kind: 'list', items: [passage] });
  }
  return groups;
}

/** Whether a text as a whole runs right to left, by its first letter. */
export const isRightToLeft = (text: string): boolean => resolveDirection(text).rtl;
