import { type ItemWeights, type SemiCrf, weightsOfItem } from '@folio/crf/semi-crf';
import { readTable, type TableSource } from '@folio/tables/read-table';
import { type PackedRow, unpackWeights } from './weight-digits.ts';

/** The row of the weight for two needs without a word between them, which is a number. */
export const adjacentKey = 'adjacent';

let loaded: SemiCrf | undefined;

/** Loads the model that `npm run train -w packages/analysis` wrote; once, on first use. */
export function needModel(): SemiCrf {
  loaded ??= load();
  return loaded;
}

function load(): SemiCrf {
  const words = packedRows(new URL('./need-weights.tsv', import.meta.url));
  const spans = packedRows(new URL('./need-span-weights.tsv', import.meta.url));
  const adjacent = spans.find(({ start }) => start === adjacentKey);
  const ofSpans = spans.filter((row) => row !== adjacent);
  const items = new Map<number, ItemWeights>();
  for (const [hash, [within = 0, first = 0, last = 0]] of unpackWeights(words, weightsOfItem))
    items.set(hash, [within, first, last]);
  const segments = new Map<number, number>();
  for (const [hash, [weight = 0]] of unpackWeights(ofSpans, 1)) segments.set(hash, weight);
  return { items, segments, adjacent: Number(adjacent?.weights ?? 0) };
}

const packedRows = (source: TableSource): PackedRow[] =>
  readTable(source, { start: 'text', weights: 'text' });
