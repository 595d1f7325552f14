import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { emailKey } from './email-key.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

/** What one part of the system or another takes for the same text. */
const alike = [
  (text: string) => text.toLowerCase(),
  // Marks in no order change places with an iota below a letter, which is a letter in capitals (D145).
  (text: string) => text.normalize('NFC').toUpperCase(),
  (text: string) => text.normalize('NFKC'),
  (text: string) => text.normalize('NFD'),
];

/** Every character that is written in more than one way, so that it may be mistaken for another. */
const doubtful = Array.from({ length: 0x110000 }, (_, code) => code)
  .filter((code) => code > 0 && (code < 0xd800 || code > 0xdfff))
  .map((code) => String.fromCodePoint(code))
  .filter((letter) => alike.some((change) => change(letter) !== letter));

const address = (text: string) => `a${text}b@gmail.com`;

describe('the key of an e-mail address', () => {
  it('is one for what JavaScript or Unicode take for the same, letter by letter', () => {
    expect(doubtful.length).toBeGreaterThan(15_000);
    const different = doubtful.filter((letter) => {
      const key = emailKey(address(letter));
      return alike.some((change) => emailKey(change(address(letter))) !== key);
    });
    expect(different).toEqual([]);
  });

  it('is one for what PostgreSQL takes for the same', async () => {
    const { rows } = await database.db.execute<{ letter: string; lower: string }>(sql`
      select letter, lower(letter) as lower
      from unnest(${sql.param(doubtful)}::text[]) as given (letter) where lower(letter) <> letter`);
    expect(rows.length).toBeGreaterThan(1_000);
    const different = rows.filter(
      ({ letter, lower }) => emailKey(address(letter)) !== emailKey(address(lower)),
    );
    expect(different).toEqual([]);
  });

  it('is its own key, and one for whole addresses in any spelling', () => {
    const letter = fc.constantFrom(...doubtful, ...'abIiſß.+-@');
    const text = fc.array(letter, { maxLength: 20 }).map((letters) => letters.join(''));
    fc.assert(
      fc.property(text, text, (name, host) => {
        const written = `${name}@${host}`;
        const key = emailKey(written);
        expect(emailKey(key)).toBe(key);
        for (const change of alike) expect(emailKey(change(written))).toBe(key);
      }),
      { numRuns: 2_000 },
    );
  });

  it.each([
    ['İda@gmail.com', 'ida@gmail.com'],
    ['i̇da@gmail.com', 'ida@gmail.com'],
    ['ıda@gmail.com', 'ida@gmail.com'],
    [' ADA@Gmail.Com ', 'ada@gmail.com'],
    ['groß@gmail.com', 'gross@gmail.com'],
    ['ﬁn@gmail.com', 'fin@gmail.com'],
    ['ａｄａ＠ｇｍａｉｌ．ｃｏｍ', 'ada@gmail.com'],
    ['ada@MÜNCHEN。example', 'ada@xn--mnchen-3ya.example'],
    ['ada+cv@gmail.com', 'ada+cv@gmail.com'],
    ['a.d.a@gmail.com', 'a.d.a@gmail.com'],
  ])('of %s is %s', (written, key) => {
    expect(emailKey(written)).toBe(key);
  });
});
