import { firstPasswordProblem, knownSpellings } from '@folio/contract/password';
import { dictionary } from '@zxcvbn-ts/language-common';
import { expect, it } from 'vitest';
import { isBreached } from './password-strength.tsx';

it.each(['Password123!', '!!Qwerty123', 'P@ssw0rd', 'Abc123!!'])(
  'a password from a breach is told before the form is sent: %s',
  async (password) => {
    expect(firstPasswordProblem(password)).toBeUndefined();
    expect(await isBreached(password)).toBe(true);
  },
);

it('accepts a password that is not on the list', async () => {
  expect(await isBreached('Quiet-Desk-42!')).toBe(false);
});

it('knows every password of the server’s list that passes the other rules', async () => {
  const atServer = new Set(dictionary['passwords-common']);
  const written = dictionary['passwords-common']
    .map((password) => `${password.replace(/[a-z]/, (letter) => letter.toUpperCase())}!!!!!!!!`)
    .filter((password) => firstPasswordProblem(password) === undefined)
    .filter((password) => knownSpellings(password).some((spelling) => atServer.has(spelling)));
  expect(written.length).toBeGreaterThan(9_000);
  const missed: string[] = [];
  for (const password of written) if (!(await isBreached(password))) missed.push(password);
  expect(missed).toEqual([]);
});
