import { expect, it } from 'vitest';
import { shortFormsOut } from './short-forms.ts';

it('writes arrows between figures out', () => {
  expect(shortFormsOut('Waste 14% -> 9%')).toBe('Waste from 14% to 9%');
});

/** Work that grows with the square of the length would take minutes. */
it.each(['1,', '1.5', '1 a', '£1 → '])('comes to an end: %s', (part) => {
  const text = part.repeat(150_000);
  expect(shortFormsOut(text).length).toBeGreaterThanOrEqual(text.length / 2);
});
