/**
 * Learns how needs are told in advertisements from the labelled ones of `fixtures/advertisements`
 * (`learned/`, a folder a maker, and `tuned` and `opened`): `npm run train -w packages/analysis`. Writes
 * `src/job-match/learned/need-weights.tsv`; the same files give the same bytes. With `--leave-out` nothing
 * is written: each maker's advertisements are read by a model of the others', and the figures printed.
 */

import { writeFileSync } from 'node:fs';
import { randomOf } from '@folio/crf/random';
import { advertisementLines } from '../src/job-match/advertisement-lines.ts';
import { taggedSentences } from '../src/job-match/learned/learned-needs.ts';
import { hashOf } from '../src/job-match/learned/need-features.ts';
import { hashBase, stepsOfOne, transitionKey } from '../src/job-match/learned/need-tagger.ts';
import { labelCount, maskedTransitions, type Tagger } from '../src/job-match/learned/tagger.ts';
import {
  type LabelledSentence,
  labelledSentences,
} from '../src/job-match/learned/training/gold-labels.ts';
import { withOtherNeeds } from '../src/job-match/learned/training/other-needs.ts';
import { trainTagger } from '../src/job-match/learned/training/train-tagger.ts';
import { readAdvertisement } from '../src/job-match/read-advertisement.ts';
import { measureNeeds } from '../src/job-match/testing/measure-needs.ts';
import { labelledMakers, type NeedsFixture } from '../src/job-match/testing/needs-fixtures.ts';
import { readLanguageOf } from '../src/text/languages.ts';

const mostWeights = 6_000;
const copies = 2;
const most = 127;
/** A tagger that finds nothing, to measure the rules alone. */
const untaught: Tagger = {
  weights: new Map([[hashOf('any'), [-most, -most]]]),
  transitions: maskedTransitions(Array(labelCount ** 2).fill(0)),
};

const makers = labelledMakers();

const sentencesIn = ({ text, gold }: NeedsFixture): LabelledSentence[] =>
  labelledSentences(taggedSentences(advertisementLines(text), readLanguageOf(text)), gold);

function learn(fixtures: readonly NeedsFixture[]): Tagger {
  const random = randomOf(7);
  const sentences = fixtures.flatMap(sentencesIn);
  const others = Array.from({ length: copies }, () => withOtherNeeds(sentences, random));
  const { weights, transitions } = trainTagger(
    [...sentences, ...others.flat()],
    mostWeights,
    random,
  );
  return {
    weights: new Map([...weights].map(([hash, [b, g]]) => [hash, [rounded(b), rounded(g)]])),
    transitions: transitions.map(rounded),
  };
}

const steps = (weight: number) => Math.max(-most, Math.min(most, Math.round(weight * stepsOfOne)));
const rounded = (weight: number) => (weight === -Infinity ? weight : steps(weight) / stepsOfOne);

function tableOf({ weights, transitions }: Tagger): string {
  const rows = [
    ...Array.from({ length: labelCount }, (_, from) => [
      `${transitionKey}${from}`,
      ...Array.from(transitions.slice(from * labelCount + 1, (from + 1) * labelCount), steps),
    ]),
    ...[...weights]
      .map(([hash, pair]) => [hash.toString(hashBase), ...pair.map(steps)])
      .toSorted(([one], [other]) => (String(one) < String(other) ? -1 : 1)),
  ];
  return [
    '# Source: learned from fixtures/advertisements by npm run train -w packages/analysis',
    'feature\tbegins\tcontinues',
    ...rows.map((cells) => cells.join('\t')),
    '',
  ].join('\n');
}

const percent = (value: number) => (100 * value).toFixed(1).padStart(5);

if (process.argv.includes('--leave-out')) {
  for (const [maker, fixtures] of makers) {
    const learned = learn([...makers].flatMap(([other, own]) => (other === maker ? [] : own)));
    for (const language of ['en', 'others']) {
      const own = fixtures.filter(({ gold }) => (gold.language === 'en') === (language === 'en'));
      if (own.length === 0) continue;
      for (const [how, tagger] of [
        ['rules', untaught],
        ['both', learned],
      ] as const) {
        const measured = measureNeeds(own, (text) => readAdvertisement(text, tagger));
        const { precision, recall, f1 } = measured;
        process.stdout.write(
          `${maker} ${language} (${own.length}) ${how}: precision ${percent(precision)} recall ${percent(recall)} F1 ${percent(f1)} levels ${percent(measured.levels)}\n`,
        );
      }
    }
  }
} else {
  const tagger = learn([...makers.values()].flat());
  writeFileSync(
    new URL('../src/job-match/learned/need-weights.tsv', import.meta.url),
    tableOf(tagger),
  );
  process.stdout.write(`${tagger.weights.size} weights\n`);
}
