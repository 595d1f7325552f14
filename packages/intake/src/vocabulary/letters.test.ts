import { expect, it } from 'vitest';
import { hasBullet, joinWrapped, repairText, withoutBullet } from './letters.ts';

it.each([
  ['in on-', 'cology trials', 'in oncology trials'],
  ['for on-', 'site visits', 'for on-site visits'],
  ['re-', 'sponsible for', 'responsible for'],
  ['re-', 'engineered it', 're-engineered it'],
  ['a part-', 'nership', 'a partnership'],
  ['a part-', 'time post', 'a part-time post'],
  ['manage-', 'ment', 'management'],
  ['state-of-', 'the-art', 'state-of-the-art'],
  ['ISO-', 'certified', 'ISO-certified'],
  ['one', 'more', 'one more'],
])('%s %s', (before, after, whole) => {
  expect(joinWrapped(before, after)).toBe(whole);
});

it('an accent that TeX sets before its letter is of it, and ticks around a word are not', () => {
  expect(repairText('Compi`egne')).toBe('Compiègne');
  expect(repairText('`Unity` and `SQL`')).toBe('`Unity` and `SQL`');
});

it.each([
  ['* Led a team', 'Led a team'],
  ['✔\ufe0f Led a team', 'Led a team'],
  ['➡\ufe0f Led a team', 'Led a team'],
  ['👉🏽 Led a team', 'Led a team'],
  ['*Led a team', 'Led a team'],
  ['** Led a team', 'Led a team'],
  ['* Ran a 5* hotel', 'Ran a 5* hotel'],
  ['• **Led** a team', '**Led** a team'],
])('%s is an item', (text, expected) => {
  expect(hasBullet(text)).toBe(true);
  expect(withoutBullet(text)).toBe(expected);
});

it.each(['**Led** a team', '*Led* a team', '***Led*** a team', '**Led a team**'])(
  '%s begins with a mark, and no item',
  (text) => {
    expect(hasBullet(text)).toBe(false);
    expect(withoutBullet(text)).toBe(text);
  },
);

it.each([
  ['Ça ˘gla Bo ˘gaz', 'Çağla Boğaz'],
  ['˙Istanbul', 'İstanbul'],
  ['Gül¸sen ¸Sinasi', 'Gülşen Şinasi'],
  ['gar¸con Fran¸cois Bras¸ov', 'garçon François Braşov'],
])('accents of %s', (set, meant) => {
  expect(repairText(set)).toBe(meant);
});

it.each([
  ['Certi\0cations of \0nancial advisers', 'Certifications of financial advisers'],
  ['a \0exible work\0ow in the \0eld', 'a flexible workflow in the field'],
  ['con\0dent and \0uent, speci\0ed', 'confident and fluent, specified'],
  ['a speci\0c pro\0t of a \0yer', 'a specific profit of a flyer'],
  ['an on-\u00ad\u2010campus post', 'an on-campus post'],
])('letters that a file has lost: %j', (set, meant) => {
  expect(repairText(set)).toBe(meant);
});

it('marks of direction around a number are no letters of it', () => {
  expect(repairText('tel. +48 \u202d601 555 012\u202c \u2066Leeds\u2069')).toBe(
    'tel. +48 601 555 012 Leeds',
  );
});
