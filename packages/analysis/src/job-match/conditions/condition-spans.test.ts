import { describe, expect, it } from 'vitest';
import { labelCount, labelOf } from './condition-labels.ts';
import { conditionSpans } from './condition-spans.ts';

/** Probabilities of words that are outside, but for some. */
function probabilities(some: Partial<Record<'licence' | 'shift', number>>[]) {
  const table = new Float64Array(some.length * labelCount);
  for (const [at, { licence = 0, shift = 0 }] of some.entries()) {
    table[at * labelCount] = 1 - licence - shift;
    table[at * labelCount + labelOf('licence')] = licence;
    table[at * labelCount + labelOf('shift')] = shift;
  }
  return table;
}

describe('conditions among the words of a sentence', () => {
  it('are as probable as their likeliest word', () => {
    const found = conditionSpans(probabilities([{}, { licence: 0.3 }, { licence: 0.8 }, {}]));
    expect(found).toEqual([{ kind: 'licence', first: 1, end: 3, probability: 0.8 }]);
  });

  it('go on behind one doubtful word, and end behind two', () => {
    const word = { shift: 0.9 };
    const found = conditionSpans(probabilities([word, {}, word, {}, {}, word]));
    expect(found.map(({ first, end }) => [first, end])).toEqual([
      [0, 3],
      [5, 6],
    ]);
  });

  it('share no word: each is of its likeliest kind', () => {
    const found = conditionSpans(
      probabilities([{ licence: 0.9 }, { licence: 0.3, shift: 0.6 }, { shift: 0.9 }]),
    );
    expect(found.map(({ kind, first, end }) => [kind, first, end])).toEqual([
      ['licence', 0, 1],
      ['shift', 1, 3],
    ]);
  });

  it('are told in reading order, whatever their kind', () => {
    const found = conditionSpans(probabilities([{ shift: 0.9 }, {}, { licence: 0.9 }]));
    expect(found.map(({ kind }) => kind)).toEqual(['shift', 'licence']);
  });
});
