import { expect, test } from 'vitest';
import { namesByRules } from '../read-advertisement.ts';
import { needsFixtures } from '../testing/needs-fixtures.ts';
import { namedKinds, nameModel, rankNames } from './name-model.ts';
import { namedPage } from './named-page.ts';

/** The last words of a line begin fewer: of names of up to 16 words half a square is lacking. */
const lackingAtEnd = 16 ** 2 / 2;

test.each(['Acme Ltd ', 'in Leeds, ', 'cook – (', 'a@b.c ', 'A. '])(
  'what may be a name grows with the text and no faster: %s',
  (turn) => {
    const count = (times: number) => namedPage(turn.repeat(times), undefined).candidates.length;
    expect(count(100)).toBeLessThanOrEqual(2 * count(50) + lackingAtEnd);
  },
);

test('what may be a name shares one certainty with all others and with none at all', () => {
  for (const { text } of needsFixtures('learned/b').slice(0, 5)) {
    const page = namedPage(text, namesByRules(text));
    for (const kind of namedKinds) {
      const ranked = rankNames(page, nameModel()[kind]);
      const whole = ranked.reduce((sum, { probability }) => sum + probability, 0);
      expect(whole).toBeLessThanOrEqual(1.000_001);
      expect(whole).toBeGreaterThan(0.9);
      const keys = ranked.map(({ key }) => key);
      expect(keys).toEqual([...new Set(keys)]);
    }
  }
});
