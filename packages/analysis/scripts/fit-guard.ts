/**
 * Fits the weights of the guard's features to the labeled rewrites, and writes them to `feature-weights.tsv`:
 * logistic regression with an L2 penalty, by projected gradients with a fixed start and number of steps.
 * No weight is below zero, but that of the length: a feature speaks against a rewrite or says nothing.
 */
import { writeFileSync } from 'node:fs';
import {
  chooseThresholds,
  crossValidated,
  fit,
  labeled,
  mayMark,
} from '../src/fact-guard/testing/fit-weights.ts';

const examples = labeled();
const weights = fit(examples);
const { doubtful, refused } = chooseThresholds(examples);
const rows = [
  ...weights,
  ['threshold-doubtful', doubtful] as const,
  ['threshold-refused', refused] as const,
]
  .filter(([feature, weight]) => weight >= 0.05 || /^threshold-|^length$/.test(feature))
  .map(([feature, weight]) => `${feature}\t${weight.toFixed(2)}`)
  .sort();
const head = '# Source: fitted to the labeled rewrites by scripts/fit-guard.ts\nfeature\tweight\n';
const path = new URL('../src/fact-guard/feature-weights.tsv', import.meta.url);
writeFileSync(path, `${head}${rows.join('\n')}\n`);

const strengths = crossValidated(examples);
const dishonest = strengths.filter((one) => !one.honest);
const marked = dishonest.filter(({ strength }) => strength >= doubtful).length / dishonest.length;
process.stdout.write(
  `By weights of the other authors, ${Math.round(1_000 * marked) / 10} % of the dishonest are marked where ${100 * mayMark} % of the honest are.\n`,
);
