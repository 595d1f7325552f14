import { expect, test } from 'vitest';
import {
  bestSegments,
  longest,
  type SemiCrf,
  segmentAt,
  segmentScores,
  weightsOfItem,
} from './semi-crf.ts';
import { type SegmentedExample, trainSemiCrf } from './train-semi-crf.ts';

/** A sentence of letters: a segment is what stands between 'x' and 'y', if it has two letters or three. */
function exampleOf(text: string): SegmentedExample {
  const letters = [...text];
  return {
    items: letters.map((letter, at) =>
      Int32Array.of(
        letter.charCodeAt(0),
        1000 + (letters[at - 1] ?? '#').charCodeAt(0),
        3000 + (letters[at + 1] ?? '#').charCodeAt(0),
      ),
    ),
    segments: letters.flatMap((_, first) =>
      Array.from({ length: longest }, (_, more) => Int32Array.of(2000 + more)).map((one, more) =>
        first + more < letters.length ? one : new Int32Array(),
      ),
    ),
    gold: Array.from(text.matchAll(/(?<=x)[a-e]{2,3}(?=y)/g), ({ 0: found, index }) => ({
      first: index,
      end: index + found.length,
    })),
  };
}

const texts = ['abxcdya', 'xaby', 'bcda', 'eexdcbyb', 'axay', 'xbdyxcey', 'dxecay', 'cxbbya', 'ed'];
const examples = texts.map(exampleOf);
const options = { rounds: 40, rate: 0.3, dropout: 0, seed: 7 };

function read(
  { items, segments, adjacent }: SemiCrf,
  { items: features, segments: of }: SegmentedExample,
) {
  const sums = features.map((hashes) => {
    const sum: [number, number, number] = [0, 0, 0];
    for (const hash of hashes)
      for (let slot = 0; slot < weightsOfItem; slot++)
        sum[slot] = (sum[slot] ?? 0) + (items.get(hash)?.[slot] ?? 0);
    return sum;
  });
  const scores = segmentScores(sums, (first, end) =>
    Array.from(of[segmentAt(first, end)] ?? []).reduce(
      (sum, hash) => sum + (segments.get(hash) ?? 0),
      0,
    ),
  );
  return bestSegments(scores, adjacent);
}

test('segments are learned by what they begin with, end with, and how long they are', () => {
  const learned = trainSemiCrf(examples, options);
  for (const one of examples) expect(read(learned, one)).toEqual(one.gold);
  const other = exampleOf('bxacyd');
  expect(read(learned, other)).toEqual(other.gold);
});

test('the same examples give the same weights', () => {
  expect(trainSemiCrf(examples, options)).toEqual(trainSemiCrf(examples, options));
});

test('of a feature that occurs once nothing is learned', () => {
  const { items } = trainSemiCrf(examples, options);
  expect(items.has(1000 + 'e'.charCodeAt(0))).toBe(true);
  expect(items.has('#'.charCodeAt(0))).toBe(false);
});

test('nothing is learned from nothing', () => {
  expect(trainSemiCrf([], options)).toEqual({ items: new Map(), segments: new Map(), adjacent: 0 });
});
