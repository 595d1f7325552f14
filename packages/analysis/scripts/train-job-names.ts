/**
 * Learns which part of an advertisement is its title and which its employer, from the labeled ones of
 * `fixtures/advertisements`: `npm run train -w packages/analysis`. Writes
 * `src/job-match/named/name-weights.tsv`; the same files give the same bytes. With `--leave-out` nothing
 * is written: each maker's advertisements are read by a model of the others', and the figures printed.
 */

import { writeFileSync } from 'node:fs';
import { randomOf } from '@folio/crf/random';
import { pack } from '../src/job-match/conditions/condition-model.ts';
import { mostSteps, stepsOfOne } from '../src/job-match/conditions/sparse-weights.ts';
import type { PackedRow } from '../src/job-match/learned/weight-digits.ts';
import { modelOf, type NameModel, namedKinds } from '../src/job-match/named/name-model.ts';
import { namedPage } from '../src/job-match/named/named-page.ts';
import { readNames } from '../src/job-match/named/read-names.ts';
import {
  codedExamples,
  type NamedExample,
} from '../src/job-match/named/training/coded-examples.ts';
import { copiedPage } from '../src/job-match/named/training/copied-page.ts';
import { trainNames } from '../src/job-match/named/training/train-names.ts';
import { namesByRules } from '../src/job-match/read-advertisement.ts';
import { measureNames } from '../src/job-match/testing/measure-names.ts';
import {
  type LabeledNeeds,
  labeledMakers,
  needsFixtures,
} from '../src/job-match/testing/needs-fixtures.ts';
import { targetAdvertisements } from '../src/job-match/testing/target-advertisements.ts';
import { leftOutMakers } from './left-out-makers.ts';

const most = 24_000;

const makers = labeledMakers().set('pages', needsFixtures('pages/looked-at'));

/** The rules were written with this maker's texts, so their reading of these is nothing to learn from. */
const isOfRules = (maker: string) => maker === 'first';

/** A mark for who may apply is no part of a title, though some makers label it as one. */
const namesIn = ({ title, employer }: LabeledNeeds) => ({
  title: title.replace(endMark, ''),
  employer,
});
const endMark =
  /\s?[([]?(?<![\p{L}\p{N}])(?:[mwfdhxi](?:\s?[/|,]\s?[mwfdhxio]){1,3}|all genders)[)\]]?$/iu;

const exampleOf = (text: string, gold: LabeledNeeds, maker: string): NamedExample => ({
  page: namedPage(text, isOfRules(maker) ? undefined : namesByRules(text)),
  gold: namesIn(gold),
});

/** Each advertisement by itself, and as it is copied from a page. */
function* examplesOf(without: readonly string[]): Generator<NamedExample> {
  const random = randomOf(11);
  for (const [maker, own] of makers) {
    if (without.includes(maker)) continue;
    for (const { text, gold } of own) {
      const others = own.filter((one) => one.gold.language === gold.language);
      const other = others[Math.floor(random() * others.length)]?.gold ?? gold;
      const job = { ...gold, ...namesIn(gold) };
      yield exampleOf(text, gold, maker);
      yield exampleOf(copiedPage(text, job, { ...other, ...namesIn(other) }, random), gold, maker);
    }
  }
  for (const { text, role, company } of targetAdvertisements)
    yield { page: namedPage(text, undefined), gold: { title: role, employer: company } };
}

/** The rows of the table, from which the model is read as the product does. */
function learn(without: readonly string[]): PackedRow[] {
  const examples = codedExamples(examplesOf(without));
  const weights = namedKinds.flatMap((kind, label) =>
    [...trainNames(examples, kind, most, randomOf(7))].map(([hash, weight]) => ({
      hash,
      label,
      steps: Math.max(-mostSteps, Math.min(mostSteps, Math.round(weight * stepsOfOne))),
    })),
  );
  return pack(weights.filter(({ steps }) => steps !== 0));
}

const tableOf = (rows: readonly PackedRow[]): string =>
  [
    '# Source: learned from fixtures/advertisements by npm run train -w packages/analysis',
    'start\tweights',
    ...rows.map(({ start, weights }) => `${start}\t${weights}`),
    '',
  ].join('\n');

const measure = (without: readonly string[]): void => {
  const model: NameModel = modelOf(learn(without));
  for (const isEnglish of [true, false]) {
    const own = [...makers]
      .flatMap(([maker, fixtures]) => (without.includes(maker) ? fixtures : []))
      .filter(({ gold }) => (gold.language === 'en') === isEnglish);
    if (own.length === 0) continue;
    for (const [how, read] of [
      ['rules', namesByRules],
      ['learned', (text: string) => readNames(text, namesByRules(text), model)],
    ] as const)
      process.stdout.write(
        `${without.join('+')} ${isEnglish ? 'en' : 'others'} (${own.length}) ${how}: ${measureNames(own, read)}\n`,
      );
  }
};

const leftOut = leftOutMakers(makers.keys());
if (leftOut) leftOut.forEach(measure);
else {
  const rows = learn([]);
  writeFileSync(new URL('../src/job-match/named/name-weights.tsv', import.meta.url), tableOf(rows));
  const { title, employer } = modelOf(rows);
  process.stdout.write(
    `${title.steps.length} weights of titles, ${employer.steps.length} of employers\n`,
  );
}
