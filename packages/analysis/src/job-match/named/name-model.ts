import { readTable } from '@folio/tables/read-table';
import { type PackedRow, unpack } from '../conditions/condition-model.ts';
import { stepsOfOne } from '../conditions/sparse-weights.ts';
import type { Candidate, NamedPage } from './named-page.ts';

export const namedKinds = ['title', 'employer'] as const;
export type NamedKind = (typeof namedKinds)[number];

/** By the hash of a feature: how much it speaks for a name. */
export type NameWeights = ReadonlyMap<number, number>;
export type NameModel = Readonly<Record<NamedKind, NameWeights>>;

let loaded: NameModel | undefined;

/** Loads the weights that `npm run train -w packages/analysis` wrote; once, on first use. */
export function nameModel(): NameModel {
  loaded ??= modelOf(
    readTable(new URL('./name-weights.tsv', import.meta.url), { start: 'text', weights: 'text' }),
  );
  return loaded;
}

/** Rows are packed as those of conditions are; what a weight is of is its place in `namedKinds`. */
export function modelOf(rows: readonly PackedRow[]): NameModel {
  const [title, employer] = [new Map<number, number>(), new Map<number, number>()];
  for (const { hash, label, steps } of unpack(rows))
    (label === 0 ? title : employer).set(hash, steps / stepsOfOne);
  return { title, employer };
}

/** A candidate and its probability; the first of a list is the likeliest. */
export type RankedName = { key: string; probability: number; best: Candidate | undefined };

/**
 * Only so many candidates are scored as a whole: the likeliest by their line, first and last word.
 */
const mostLookedAt = 100;
const mostRanked = 12;

/**
 * Conditional logit (McFadden 1974): the probability of each candidate among all, 'none' included.
 * Probabilities of the same name at several places are added.
 */
export function rankNames(page: NamedPage, weights: NameWeights): RankedName[] {
  const sum = (features: Int32Array) => {
    let all = 0;
    for (const feature of features) all += weights.get(feature) ?? 0;
    return all;
  };
  const [ofLine, ofFirst, ofLast] = [
    page.ofLine.map(sum),
    page.ofFirst.map((line) => line.map(sum)),
    page.ofLast.map((line) => line.map(sum)),
  ];
  const looked = page.candidates
    .map((candidate) => ({
      candidate,
      score:
        (ofLine[candidate.line] ?? 0) +
        (ofFirst[candidate.line]?.[candidate.first] ?? 0) +
        (ofLast[candidate.line]?.[candidate.end - 1] ?? 0),
    }))
    .toSorted((one, other) => other.score - one.score)
    .slice(0, mostLookedAt)
    .map(({ candidate, score }) => ({ candidate, score: score + sum(page.featuresOf(candidate)) }))
    .toSorted((one, other) => other.score - one.score);
  return sharesOf(looked, sum(page.ofNone));
}

type Scored = { candidate: Candidate; score: number };

/** Expects `scored` with the best first, so that each name keeps its likeliest place. */
function sharesOf(scored: readonly Scored[], ofNone: number): RankedName[] {
  const most = Math.max(ofNone, scored[0]?.score ?? ofNone);
  const shares = new Map<string, RankedName>();
  shares.set('', { key: '', probability: Math.exp(ofNone - most), best: undefined });
  for (const { candidate, score } of scored) {
    const { key } = candidate;
    const known = shares.get(key) ?? { key, probability: 0, best: candidate };
    known.probability += Math.exp(score - most);
    shares.set(key, known);
  }
  const all = [...shares.values()];
  const whole = all.reduce((sum, { probability }) => sum + probability, 0);
  return all
    .map((one) => ({ ...one, probability: one.probability / whole }))
    .toSorted((one, other) => other.probability - one.probability)
    .slice(0, mostRanked);
}
