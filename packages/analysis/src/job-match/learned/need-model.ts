import type { ItemWeights, SemiCrf } from '@folio/crf/semi-crf';
import { readTable } from '@folio/tables/read-table';

/** Weights are stored in steps of 1/100, hashes in base 36. */
export const stepsOfOne = 100;
export const hashBase = 36;

/** The row of the weight for two needs without a word between them. */
export const adjacentKey = '-';

let loaded: SemiCrf | undefined;

/** Loads the model that `npm run train -w packages/analysis` wrote; once, on first use. */
export function needModel(): SemiCrf {
  loaded ??= load();
  return loaded;
}

function load(): SemiCrf {
  const words = readTable(new URL('./need-weights.tsv', import.meta.url), {
    feature: 'text',
    within: 'text',
    first: 'text',
    last: 'text',
  });
  const spans = readTable(new URL('./need-span-weights.tsv', import.meta.url), {
    feature: 'text',
    weight: 'text',
  });
  const weights = new Map(
    spans.map(({ feature, weight }) => [feature, Number(weight) / stepsOfOne]),
  );
  const adjacent = weights.get(adjacentKey) ?? 0;
  weights.delete(adjacentKey);
  return {
    items: new Map(
      words.map(({ feature, within, first, last }): [number, ItemWeights] => [
        hashIn(feature),
        [Number(within) / stepsOfOne, Number(first) / stepsOfOne, Number(last) / stepsOfOne],
      ]),
    ),
    segments: new Map(Array.from(weights, ([feature, weight]) => [hashIn(feature), weight])),
    adjacent,
  };
}

const hashIn = (feature: string): number => Number.parseInt(feature, hashBase);
