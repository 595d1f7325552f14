import { featuresOf } from '../guard-features.ts';
import { countsOf, isCheckedFact, ofLength, strengthOf } from '../judge-rewrite.ts';
import { type Rewrite, rewritesOf } from './rewrites.ts';

interface Example {
  /** The author of the rewrites. All rewrites of one author are held out together. */
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

export const labeled = (): Example[] => rewritesOf('tuned').map(toExample);

const steps = 3_000;
const penalty = 2;

/**
 * Logistic regression with an L2 penalty, in which only the weight of the length may be negative,
 * by projected gradients with Nesterov's momentum (FISTA, Beck and Teboulle 2009). The step is the
 * inverse of an upper bound on the curvature, so that it converges for any number of examples. The
 * intercept is not returned, since the thresholds replace it.
 */
export function fit(examples: readonly Example[]): Map<string, number> {
  const names = [...new Set(examples.flatMap(({ counts }) => [...counts.keys()]))].sort();
  const rows = examples.map(({ counts, honest }) => ({
    // The last variable is the intercept.
    values: Float64Array.from([...names.map((name) => counts.get(name) ?? 0), 1]),
    label: honest ? 0 : 1,
  }));
  const squares = rows.flatMap(({ values }) => [...values]).reduce((sum, v) => sum + v * v, 0);
  const rate = 1 / (squares / 4 + penalty);
  const size = names.length + 1;
  let weights = new Float64Array(size);
  let ahead = weights;
  for (let step = 1; step <= steps; step++) {
    const slope = slopeAt(ahead, rows);
    const next = ahead.map((weight, at) => {
      const isIntercept = at === names.length;
      const moved = weight - rate * ((slope[at] ?? 0) + (isIntercept ? 0 : penalty * weight));
      return isIntercept || names[at] === ofLength ? moved : Math.max(0, moved);
    });
    const momentum = (step - 1) / (step + 2);
    ahead = next.map((weight, at) => weight + momentum * (weight - (weights[at] ?? 0)));
    weights = next;
  }
  return new Map(names.map((name, at) => [name, weights[at] ?? 0]));
}

type Row = { values: Float64Array; label: number };

function slopeAt(weights: Float64Array, rows: readonly Row[]): Float64Array {
  const slope = new Float64Array(weights.length);
  for (const { values, label } of rows) {
    let strength = 0;
    for (let at = 0; at < values.length; at++) strength += (values[at] ?? 0) * (weights[at] ?? 0);
    const error = 1 / (1 + Math.exp(-strength)) - label;
    for (let at = 0; at < values.length; at++)
      slope[at] = (slope[at] ?? 0) + error * (values[at] ?? 0);
  }
  return slope;
}

/** Returns each example's score by weights fitted only to other authors. */
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
 * The shares of honest rewrites that may be refused by their weights (besides those refused for a
 * fact), and that may be marked as doubtful.
 */
const mayRefuse = 0.003;
export const mayMark = 0.45;

/**
 * Chooses both thresholds by cross-validated scores, because scores on the training data are too
 * good.
 */
export function chooseThresholds(
  examples: readonly Example[],
): Record<'doubtful' | 'refused', number> {
  const honest = crossValidated(examples).filter((one) => one.honest);
  const at = (share: number, strengths: number[]) =>
    (strengths.sort((a, b) => b - a)[Math.floor(share * strengths.length)] ?? 0) + 0.005;
  const ofAll = honest.map(({ strength }) => strength);
  const ofOthers = honest.filter((one) => !one.isRefused).map(({ strength }) => strength);
  return { doubtful: at(mayMark, ofAll), refused: at(mayRefuse, ofOthers) };
}
