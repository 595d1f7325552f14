/**
 * Learns which part of an advertisement is its title and which its employer, from the labeled ones of
 * `fixtures/advertisements`: `npm run train -w packages/analysis`. Writes
 * `src/job-match/named/name-weights.tsv`; the same files give the same bytes. With `--leave-out` nothing
 * is written: each maker's advertisements are read by a model of the others', and the figures printed.
 */

import { writeFileSync } from 'node:fs';
import { randomOf } from '@folio/crf/random';
import { hashBase } from '../src/job-match/learned/need-model.ts';
import { type NameModel, namedKinds, stepsOfOne } from '../src/job-match/named/name-model.ts';
import { namedPage } from '../src/job-match/named/named-page.ts';
import { readNames } from '../src/job-match/named/read-names.ts';
import { type NamedExample, trainNames } from '../src/job-match/named/training/train-names.ts';
import { namesByRules } from '../src/job-match/read-advertisement.ts';
import { measureNames } from '../src/job-match/testing/measure-names.ts';
import { labelledMakers, type NeedsFixture } from '../src/job-match/testing/needs-fixtures.ts';
import { targetAdvertisements } from '../src/job-match/testing/target-advertisements.ts';

const most = 4_000;
const mostSteps = 999;

/** The rules were written with this maker's texts, so their reading of these is nothing to learn from. */
const isOfRules = (maker: string) => maker === 'first';

const exampleOf = ({ text, gold }: NeedsFixture, maker: string): NamedExample => ({
  page: namedPage(text, isOfRules(maker) ? undefined : namesByRules(text)),
  gold,
});
const targets = targetAdvertisements.map(
  ({ text, role, company }): NamedExample => ({
    page: namedPage(text, undefined),
    gold: { title: role, employer: company },
  }),
);

function learn(examples: readonly NamedExample[]): NameModel {
  const of = (kind: (typeof namedKinds)[number]) =>
    new Map(
      [...trainNames(examples, kind, most, randomOf(7))].map(([feature, weight]) => [
        feature,
        stepsIn(weight) / stepsOfOne,
      ]),
    );
  return { title: of('title'), employer: of('employer') };
}

const stepsIn = (weight: number) =>
  Math.max(-mostSteps, Math.min(mostSteps, Math.round(weight * stepsOfOne)));

const tableOf = (model: NameModel): string =>
  [
    '# Source: learned from fixtures/advertisements by npm run train -w packages/analysis',
    'kind\tfeature\tweight',
    ...namedKinds
      .flatMap((kind) =>
        [...model[kind]]
          .filter(([, weight]) => weight !== 0)
          .map(([feature, weight]) =>
            [kind, feature.toString(hashBase), stepsIn(weight)].join('\t'),
          ),
      )
      .toSorted(),
    '',
  ].join('\n');

const makers = labelledMakers();
const examples = new Map(
  [...makers].map(([maker, own]) => [maker, own.map((one) => exampleOf(one, maker))]),
);

if (process.argv.includes('--leave-out')) {
  for (const [maker, fixtures] of makers) {
    if (isOfRules(maker)) continue;
    const others = [...examples].flatMap(([other, own]) => (other === maker ? [] : own));
    const model = learn([...others, ...targets]);
    for (const isEnglish of [true, false]) {
      const own = fixtures.filter(({ gold }) => (gold.language === 'en') === isEnglish);
      if (own.length === 0) continue;
      for (const [how, read] of [
        ['rules', namesByRules],
        ['learned', (text: string) => readNames(text, namesByRules(text), model)],
      ] as const)
        process.stdout.write(
          `${maker} ${isEnglish ? 'en' : 'others'} (${own.length}) ${how}: ${measureNames(own, read)}\n`,
        );
    }
  }
} else {
  const model = learn([...[...examples.values()].flat(), ...targets]);
  writeFileSync(
    new URL('../src/job-match/named/name-weights.tsv', import.meta.url),
    tableOf(model),
  );
  process.stdout.write(
    `${model.title.size} weights of titles, ${model.employer.size} of employers\n`,
  );
}
