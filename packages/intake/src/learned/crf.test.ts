import { describe, expect, it } from 'vitest';
import { type Crf, labelChain, marginalsOf, transitionCount } from './crf.ts';
import { width } from './label-rows.ts';
import { trainCrf, usualOptions } from './training/train-crf.ts';

/** Numbers that look like chance and are the same each time. */
const wave = (count: number, by: number) =>
  Float64Array.from({ length: count }, (_, at) => 2 * Math.sin(by * (at + 1)));

/** Every labelling of three segments, with its score. */
function* labellings(nodes: Float64Array, transitions: Float64Array, borders: Int8Array) {
  const table = (at: number) => (borders[at] ?? 0) * width * width;
  for (let a = 0; a < width; a++)
    for (let b = 0; b < width; b++)
      for (let c = 0; c < width; c++) {
        const alone = (nodes[a] ?? 0) + (nodes[width + b] ?? 0) + (nodes[2 * width + c] ?? 0);
        const first = transitions[table(1) + a * width + b] ?? 0;
        const second = transitions[table(2) + b * width + c] ?? 0;
        yield { labels: [a, b, c], score: alone + first + second };
      }
}

describe('the labels of a chain', () => {
  const nodes = wave(3 * width, 0.7);
  const transitions = wave(transitionCount, 0.31);
  const borders = Int8Array.from([5, 1, 3]);
  const all = [...labellings(nodes, transitions, borders)];

  it('are as probable as all labellings with them together', () => {
    const total = all.reduce((sum, { score }) => sum + Math.exp(score), 0);
    const pairs = new Float64Array(transitionCount);
    const marginals = marginalsOf(nodes, transitions.map(Math.exp), borders, pairs);
    for (const [at, label] of [
      [0, 3],
      [1, 0],
      [2, 7],
    ] as const) {
      const own = all.filter(({ labels }) => labels[at] === label);
      const sum = own.reduce((part, { score }) => part + Math.exp(score), 0);
      expect(marginals[at * width + label]).toBeCloseTo(sum / total, 10);
    }
    expect(pairs.reduce((sum, pair) => sum + pair, 0)).toBeCloseTo(2, 10);
  });

  it('are those of the best labelling', () => {
    const rows = new Map([
      [1, 0],
      [2, 1],
      [3, 2],
    ]);
    const crf: Crf = {
      rows,
      weights: Float32Array.from(nodes),
      transitions: Float32Array.from(transitions),
    };
    const features = [1, 2, 3].map((hash) => Int32Array.from([hash]));
    const best = all.reduce((a, b) => (b.score > a.score ? b : a));
    expect([...labelChain(crf, { features, borders }).ids]).toEqual(best.labels);
  });

  it('are learned from what goes with them, the same each time', () => {
    const example = {
      features: [1, 2, 1, 2].map((hash) => Int32Array.from([hash, 9])),
      borders: Int8Array.from([5, 3, 3, 3]),
      gold: Int16Array.from([4, 11, 4, 11]),
    };
    const examples = Array.from({ length: 8 }, () => example);
    const crf = trainCrf(examples);
    expect([...labelChain(crf, example).ids]).toEqual([4, 11, 4, 11]);
    expect(trainCrf(examples)).toEqual(crf);
    expect(trainCrf(examples, [], { ...usualOptions, seed: 8 }).weights).not.toEqual(crf.weights);
  });
});
