import { emptyBullet, emptyContent, emptyEntries } from '@folio/contract/empty-content';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { hasLongWords } from './long-words.ts';

const withBullet = (text: string) => ({
  ...emptyContent(),
  workExperience: [
    {
      ...emptyEntries.workExperience,
      position: 'Cook',
      bullets: ['Boiled rice.', text].map((line) => ({ ...emptyBullet, text: line })),
    },
  ],
});

it.each([
  ['a compound at the end', 'Leitung der Kraftfahrzeughaftpflicht', true],
  ['sixteen letters and no more', 'abcdefghijklmnop', true],
  ['fifteen letters', 'abcdefghijklmno', false],
  ['a long word after a short one', 'a bcdefghijklmnopq', true],
  ['letters beyond Latin', 'вагоноремонтниками', true],
  ['letters beyond the basic plane', '𐐨'.repeat(16), true],
  ['too few of these', '𐐨'.repeat(15), false],
  ['letters and digits', 'abcdefgh1ijklmnop', false],
  ['marks that stand where letters do', 'abcdefgh_ijklmnop~qrs', false],
])('sees %s', (_, text, isLong) => {
  expect(hasLongWords(withBullet(text))).toBe(isLong);
});

it('agrees with the expression on any text', () => {
  const text = fc.string({
    unit: fc.constantFrom('a', 'é', 'ß', ' ', '-', '_', '𐐨'),
    maxLength: 60,
  });
  fc.assert(
    fc.property(text, (given) => {
      expect(hasLongWords(withBullet(given))).toBe(/\p{L}{16}/u.test(given));
    }),
  );
});
