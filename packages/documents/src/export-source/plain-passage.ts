import type { Passage } from '../outline/outline.ts';
import { passageRuns } from '../templates/set-text.ts';

/** What a passage says without its looks: links are followed by where they lead. */
export const plainPassage = (passage: Passage): string =>
  passageRuns(passage)
    .map(({ text, href }) => (href && !leadsWhereItSays(text, href) ? `${text} (${href})` : text))
    .join('');

/** 'ana.example' and 'https://ana.example/' need no address beside them. */
const leadsWhereItSays = (text: string, href: string): boolean =>
  [href, href.replace(/^(https?:\/\/|mailto:)/, '')].some(
    (address) => address === text || address === encodeURI(text),
  );
