import { textsOf } from '@folio/contract/bullets';
import type { ResumeContent } from '@folio/contract/resume-content';
import type { Advertisement } from '../job-match/advertisement.ts';
import { matchJob } from '../job-match/match-job.ts';
import { type ResumeTerms, readResumeTerms, says } from '../job-match/resume-terms.ts';
import { relevance } from './achievements.ts';

/** The places, counted from 0, in the order in which they should stand. */
export interface Reordering {
  list: 'bullets' | 'skills';
  /** Which job or category of skills: its place in the resume, and its id if it has one. */
  entry: number;
  id?: string | undefined;
  order: number[];
  reason: string;
}

export interface TailorSuggestion {
  kind: 'add-only-if-true' | 'show-in-context' | 'list-as-skill';
  term: string;
  text: string;
}

export interface Tailoring {
  reorderings: Reordering[];
  suggestions: TailorSuggestion[];
}

/** What to move and what to think of for one job. It changes no word, and adds none. */
export function tailor(content: ResumeContent, advertisement: Advertisement): Tailoring {
  const reason = 'Puts first what this job asks for.';
  const lists = [
    ...content.workExperience.map(({ id, bullets }, entry) => ({
      list: 'bullets' as const,
      entry,
      id,
      texts: textsOf(bullets),
    })),
    ...content.skills.map(({ id, items }, entry) => ({
      list: 'skills' as const,
      entry,
      id,
      texts: items,
    })),
  ];
  const reorderings = lists.flatMap(({ list, entry, id, texts }) => {
    const order = orderOf(texts, advertisement);
    return order.every((place, index) => place === index)
      ? []
      : [{ list, entry, id, order, reason }];
  });
  return { reorderings, suggestions: suggestionsOf(content, advertisement) };
}

function orderOf(texts: readonly string[], advertisement: Advertisement): number[] {
  const worth = texts.map((text) => relevance(text, advertisement));
  return texts
    .map((_, index) => index)
    .sort((one, other) => (worth[other] ?? 0) - (worth[one] ?? 0));
}

function suggestionsOf(content: ResumeContent, advertisement: Advertisement): TailorSuggestion[] {
  const { found, missing } = matchJob(content, advertisement);
  const terms = readResumeTerms(content);
  return [
    ...missing.map(({ name }) => ({
      kind: 'add-only-if-true' as const,
      term: name,
      text: `This job asks for '${name}'. Add it only if it is true of you.`,
    })),
    ...found.flatMap((term) => placeFor(term, terms)),
  ];
}

function placeFor(
  term: Advertisement['required'][number],
  { listed, told }: ResumeTerms,
): TailorSuggestion[] {
  if (says(listed, term) && says(told, term)) return [];
  const isListed = says(listed, term);
  return [
    {
      kind: isListed ? 'show-in-context' : 'list-as-skill',
      term: term.name,
      text: isListed
        ? `Say in a bullet point where you used '${term.name}'.`
        : `List '${term.name}' among your skills as well.`,
    },
  ];
}
