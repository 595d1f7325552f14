import { expect, test } from 'vitest';
import { phrasesIn } from './phrase-kind.ts';

const phraseOf = (line: string, current = true) =>
  phrasesIn([line], { current }).map(({ kind, texts }) => `${kind}: ${texts.join(' | ')}`);

test.each([
  ['Trained 11 new joinees in CRRT set up', 'deed: trained 11 new joinees in CRRT set up'],
  ['Opened store in Kessel (2022)', 'deed: opened a store in Kessel'],
  ['Redesigned booking flow', 'deed: redesigned the booking flow'],
  ['Automated 420 test cases', 'deed: automated 420 test cases'],
  ['Scheduled board meetings, took minutes', 'deed: scheduled board meetings and took minutes'],
  ['Serve customers, till', 'deed: serve customers'],
])('a deed follows ‘I’: %s', (line, deed) => expect(phraseOf(line)).toEqual([deed]));

test.each([
  ['IV cannulation, ABG sampling', 'work: IV cannulation | ABG sampling'],
  ['Responsible for dialysis of 8 patients', 'work: dialysis of 8 patients'],
  ['Servicing of CAT trucks, D10 dozers', 'work: servicing of CAT trucks and D10 dozers'],
  [
    'Infection control link nurse for the unit',
    'post: an infection control link nurse for the unit',
  ],
  ['Preceptor to 7 new joiners', 'post: a preceptor to 7 new joiners'],
  ['Link nurse for the VAP bundle', 'post: a link nurse for the VAP bundle'],
  ['Grant for soil testing (EU; 2023 to 2027)', 'work: the grant for soil testing'],
  ['Availability of fleet 84% → 91%', 'figures: availability of fleet from 84% to 91%'],
  ['Zero incidents, 3.1 million hours', 'figures: zero incidents, 3.1 million hours'],
])('a thing has a sentence of its kind: %s', (line, phrase) =>
  expect(phraseOf(line)).toEqual([phrase]),
);

test.each([
  'Care plans on PCS',
  'Review code of colleagues',
  'Mean score up from 61 to 72',
  'Upselling champion Q3',
  'Second-chaired two jury trials',
  'Height 5 ft 11',
  'ISO 45001',
  'Employee of the month',
  'Code reviews and sprint planning',
])('what may be either, or is neither, is left out: %s', (line) => {
  expect(phraseOf(line).filter((phrase) => phrase.startsWith('deed'))).toEqual([]);
});

test('a line is a deed where others of its list surely are', () => {
  const line = 'Process invoices for 5 departments';
  expect(phraseOf(line)).toEqual([]);
  const among = phrasesIn([line, 'Prepare the payroll'], { current: true });
  expect(among[0]).toEqual({ kind: 'deed', texts: ['process invoices for 5 departments'] });
});
