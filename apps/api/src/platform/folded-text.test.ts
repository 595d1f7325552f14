import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { folded, plainCharacters } from './folded-text.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const isPlain = new RegExp(`^[${plainCharacters}]$`, 'u');
const all = Array.from({ length: 0x11_0000 }, (_, code) => code)
  .filter((code) => code < 0xd800 || code > 0xdfff)
  .map((code) => String.fromCodePoint(code));

it('what needs no normalizing is changed by it neither alone nor behind another letter', () => {
  const plain = all.filter((one) => isPlain.test(one));
  expect(plain.length).toBeGreaterThan(30_000);
  expect(plain.filter((one) => one !== one.normalize('NFC') || /\p{M}/u.test(one))).toEqual([]);
  // What composes with the letter before it stands behind the first letter of some normal form D.
  const composing = new Set(all.flatMap((one) => Array.from(one.normalize('NFD')).slice(1)));
  expect([...composing].filter((one) => isPlain.test(one))).toEqual([]);
});

it('a text is folded as if it were normalized, whatever it is made of', async () => {
  const letters = [
    'e',
    'É',
    'é',
    '\u0301',
    '\u0323',
    'я',
    'ß',
    '你',
    '가',
    '\u1100',
    '\u11a8',
    'ก',
  ];
  const text = fc.string({ unit: fc.constantFrom(...letters, 'م', '\u064e', '\u212b', '\n') });
  const texts = fc.sample(text, { numRuns: 300, seed: 1 });
  const { rows } = await test.db.execute<{ fast: string; slow: string }>(sql`
    select ${folded(sql`one`)} as fast, lower(normalize(one)) as slow
    from jsonb_array_elements_text(${JSON.stringify(texts)}::jsonb) one`);
  expect(rows).toHaveLength(300);
  expect(rows.map(({ fast }) => fast)).toEqual(rows.map(({ slow }) => slow));
});
