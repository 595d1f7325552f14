import { marginalsOf } from '@folio/crf/crf';
import { readTable } from '@folio/tables/read-table';
import {
  base,
  digitOf,
  numberAt,
  type PackedRow,
  packedRows,
  twoDigits,
  valueAt,
} from '../learned/weight-digits.ts';
import { labelCount } from './condition-labels.ts';
import {
  addWeightsOf,
  type SparseWeight,
  type SparseWeights,
  sparseWeights,
} from './sparse-weights.ts';

/** A linear-chain conditional random field over the labels of words. */
export type ConditionModel = { weights: SparseWeights; transitions: Float64Array };

/** The name of the row with the transition weights between labels, which are plain numbers. */
export const transitionsKey = 'transitions';

let loaded: ConditionModel | undefined;

/** Loads the model written by `npm run train -w packages/analysis`, once, on first use. */
export function conditionModel(): ConditionModel {
  loaded ??= load();
  return loaded;
}

function load(): ConditionModel {
  const table = readTable(new URL('./condition-weights.tsv', import.meta.url), {
    start: 'text',
    weights: 'text',
  });
  const transitions = table.find(({ start }) => start === transitionsKey);
  const ofFeatures = table.filter((row) => row !== transitions);
  return {
    weights: sparseWeights(unpack(ofFeatures), countIn(ofFeatures)),
    transitions: Float64Array.from((transitions?.weights ?? '').split(' '), Number),
  };
}

/** Returns the probability of each label of each word, `labelCount` numbers per word. */
export function labelProbabilities(
  { weights, transitions }: ConditionModel,
  words: readonly Int32Array[],
): Float64Array {
  const scores = new Float64Array(words.length * labelCount);
  for (const [at, hashes] of words.entries())
    for (const hash of hashes) addWeightsOf(weights, hash, scores, at * labelCount);
  return marginalsOf(scores, transitions.map(Math.exp), new Int8Array(words.length));
}

/**
 * A weight has four digits: the last two of its hash (the row starts with the others), its label
 * and its steps.
 */
const digitsOfWeight = 4;
const zero = base / 2;

/** Packs weights into rows whose hashes have the same first digits. */
export function pack(weights: readonly SparseWeight[]): PackedRow[] {
  const rows = new Map<string, string[]>();
  for (const { hash, label, steps } of weights) {
    const start = twoDigits(Math.floor(hash / base ** 2));
    const row = rows.get(start) ?? [];
    row.push(twoDigits(hash % base ** 2) + digitOf(label) + digitOf(steps + zero));
    rows.set(start, row);
  }
  return packedRows(rows);
}

/** Yields the weights of rows, which are sorted by hash. */
export function* unpack(rows: readonly PackedRow[]): Generator<SparseWeight> {
  for (const { start, weights } of rows) {
    const first = numberAt(start, 0) * base ** 2;
    for (let at = 0; at < weights.length; at += digitsOfWeight)
      yield {
        hash: first + numberAt(weights, at),
        label: valueAt(weights, at + 2),
        steps: valueAt(weights, at + 3) - zero,
      };
  }
}

const countIn = (rows: readonly PackedRow[]): number =>
  rows.reduce((sum, { weights }) => sum + weights.length / digitsOfWeight, 0);
