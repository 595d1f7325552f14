import { describe, expect, it } from 'vitest';
import { labelChain } from './crf.ts';
import { randomOf } from './random.ts';
import { trainCrf } from './train-crf.ts';

const options = { width: 12, borderKinds: 6 };
const example = {
  features: [1, 2, 1, 2].map((hash) => Int32Array.from([hash, 9])),
  borders: Int8Array.from([5, 3, 3, 3]),
  gold: Int16Array.from([4, 11, 4, 11]),
};
const examples = Array.from({ length: 8 }, () => example);

describe('a trained model', () => {
  it('labels what is like its examples, with the same weights each time', () => {
    const crf = trainCrf(examples, options);
    expect([...labelChain(crf, example).labels]).toEqual([4, 11, 4, 11]);
    expect(trainCrf(examples, options)).toEqual(crf);
    const other = trainCrf(examples, { ...options, random: randomOf(8) });
    expect(other.weights).not.toEqual(crf.weights);
  });

  it('learns nothing of transitions that may not be', () => {
    const mayFollow = (from: number | undefined, to: number) => from !== 7 || to !== 8;
    const { transitions } = trainCrf(examples, { ...options, mayFollow });
    const at = (3 * 12 + 7) * 12 + 8;
    expect(transitions[at]).toBe(0);
    expect(trainCrf(examples, options).transitions[at]).not.toBe(0);
  });

  it('gives no weights to what was seen once', () => {
    expect(trainCrf([example], options).rows.has(9)).toBe(true);
    const once = { ...example, features: example.features.map((_, at) => Int32Array.of(at)) };
    expect(trainCrf([once], options).rows.size).toBe(0);
  });
});
