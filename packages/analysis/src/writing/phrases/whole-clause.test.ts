import { expect, test } from 'vitest';
import { phrasesIn } from './phrase-kind.ts';

const deedOf = (lines: string[], current = false) => {
  const [first] = phrasesIn(lines, { current });
  return first?.kind === 'deed' ? first.texts[0] : undefined;
};

test.each([
  [
    'Served customers, handled complaints and trained two new starters',
    'served customers, handled complaints and trained two new starters',
  ],
  [
    'Raised the score from 82 to 91, moving the resort from ninth to third',
    'raised the score from 82 to 91, moving the resort from ninth to third',
  ],
  [
    'Managed a dispute with the regulator, settled without penalty',
    'managed a dispute with the regulator',
  ],
  ['Ran recruitment for care posts, about 200 vacancies a year', 'ran recruitment for care posts'],
  ['Optimised a search query by adding composite index', 'optimised a search query'],
  ['Grew page from 2k to 19k', 'grew the page from 2k to 19k'],
  ['Launched shop in Kessel', 'launched a shop in Kessel'],
  [
    'I help with testing and fill in the forms on the tablet, qualified supervisor checks and signs',
    'help with testing and fill in the forms on the tablet',
  ],
  ['Led launch of 5 new outlets', 'led the launch of 5 new outlets'],
  ['Prepared organisation for ISO 9001 audits', 'prepared the organisation for ISO 9001 audits'],
  ['Ran 60 tests with a squad of 5 eng, 1 designer', 'ran 60 tests'],
  [
    'Handled average of 60 calls per shift, billing and returns',
    'handled an average of 60 calls per shift',
  ],
])('a clause is told in its writer’s words, as far as it is whole: %s', (line, expected) =>
  expect(deedOf([line], /^I /.test(line))).toBe(expected),
);

test.each([
  'Took over from chef on nights off and',
  'Double up calls, 12 calls a day',
  'Started to learn SQL and now pull own reports',
  'Worked on Docker and Kubernetes',
  'Reported to Finance Committee',
  'Falls on the unit fell by about a quarter',
])('what is not sure to be one is left out: %s', (line) => expect(deedOf([line])).toBeUndefined());

test('who writes articles is believed where there is none', () => {
  const prose = [
    'Led the move of the school to a new reader',
    'Wrote a plan for the board of governors',
  ];
  expect(deedOf(['Took booking desk from 88% to 97%', ...prose])).toBe(
    'took the booking desk from 88% to 97%',
  );
  expect(deedOf(['Introduced a fluency routine in second class', ...prose])).toBe(
    'introduced a fluency routine in second class',
  );
});
