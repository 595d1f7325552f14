import { featuresOf } from '../guard-features.ts';
import { countsOf, isCheckedFact, strengthOf } from '../judge-rewrite.ts';
import { type Rewrite, rewritesOf } from './rewrites.ts';

interface Example {
  /** The author of the rewrites: all of one author's are held out together. */
  author: string;
  honest: boolean;
  counts: ReadonlyMap<string, number>;
  /** Whether it is refused regardless of weights. */
  isRefused: boolean;
}

function toExample({ source, rewrite, honest, author }: Rewrite): Example {
  const features = featuresOf(source, rewrite);
  const isRefused = features.found.some(isCheckedFact);
  return { author, honest, counts: countsOf(features), isRefused };
}

export const labelled = (): Example[] => rewritesOf('tuned').map(toExample);

const steps = 1_500;
const rate = 0.01;
const penalty = 2;

/** Logistic regression. The intercept is not returned, since the thresholds take its place. */
export function fit(examples: readonly Example[]): Map<string, number> {
  const names = [...new Set(examples.flatMap(({ counts }) => [...counts.keys()]))].sort();
  const rows = examples.map(({ counts, honest }) => ({
    values: names.map((name) => counts.get(name) ?? 0),
    label: honest ? 0 : 1,
  }));
  const weights = names.map(() => 0);
  let constant = 0;
  for (let step = 0; step < steps; step++) {
    const slope = weights.map((weight) => penalty * weight);
    let slopeOfConstant = 0;
    for (const { values, label } of rows) {
      const strength = values.reduce(
        (sum, value, at) => sum + value * (weights[at] ?? 0),
        constant,
      );
      const error = 1 / (1 + Math.exp(-strength)) - label;
      slopeOfConstant += error;
      for (const [at, value] of values.entries()) slope[at] = (slope[at] ?? 0) + error * value;
    }
    constant -= rate * slopeOfConstant;
    for (const [at, weight] of weights.entries())
      weights[at] = Math.max(0, weight - rate * (slope[at] ?? 0));
  }
  return new Map(names.map((name, at) => [name, weights[at] ?? 0]));
}

/** Returns each example's score by weights that were fitted to other authors only. */
export function crossValidated(examples: readonly Example[]) {
  const authors = [...new Set(examples.map(({ author }) => author))];
  return authors.flatMap((author) => {
    const weights = fit(examples.filter((one) => one.author !== author));
    return examples
      .filter((one) => one.author === author)
      .map(({ honest, counts, isRefused }) => ({
        honest,
        isRefused,
        strength: strengthOf(counts, weights),
      }));
  });
}

/**
 * Shares of honest rewrites that may be refused and marked. For unknown authors, more than twice as
 * many were refused; the aim is 4 %.
 */
const mayRefuse = 0.02;
export const mayMark = 0.45;

/** Higher than any sum of features. */
const mostStrength = 1_000;

/**
 * Chooses both thresholds on cross-validated scores, since scores by one's own weights are too
 * good.
 */
export function chooseThresholds(
  examples: readonly Example[],
): Record<'doubtful' | 'refused', number> {
  const honest = crossValidated(examples).filter((one) => one.honest);
  const at = (share: number, strengths: number[]) =>
    (strengths.sort((a, b) => b - a)[Math.floor(share * strengths.length)] ?? 0) + 0.005;
  const ofAll = honest.map(({ strength }) => strength);
  // Rewrites that are refused for a fact use up part of the share that may be refused.
  const ofFeatures = honest.map(({ strength, isRefused }) => (isRefused ? mostStrength : strength));
  return { doubtful: at(mayMark, ofAll), refused: at(mayRefuse, ofFeatures) };
}
