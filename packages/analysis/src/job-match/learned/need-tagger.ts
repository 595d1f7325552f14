import { readTable } from '@folio/tables/read-table';
import { maskedTransitions, type Tagger } from './tagger.ts';

/** Weights are stored in steps of 1/24, hashes in base 36. */
export const stepsOfOne = 24;
export const hashBase = 36;

/** Prefix of the rows with weights of transitions between labels. */
export const transitionKey = '-';

let loaded: Tagger | undefined;

/** Loads the tagger that `npm run train -w packages/analysis` wrote; once, on first use. */
export function needTagger(): Tagger {
  if (loaded) return loaded;
  const table = readTable(new URL('./need-weights.tsv', import.meta.url), {
    feature: 'text',
    begins: 'text',
    continues: 'text',
  });
  const weights = new Map<number, readonly [number, number]>();
  const scores: number[] = [];
  for (const { feature, begins, continues } of table) {
    const pair = [Number(begins) / stepsOfOne, Number(continues) / stepsOfOne] as const;
    if (feature.startsWith(transitionKey)) scores.push(0, ...pair);
    else weights.set(Number.parseInt(feature, hashBase), pair);
  }
  loaded = { weights, transitions: maskedTransitions(scores) };
  return loaded;
}
