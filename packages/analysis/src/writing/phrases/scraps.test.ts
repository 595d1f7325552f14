import { expect, test } from 'vitest';
import { hasOtherVerb, withoutScraps } from './scraps.ts';

test.each([
  ['finished my apprenticeship here', 'finished my apprenticeship'],
  ['manage a team of 4 + 2 agencies', 'manage a team of 4'],
  ['led the launch of 5 outlets including first in Leeds', 'led the launch of 5 outlets'],
  ['built 48 units in 17 months against 18 months programme', 'built 48 units in 17 months'],
  ['organised the sports day 3 years', 'organised the sports day'],
  ['organised the sports day for 3 years', 'organised the sports day for 3 years'],
  ['handle average of 60 calls', 'handle an average of 60 calls'],
  ['worked through first and second waves', 'worked through the first and second waves'],
])('a clause without its scraps: %s', (clause, expected) =>
  expect(withoutScraps(clause)).toBe(expected),
);

test.each([
  ['fell on the unit fell by a quarter', true],
  ['rewrote the guide that was out of date', false],
  ['kept the books, which were late', false],
  ['trained two cooks', false],
])('what looks like the verb is none where another one follows: %s', (clause, has) =>
  expect(hasOtherVerb(clause)).toBe(has),
);
