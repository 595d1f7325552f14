import {
  type EntryWeights,
  findEntries,
  type Lattice,
  latticeOf,
  type Span,
  withKnownPairs,
} from '../entry-model.ts';
import type { LabelRun } from '../label-runs.ts';
import { beginsEntry, labelOf, partOf, type Region, regionOf } from '../labels.ts';

/** The runs of a resume, labeled by a model that had not seen it, and its true entries. */
export type EntryExample = { runs: readonly LabelRun[]; entries: readonly Span[] };

/** Returns the index of the entry to which each segment belongs by its true labels, or -1. */
export function entryNumbers(gold: Int16Array, region: Region): Int16Array {
  let open = -1;
  return gold.map((id) => {
    const label = labelOf(id);
    if (regionOf(partOf(label)) !== region) return -1;
    if (beginsEntry(label)) open++;
    return open;
  });
}

/** Returns the true entries as spans of runs; runs outside entries are left out. */
export function trueEntries(runs: readonly LabelRun[], numbers: Int16Array): Span[] {
  const spans: Span[] = [];
  let number = -1;
  for (const [at, run] of runs.entries()) {
    const own = numbers[run.first] ?? -1;
    const open = spans.at(-1);
    if (own >= 0 && own === number && open?.to === at) open.to = at + 1;
    else if (own >= 0 && own !== number && run.part !== 'body')
      spans.push({ from: at, to: at + 1 });
    if (own >= 0) number = own;
  }
  return spans;
}

const rounds = 12;

/**
 * Trains an averaged structured perceptron (Collins 2002): features of true entries gain weight,
 * those of wrongly found entries lose it.
 */
export function trainEntries(examples: readonly EntryExample[]): EntryWeights {
  const weights = new Map<string, number>();
  const sums = new Map<string, number>();
  let steps = 1;
  const add = (features: readonly string[], by: number) => {
    for (const feature of features) {
      weights.set(feature, (weights.get(feature) ?? 0) + by);
      sums.set(feature, (sums.get(feature) ?? 0) + by * steps);
    }
  };
  const lattices = examples.map(({ runs, entries }) => ({
    lattice: withKnownPairs(latticeOf(runs)),
    entries,
  }));
  for (let round = 0; round < rounds; round++)
    for (const { lattice, entries } of lattices) {
      const found = findEntries(lattice, weights);
      steps++;
      if (sameSpans(found, entries)) continue;
      add(featuresOfAll(lattice, entries), 1);
      add(featuresOfAll(lattice, found), -1);
    }
  for (const [feature, weight] of weights)
    weights.set(feature, weight - (sums.get(feature) ?? 0) / steps);
  return weights;
}

const sameSpans = (a: readonly Span[], b: readonly Span[]): boolean =>
  a.length === b.length && a.every(({ from, to }, at) => from === b[at]?.from && to === b[at].to);

/** Returns all features of one segmentation of a resume's runs. */
function featuresOfAll({ leftOut, spans, pairs }: Lattice, entries: readonly Span[]): string[] {
  const features: string[] = [];
  let last = -1;
  let at = 0;
  for (const { from, to } of entries) {
    features.push(...leftOut.slice(at, from).flat(), ...pairs(last, from));
    features.push(...(spans[from]?.find(({ span }) => span.to === to)?.features ?? []));
    last = from;
    at = to;
  }
  return [...features, ...leftOut.slice(at).flat()];
}
