import { expect, test } from 'vitest';
import { advertisementLines } from '../../advertisement-lines.ts';
import { readSentences } from '../../learned/read-sentences.ts';
import { readAdvertisement } from '../../read-advertisement.ts';
import { needsFixtures } from '../../testing/needs-fixtures.ts';
import { sparseWeights } from '../sparse-weights.ts';
import { labeledConditions, trainConditions } from './train-conditions.ts';

const fixtures = needsFixtures('learned/b').slice(0, 8);
const examples = fixtures.flatMap(({ text, gold }) =>
  labeledConditions(readSentences(advertisementLines(text), 'en').sentences, gold),
);

test('the same advertisements teach the same weights, by which their own conditions are found', () => {
  const [learned, again] = [0, 1].map(() => trainConditions(examples, 10_000));
  expect(again).toEqual(learned);
  if (!learned) throw new Error('Nothing was learned');
  const { weights, transitions } = learned;
  const conditions = {
    weights: sparseWeights(weights, weights.length),
    transitions: Float64Array.from(transitions),
  };
  const found = fixtures.flatMap(({ text, gold }) => {
    const read = readAdvertisement(text, { conditions }).knockouts.map(({ kind }) => kind);
    return gold.knockouts.map(({ kind }) => read.some((one) => one === kind));
  });
  expect(weights).toHaveLength(10_000);
  expect(found.filter(Boolean).length / found.length).toBeGreaterThan(0.8);
});
