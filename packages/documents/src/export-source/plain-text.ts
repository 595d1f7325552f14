import { resolveDirection } from '@folio/typeset/shape/direction';
import type { OutlineParagraph } from '../outline/outline.ts';
import { paragraphRuns } from '../templates/set-text.ts';

/** A paragraph without markup; a link's address follows its text. */
export const plainParagraph = (paragraph: OutlineParagraph): string =>
  plainRuns(paragraphRuns(paragraph));

export const plainRuns = (runs: readonly { text: string; href?: string }[]): string =>
  runs
    .map(({ text, href }) => (href && !leadsWhereItSays(text, href) ? `${text} (${href})` : text))
    .join('');

/** Whether a link's text is its address: 'ana.example' and 'https://ana.example/'. */
const leadsWhereItSays = (text: string, href: string): boolean =>
  [href, href.replace(/^(https?:\/\/|mailto:)/, ''), bare(href)].some(
    (address) => address === text || address === encodeURI(text),
  ) || href.startsWith('tel:');

const bare = (href: string): string =>
  href.replace(/^https?:\/\/(?:www\.)?/, '').replace(/\/$/, '');

type ParagraphGroup =
  | { kind: 'paragraph'; paragraph: OutlineParagraph }
  | { kind: 'list'; items: OutlineParagraph[] };

/** Groups consecutive items into one list. */
export function groupParagraphs(paragraphs: OutlineParagraph[]): ParagraphGroup[] {
  const groups: ParagraphGroup[] = [];
  for (const paragraph of paragraphs) {
    const last = groups.at(-1);
    if (paragraph.kind === 'paragraph') groups.push({ kind: 'paragraph', paragraph });
    else if (last?.kind === 'list') last.items.push(paragraph);
    else groups.push({ kind: 'list', items: [paragraph] });
  }
  return groups;
}

/** Whether a text is right-to-left, by its first letter. */
export const isRightToLeft = (text: string, inRtlDocument = false): boolean =>
  resolveDirection(text, inRtlDocument).rtl;
