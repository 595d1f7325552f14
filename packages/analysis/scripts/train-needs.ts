/**
 * Learns how needs are told in advertisements from the labeled ones of `fixtures/advertisements`
 * (`learned/`, a folder a maker, and `tuned` and `opened`): `npm run train -w packages/analysis`. Writes
 * `src/job-match/learned/need-weights.tsv` and `need-span-weights.tsv`; the same files give the same bytes. With `--leave-out` nothing
 * is written: each maker's advertisements are read by a model of the others', and the figures printed.
 */

import { writeFileSync } from 'node:fs';
import type { SegmentedExample } from '@folio/crf/train-semi-crf';
import { advertisementLines } from '../src/job-match/advertisement-lines.ts';
import { withTitleApart } from '../src/job-match/advertisement-title.ts';
import { adjacentKey, modelOf, type PackedModel } from '../src/job-match/learned/need-model.ts';
import { mayStateNeeds, readSentences } from '../src/job-match/learned/read-sentences.ts';
import { labeledSentences } from '../src/job-match/learned/training/gold-labels.ts';
import { exampleOf, trainNeeds } from '../src/job-match/learned/training/train-needs.ts';
import { type PackedRow, packWeights } from '../src/job-match/learned/weight-digits.ts';
import { readAdvertisement } from '../src/job-match/read-advertisement.ts';
import { withoutUnasked } from '../src/job-match/requirements.ts';
import { measureNeeds } from '../src/job-match/testing/measure-needs.ts';
import { labeledMakers, type NeedsFixture } from '../src/job-match/testing/needs-fixtures.ts';
import { readLanguageOf } from '../src/text/languages.ts';

const kept = { words: 90_000, spans: 100_000 };

const makers = labeledMakers();

const examplesIn = ({ text, gold }: NeedsFixture): SegmentedExample[] => {
  const lines = advertisementLines(withTitleApart(text)).map(withoutUnasked);
  const { sentences } = readSentences(lines, readLanguageOf(text));
  return labeledSentences(sentences.filter(mayStateNeeds), gold).map(exampleOf);
};
const examples = new Map([...makers].map(([maker, own]) => [maker, own.flatMap(examplesIn)]));

/** Learns from all makers but one, and returns the tables as they are written. */
function learn(without?: string): PackedModel {
  const others = [...examples].flatMap(([maker, own]) => (maker === without ? [] : own));
  const { items, segments, adjacent } = trainNeeds(others, kept);
  return {
    words: packWeights(items),
    spans: [
      ...packWeights(Array.from(segments, ([hash, weight]) => [hash, [weight]] as const)),
      { start: adjacentKey, weights: String(Math.round(100 * adjacent) / 100) },
    ],
  };
}

function writeTable(name: string, rows: readonly PackedRow[]): void {
  const lines = [
    '# Source: learned from fixtures/advertisements by npm run train -w packages/analysis',
    'start\tweights',
    ...rows.map(({ start, weights }) => `${start}\t${weights}`).toSorted(),
    '',
  ];
  writeFileSync(new URL(`../src/job-match/learned/${name}`, import.meta.url), lines.join('\n'));
}

const percent = (value: number) => (100 * value).toFixed(1).padStart(5);

if (process.argv.includes('--leave-out')) {
  for (const [maker, fixtures] of makers) {
    const learned = modelOf(learn(maker));
    for (const language of ['en', 'others']) {
      const own = fixtures.filter(({ gold }) => (gold.language === 'en') === (language === 'en'));
      if (own.length === 0) continue;
      const measured = measureNeeds(own, (text) => readAdvertisement(text, { needs: learned }));
      const { precision, recall, f1 } = measured;
      process.stdout.write(
        `${maker} ${language} (${own.length}): precision ${percent(precision)} recall ${percent(recall)} F1 ${percent(f1)} levels ${percent(measured.levels)}\n`,
      );
    }
  }
} else {
  const { words, spans } = learn();
  writeTable('need-weights.tsv', words);
  writeTable('need-span-weights.tsv', spans);
  process.stdout.write(`${kept.words} weights of words, ${kept.spans} of spans at most\n`);
}
