import { readTable } from '@folio/tables/read-table';
import type { Tagger } from './tagger.ts';

/** Steps of a weight in the table, and of its hashes a base that packs them. */
export const stepsOfOne = 24;
export const hashBase = 36;

/** Begins the keys of the rows that say, for a label, how much it speaks for the next. */
export const transitionKey = '-';

let loaded: Tagger | undefined;

/**
 * The tagger of needs as `npm run train -w packages/analysis` has written it; read once, when it is first
 * asked for.
 */
export function needTagger(): Tagger {
  if (loaded) return loaded;
  const table = readTable(new URL('./need-weights.tsv', import.meta.url), {
    feature: 'text',
    begins: 'text',
    goesOn: 'text',
  });
  const weights = new Map<number, readonly [number, number]>();
  const transitions: number[] = [];
  for (const { feature, begins, goesOn } of table) {
    const pair = [Number(begins) / stepsOfOne, Number(goesOn) / stepsOfOne] as const;
    if (feature.startsWith(transitionKey)) transitions.push(0, ...pair);
    else weights.set(Number.parseInt(feature, hashBase), pair);
  }
  loaded = { weights, transitions };
  return loaded;
}
