import { readTable } from '@folio/tables/read-table';
import { unpack } from '../conditions/condition-model.ts';
import { stepsOfOne } from '../conditions/sparse-weights.ts';
import { type FeatureSteps, featureRows, rowOf } from '../learned/feature-rows.ts';
import type { PackedRow } from '../learned/weight-digits.ts';
import type { Candidate, NamedPage } from './named-page.ts';

export const namedKinds = ['title', 'employer'] as const;
export type NamedKind = (typeof namedKinds)[number];

/** The weight of each feature in favor of a name. */
export type NameWeights = FeatureSteps;
export type NameModel = Readonly<Record<NamedKind, NameWeights>>;

let loaded: NameModel | undefined;

/** Loads the weights written by `npm run train -w packages/analysis`, once, on first use. */
export function nameModel(): NameModel {
  loaded ??= modelOf(
    readTable(new URL('./name-weights.tsv', import.meta.url), { start: 'text', weights: 'text' }),
  );
  return loaded;
}

/**
 * Rows are packed like those of conditions, but the label of a weight is its index in `namedKinds`.
 */
export function modelOf(rows: readonly PackedRow[]): NameModel {
  const [title, employer] = namedKinds.map((_, kind) => {
    const own = Array.from(unpack(rows)).filter(({ label }) => label === kind);
    return {
      ...featureRows(Int32Array.from(own, ({ hash }) => hash)),
      steps: Int8Array.from(own, ({ steps }) => steps),
    };
  }) as [NameWeights, NameWeights];
  return { title, employer };
}

/** A candidate and its probability. Lists are sorted, with the likeliest first. */
export type RankedName = { key: string; probability: number; best: Candidate | undefined };

/**
 * At most this many candidates are scored as a whole: the likeliest by their line, first and last
 * word.
 */
const mostLookedAt = 100;
const mostRanked = 12;

/**
 * Conditional logit (McFadden 1974): the probability of each candidate among all, including 'none'.
 * Probabilities of the same name in several places are added.
 */
export function rankNames(page: NamedPage, weights: NameWeights): RankedName[] {
  const sum = (features: Int32Array) => {
    let all = 0;
    for (const feature of features) {
      const row = rowOf(weights, feature);
      if (row >= 0) all += weights.steps[row] ?? 0;
    }
    return all / stepsOfOne;
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

/** Expects `scored` sorted best first, so that each name keeps its likeliest place. */
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
