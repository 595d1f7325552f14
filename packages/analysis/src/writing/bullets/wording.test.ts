import { expect, test } from 'vitest';
import { checkFacts } from '../../fact-guard/check-facts.ts';
import { wordyPhrases } from '../../text/wordy-phrases.ts';
import { improveProse } from './improve-bullet.ts';

test.each([...wordyPhrases])('%s is %s in a rewrite, and no fact is added', (phrase, plain) => {
  const before = `We read the figures ${phrase}.`;
  const after = `We read the figures ${plain}.`;
  expect(improveProse(before).text).toBe(after);
  expect(checkFacts(before, after).flags).toEqual([]);
});

test('how often something was done is told where it stands at the end', () => {
  expect(improveProse('Met them on a weekly basis, and wrote').text).toBe(
    'Met them weekly, and wrote',
  );
  const text = 'Made slides for the board on a weekly basis to tell of sales';
  expect(improveProse(text).text).toBe(text);
});

test('a phrase keeps its capital, and its of before whose they are', () => {
  expect(improveProse('In order to sell, a majority of my guests called.').text).toBe(
    'To sell, most of my guests called.',
  );
  expect(improveProse('Answered a large number of the calls').text).toBe(
    'Answered many of the calls',
  );
});
