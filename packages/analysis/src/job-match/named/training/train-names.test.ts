import { randomOf } from '@folio/crf/random';
import { expect, test } from 'vitest';
import { pack } from '../../conditions/condition-model.ts';
import { stepsOfOne } from '../../conditions/sparse-weights.ts';
import { namesByRules } from '../../read-advertisement.ts';
import { needsFixtures } from '../../testing/needs-fixtures.ts';
import { modelOf, namedKinds, rankNames } from '../name-model.ts';
import { namedPage } from '../named-page.ts';
import { codedExamples, type NamedExample } from './coded-examples.ts';
import { trainNames } from './train-names.ts';

const examples = needsFixtures('learned/b')
  .slice(0, 8)
  .map(({ text, gold }): NamedExample => ({ page: namedPage(text, namesByRules(text)), gold }));

test('the same advertisements teach the same weights, by which their own names are found', () => {
  const [one, other] = [0, 1].map(() =>
    trainNames(codedExamples(examples), 'employer', 2_000, randomOf(7)),
  );
  expect([...(one ?? [])]).toEqual([...(other ?? [])]);
  expect(one?.size).toBe(2_000);
  const weights = Array.from(one ?? [], ([hash, weight]) => ({
    hash,
    label: namedKinds.indexOf('employer'),
    steps: Math.round(weight * stepsOfOne),
  }));
  const { employer } = modelOf(pack(weights));
  const found = examples.map(({ page }) => rankNames(page, employer)[0]?.key);
  const right = examples.filter(({ gold }, at) => gold.employer.toLowerCase() === found[at]);
  expect(right.length).toBeGreaterThanOrEqual(6);
});
