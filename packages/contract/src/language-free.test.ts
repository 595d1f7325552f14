import { describe, expect, it } from 'vitest';
import { factDifference, languageFreeFacts } from './language-free.ts';

describe('what a text says in any language', () => {
  it.each([
    ['Cut costs by 12 %', 'Kosten um 12 % gesenkt'],
    ['1,250 customers', '1.250 Kunden'],
    ['1,250,000 users', '1 250 000 utilisateurs'],
    ['up 2.5 points', '2,5 Punkte mehr'],
    ['1,250.50 euros', '1.250,50 Euro'],
    ['0.125 s', '0,125 s'],
    ['25 people', '٢٥ شخصا'],
    ['15 staff', '१५ कर्मचारी'],
    ['https://x.example/a1, and 3', '3 und https://x.example/a1.'],
    ['write to a@b.example', 'Mail an A@b.example'],
    ['in 2019, 2020 and 2021', '2019, 2020 und 2021'],
    ['from 2019 100 people', '100 Leute seit 2019'],
  ])('%j and %j are the same', (one, other) => {
    expect(factDifference(languageFreeFacts(one), languageFreeFacts(other))).toEqual({
      lost: [],
      added: [],
    });
  });

  it.each([
    ['12 %', '15 %', ['12'], ['15']],
    ['3.5 years', '35 Jahre', ['3.5'], ['35']],
    ['5 of 5', '5', ['5'], []],
    ['a team of 5', 'ein Team', ['5'], []],
    [
      'https://x.example/a',
      'https://x.example/b',
      ['https://x.example/a'],
      ['https://x.example/b'],
    ],
  ])('%j and %j are not', (one, other, lost, added) => {
    expect(factDifference(languageFreeFacts(one), languageFreeFacts(other))).toEqual({
      lost,
      added,
    });
  });
});

it('facts are compared by how often they stand, in their order', () => {
  const { lost, added } = factDifference(['5', '7', '5', '9'], ['9', '5', '8', '8']);
  expect([lost, added]).toEqual([
    ['7', '5'],
    ['8', '8'],
  ]);
});
