/**
 * Learns how conditions are told in advertisements from the labeled ones of `fixtures/advertisements`
 * (`learned/`, a folder a maker, and `tuned` and `opened`): `npm run train -w packages/analysis`. Writes
 * `src/job-match/conditions/condition-weights.tsv`; the same files give the same bytes. With `--leave-out`
 * nothing is written: each maker's advertisements are read by a model of the others', and the figures printed;
 * with `--leave-out=a+g+k,b+h+l` those of three makers by one of the others.
 */

import { writeFileSync } from 'node:fs';
import { advertisementLines } from '../src/job-match/advertisement-lines.ts';
import { withTitleApart } from '../src/job-match/advertisement-title.ts';
import {
  type ConditionModel,
  pack,
  transitionsKey,
} from '../src/job-match/conditions/condition-model.ts';
import { sparseWeights } from '../src/job-match/conditions/sparse-weights.ts';
import {
  type LearnedConditions,
  labeledConditions,
  trainConditions,
} from '../src/job-match/conditions/training/train-conditions.ts';
import { readSentences } from '../src/job-match/learned/read-sentences.ts';
import { readAdvertisement } from '../src/job-match/read-advertisement.ts';
import { withoutUnasked } from '../src/job-match/requirements.ts';
import { measureNeeds } from '../src/job-match/testing/measure-needs.ts';
import { labeledMakers, type NeedsFixture } from '../src/job-match/testing/needs-fixtures.ts';
import { readLanguageOf } from '../src/text/languages.ts';
import { leftOutMakers } from './left-out-makers.ts';

const most = 160_000;

const makers = labeledMakers();
const examplesIn = ({ text, gold }: NeedsFixture) => {
  const lines = advertisementLines(withTitleApart(text)).map(withoutUnasked);
  return labeledConditions(readSentences(lines, readLanguageOf(text)).sentences, gold);
};
const examples = new Map([...makers].map(([maker, own]) => [maker, own.flatMap(examplesIn)]));

/** Learns from all makers but some, with the weights as they are written. */
const learn = (without: readonly string[]): LearnedConditions =>
  trainConditions(
    [...examples].flatMap(([maker, own]) => (without.includes(maker) ? [] : own)),
    most,
  );

const modelOf = ({ weights, transitions }: LearnedConditions): ConditionModel => ({
  weights: sparseWeights(weights, weights.length),
  transitions: Float64Array.from(transitions),
});

const percent = (value: number) => (100 * value).toFixed(1).padStart(5);

function measure(without: readonly string[]): void {
  const conditions = modelOf(learn(without));
  for (const language of ['en', 'others']) {
    const own = [...makers]
      .flatMap(([maker, fixtures]) => (without.includes(maker) ? fixtures : []))
      .filter(({ gold }) => (gold.language === 'en') === (language === 'en'));
    if (own.length === 0) continue;
    const measured = measureNeeds(own, (text) => readAdvertisement(text, { conditions }));
    const { knockoutPrecision, knockoutRecall, knockouts, years } = measured;
    process.stdout.write(
      `${without.join('')} ${language} (${own.length}): precision ${percent(knockoutPrecision)} recall ${percent(knockoutRecall)} F1 ${percent(knockouts)} years ${percent(years)}\n`,
    );
  }
}

const leftOut = leftOutMakers(makers.keys());
if (leftOut) leftOut.forEach(measure);
else {
  const { weights, transitions } = learn([]);
  const rows = pack(weights).map(({ start, weights }) => `${start}\t${weights}`);
  const lines = [
    '# Source: learned from fixtures/advertisements by npm run train -w packages/analysis',
    'start\tweights',
    ...[...rows, `${transitionsKey}\t${transitions.join(' ')}`].toSorted(),
    '',
  ];
  writeFileSync(
    new URL('../src/job-match/conditions/condition-weights.tsv', import.meta.url),
    lines.join('\n'),
  );
  process.stdout.write(`${weights.length} weights of conditions\n`);
}
