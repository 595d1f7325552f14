import { countsOf, isCheckedFact, strengthOf } from '../judge-rewrite.ts';
import { signsOf } from '../signs.ts';
import { type Rewrite, rewritesOf } from './rewrites.ts';

interface Example {
  /** Whose pairs it is from: all of one author's are held out together. */
  author: string;
  honest: boolean;
  counts: ReadonlyMap<string, number>;
  /** Whether it is refused whatever the signs weigh. */
  isRefused: boolean;
}

function toExample({ source, rewrite, honest, author }: Rewrite): Example {
  const signs = signsOf(source, rewrite);
  const isRefused = signs.found.some(isCheckedFact);
  return { author, honest, counts: countsOf(signs), isRefused };
}

export const labelled = (): Example[] => rewritesOf('tuned').map(toExample);

const steps = 1_500;
const rate = 0.01;
const penalty = 2;

/** Logistic regression; the constant is left out of what is given back, since thresholds stand for it. */
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

/** Each example's strength by weights that were fitted to the other authors' alone. */
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
 * The share of honest rewrites that may be refused, and of those that may be marked. Of authors that
 * nothing was fitted to more than twice as many were refused as of these: four of a hundred are the aim.
 */
const mayRefuse = 0.02;
export const mayMark = 0.45;

/** No sum of signs reaches it. */
const mostStrength = 1_000;

/** Both thresholds, on strengths by weights of other authors: those of the own weights flatter. */
export function chooseThresholds(
  examples: readonly Example[],
): Record<'doubtful' | 'refused', number> {
  const honest = crossValidated(examples).filter((one) => one.honest);
  const at = (share: number, strengths: number[]) =>
    (strengths.sort((a, b) => b - a)[Math.floor(share * strengths.length)] ?? 0) + 0.005;
  const ofAll = honest.map(({ strength }) => strength);
  // What is refused for a fact is among those that may be refused.
  const ofSigns = honest.map(({ strength, isRefused }) => (isRefused ? mostStrength : strength));
  return { doubtful: at(mayMark, ofAll), refused: at(mayRefuse, ofSigns) };
}
