import { expect, it } from 'vitest';
import { placeOf } from './read-advertisement.ts';

it.each([
  ['Cook\nLocation: Bath, England', 'Bath, England'],
  ['Cook\n**Location:** Bengaluru (hybrid) ', 'Bengaluru (hybrid)'],
  ['- Work location: Köln | ', 'Köln'],
  ['Cook\r\nWHERE: Leeds.', 'Leeds'],
  ['Nurse\nGood Harbor Hospital\nTacoma, WA | Full time | $42/hr', 'Tacoma, WA'],
  ['Registered Nurse, OR\nGood Harbor Hospital\nTacoma, WA', 'Tacoma, WA'],
  ['Cook - St. Louis, MO 63101 (on site)', 'St. Louis, MO 63101 (on site)'],
  ['Designer\n\nAcme · Remote · Full time', 'Remote'],
])('the place of a job is read where a line names it: %j', (text, place) => {
  expect(placeOf(text)).toBe(place);
});

it.each([
  'Location is key to us.',
  'Location:',
  `Location: ${'far '.repeat(40)}`,
  'We are based in many cities.',
  'Cook\nTacoma, WA or Boise, ID\nWe hire all over.',
  'Cook\nTacoma, WA | Boise, ID',
  'Registered Nurse, OR\nGood Harbor Hospital',
  'Senior Medical Assistant, MA | Full time',
  'Clerk\nJoin Smith, OK? We thought so.',
  '',
])('no place is made up: %j', (text) => {
  expect(placeOf(text)).toBe('');
});
