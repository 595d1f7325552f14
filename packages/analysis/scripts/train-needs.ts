/**
 * Learns how needs are told in advertisements from the labelled ones of `fixtures/advertisements`
 * (`learned/`, a folder a maker, and `tuned` and `opened`): `npm run train -w packages/analysis`. Writes
 * `src/job-match/learned/need-weights.tsv` and `need-span-weights.tsv`; the same files give the same bytes. With `--leave-out` nothing
 * is written: each maker's advertisements are read by a model of the others', and the figures printed.
 */

import { writeFileSync } from 'node:fs';
import { type ItemWeights, type SemiCrf, weightsOfItem } from '@folio/crf/semi-crf';
import type { SegmentedExample } from '@folio/crf/train-semi-crf';
import { advertisementLines } from '../src/job-match/advertisement-lines.ts';
import { needSentences } from '../src/job-match/learned/learned-needs.ts';
import { adjacentKey, hashBase, stepsOfOne } from '../src/job-match/learned/need-model.ts';
import { labelledSentences } from '../src/job-match/learned/training/gold-labels.ts';
import { exampleOf, trainNeeds } from '../src/job-match/learned/training/train-needs.ts';
import { readAdvertisement } from '../src/job-match/read-advertisement.ts';
import { measureNeeds } from '../src/job-match/testing/measure-needs.ts';
import { labelledMakers, type NeedsFixture } from '../src/job-match/testing/needs-fixtures.ts';
import { readLanguageOf } from '../src/text/languages.ts';

const kept = { words: 14_000, spans: 12_000 };
const most = 999;

const makers = labelledMakers();

const examplesIn = ({ text, gold }: NeedsFixture): SegmentedExample[] => {
  const { sentences } = needSentences(advertisementLines(text), readLanguageOf(text));
  return labelledSentences(sentences, gold).map(exampleOf);
};
const examples = new Map([...makers].map(([maker, own]) => [maker, own.flatMap(examplesIn)]));

/** Learns from all makers but one, with the weights as they are written. */
function learn(without?: string): SemiCrf {
  const others = [...examples].flatMap(([maker, own]) => (maker === without ? [] : own));
  const { items, segments, adjacent } = trainNeeds(others, kept);
  return {
    items: new Map(
      [...items].map(([hash, [within, first, last]]) => [
        hash,
        [rounded(within), rounded(first), rounded(last)],
      ]),
    ),
    segments: new Map([...segments].map(([hash, weight]) => [hash, rounded(weight)])),
    adjacent: rounded(adjacent),
  };
}

const steps = (weight: number) => Math.max(-most, Math.min(most, Math.round(weight * stepsOfOne)));
const rounded = (weight: number) => steps(weight) / stepsOfOne;

const isNone = (weights: ItemWeights | readonly [number]) => weights.every((one) => one === 0);

function writeTable(
  name: string,
  columns: readonly string[],
  weights: readonly (readonly [key: string, weights: ItemWeights | readonly [number]])[],
): void {
  const rows = weights
    .filter(([, own]) => !isNone(own))
    .map(([key, own]) => [key, ...own.map(steps)].join('\t'));
  const lines = [
    '# Source: learned from fixtures/advertisements by npm run train -w packages/analysis',
    ['feature', ...columns].join('\t'),
    ...rows.toSorted(),
    '',
  ];
  writeFileSync(new URL(`../src/job-match/learned/${name}`, import.meta.url), lines.join('\n'));
}

const percent = (value: number) => (100 * value).toFixed(1).padStart(5);

if (process.argv.includes('--leave-out')) {
  for (const [maker, fixtures] of makers) {
    const learned = learn(maker);
    for (const language of ['en', 'others']) {
      const own = fixtures.filter(({ gold }) => (gold.language === 'en') === (language === 'en'));
      if (own.length === 0) continue;
      const measured = measureNeeds(own, (text) => readAdvertisement(text, learned));
      const { precision, recall, f1 } = measured;
      process.stdout.write(
        `${maker} ${language} (${own.length}): precision ${percent(precision)} recall ${percent(recall)} F1 ${percent(f1)} levels ${percent(measured.levels)}\n`,
      );
    }
  }
} else {
  const { items, segments, adjacent } = learn();
  writeTable(
    'need-weights.tsv',
    ['within', 'first', 'last'].slice(0, weightsOfItem),
    [...items].map(([hash, weights]) => [hash.toString(hashBase), weights]),
  );
  writeTable(
    'need-span-weights.tsv',
    ['weight'],
    [
      [adjacentKey, [adjacent]],
      ...[...segments].map(([hash, weight]) => [hash.toString(hashBase), [weight]] as const),
    ],
  );
  process.stdout.write(`${items.size} weights of words, ${segments.size} of spans\n`);
}
