import { weightsOfItem } from '@folio/crf/semi-crf';
import { readTable, type TableSource } from '@folio/tables/read-table';
import type { FeatureSteps } from './feature-rows.ts';
import { type PackedRow, unpackSteps } from './weight-digits.ts';

/** A semi-Markov conditional random field over the words of a sentence. */
export type NeedModel = {
  /** `weightsOfItem` weights per feature. */
  words: FeatureSteps;
  spans: FeatureSteps;
  /** The weight for two adjacent needs without a word between them. */
  adjacent: number;
};

/** The name of the row with the weight for two adjacent needs, which is a plain number. */
export const adjacentKey = 'adjacent';

let loaded: NeedModel | undefined;

/** Loads the model written by `npm run train -w packages/analysis`, once, on first use. */
export function needModel(): NeedModel {
  loaded ??= modelOf({
    words: packedRows(new URL('./need-weights.tsv', import.meta.url)),
    spans: packedRows(new URL('./need-span-weights.tsv', import.meta.url)),
  });
  return loaded;
}

/** The tables in their stored form. */
export type PackedModel = { words: readonly PackedRow[]; spans: readonly PackedRow[] };

export function modelOf({ words, spans }: PackedModel): NeedModel {
  const adjacent = spans.find(({ start }) => start === adjacentKey);
  const ofSpans = spans.filter((row) => row !== adjacent);
  return {
    words: unpackSteps(words, weightsOfItem),
    spans: unpackSteps(ofSpans, 1),
    adjacent: Number(adjacent?.weights ?? 0),
  };
}

const packedRows = (source: TableSource): PackedRow[] =>
  readTable(source, { start: 'text', weights: 'text' });
