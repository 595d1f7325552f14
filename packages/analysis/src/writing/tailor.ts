import { type ContentPath, joinPath, keyOf } from '@folio/contract/content-path';
import type { ResumeContent } from '@folio/contract/resume-content';
import type { Advertisement } from '../job-match/advertisement.ts';
import { matchJob } from '../job-match/match-job.ts';
import { type ResumeTerms, readResumeTerms } from '../job-match/resume-terms.ts';
import { isNamedIn } from '../job-match/term-places.ts';
import { relevance } from './facts/relevance.ts';

/** A new order for a list of the content. */
export interface Reordering {
  /** The path of the list, such as `workExperience/<id>/bullets`. */
  path: ContentPath;
  /** The items as paths name them: ids of bullet points, numbers of skills. */
  order: string[];
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

/**
 * Suggests how to tailor a resume to one job: lists in an order that puts first what the job asks for, and terms
 * that the person may add if they are true. Changes no text itself.
 */
export function tailor(content: ResumeContent, advertisement: Advertisement): Tailoring {
  const lists = [
    ...content.workExperience.map(({ id, bullets }) => ({
      path: joinPath('workExperience', id, 'bullets'),
      texts: bullets.map(({ id: key, text }) => ({ key, text })),
    })),
    ...content.skills.map(({ id, items }) => ({
      path: joinPath('skills', id, 'items'),
      texts: items.map((text, index) => ({ key: keyOf(text, index), text })),
    })),
  ];
  const reorderings = lists.flatMap(({ path, texts }) => {
    const order = byRelevance(texts, advertisement).map(({ key }) => key);
    const isOther = order.some((key, index) => key !== texts[index]?.key);
    return isOther ? [{ path, order, reason: 'Puts first what this job asks for.' }] : [];
  });
  return { reorderings, suggestions: suggestionsOf(content, advertisement) };
}

/** Sorts texts by relevance. Equally relevant texts keep their order. */
function byRelevance<T extends { text: string }>(
  texts: readonly T[],
  advertisement: Advertisement,
): T[] {
  const worth = new Map(texts.map((one) => [one, relevance(one.text, advertisement)]));
  return texts.toSorted((one, other) => (worth.get(other) ?? 0) - (worth.get(one) ?? 0));
}

function suggestionsOf(content: ResumeContent, advertisement: Advertisement): TailorSuggestion[] {
  const { found, missing } = matchJob(content, advertisement);
  const terms = readResumeTerms(content);
  return [
    ...missing.map(({ name }) => ({
      kind: 'add-only-if-true' as const,
      term: name,
      text: `This job asks for '${name}'. Add it only if you really have it.`,
    })),
    ...found.flatMap((term) => placeFor(term, terms)),
  ];
}

function placeFor(
  term: Advertisement['required'][number],
  { listed, prose, elsewhere }: ResumeTerms,
): TailorSuggestion[] {
  if (isNamedIn(listed, term) && isNamedIn(prose, term)) return [];
  if (![listed, prose, elsewhere].some((place) => isNamedIn(place, term))) return [];
  const isListed = isNamedIn(listed, term);
  return [
    {
      kind: isListed ? 'show-in-context' : 'list-as-skill',
      term: term.name,
      text: isListed
        ? `Mention where you used '${term.name}' in a bullet.`
        : `Add '${term.name}' to your skills too.`,
    },
  ];
}
