import { resolveDirection } from '@folio/typeset/shape/direction';
import type { OutlineParagraph } from '../outline/outline.ts';
import { paragraphRuns } from '../templates/set-text.ts';

/** What a passage says without its looks: links are followed by where they lead. */
export const plainParagraph = (passage: OutlineParagraph): string =>
  plainRuns(paragraphRuns(passage));

export const plainRuns = (runs: readonly { text: string; href?: string }[]): string =>
  runs
    .map(({ text, href }) => (href && !leadsWhereItSays(text, href) ? `${text} (${href})` : text))
    .join('');

/** 'ana.example' and 'https://ana.example/' need no address beside them. */
const leadsWhereItSays = (text: string, href: string): boolean =>
  [href, href.replace(/^(https?:\/\/|mailto:)/, ''), bare(href)].some(
    (address) => address === text || address === encodeURI(text),
  ) || href.startsWith('tel:');

const bare = (href: string): string =>
  href.replace(/^https?:\/\/(?:www\.)?/, '').replace(/\/$/, '');

type ParagraphGroup =
  | { kind: 'paragraph'; passage: OutlineParagraph }
  | { kind: 'list'; items: OutlineParagraph[] };

/** Consecutive items are one list. */
export function groupParagraphs(passages: OutlineParagraph[]): ParagraphGroup[] {
  const groups: ParagraphGroup[] = [];
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
