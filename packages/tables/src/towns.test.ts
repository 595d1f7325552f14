import { expect, test } from 'vitest';
import { isTown } from './towns.ts';

test.each([
  'Thirsk',
  'Trondheim',
  'São Paulo',
  'OSTRAVA',
  'Umea',
  'Łódź',
  'Tromsø',
  'Villingen-Schwenningen',
  "Cortina d'Ampezzo",
  'Aix-en-Provence',
])('%s is a town', (name) => expect(isTown(name)).toBe(true));

test.each([
  '',
  'A',
  'Thirs',
  'Thirsky',
  'Head of Design',
  'Leeds Beckett University',
  '|',
  'constructor',
])('"%s" is none', (name) => expect(isTown(name)).toBe(false));

test('the first and the last town of the list are found too, and its head is none', () => {
  expect(['Aabenraa', 'Żywiec', 'name', ''].map(isTown)).toEqual([true, true, false, false]);
});
