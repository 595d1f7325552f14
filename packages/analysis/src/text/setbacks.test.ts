import { expect, it } from 'vitest';
import { isWhole } from '../writing/letter/item-text.ts';
import { withoutLacks } from './lacking.ts';

it('a list of what is lacking is lacking to its end, and what was done stays', () => {
  const stated = (text: string) => withoutLacks(text).replace(/\s+/g, ' ').trim();
  expect(stated('No experience with SAP, Kubernetes or Go. Used Java.')).toBe('. Used Java.');
  expect(stated('No experience with SAP, led 12 people or more')).toBe(', led 12 people or more');
  expect(stated('No experience with SAP, which 3 or 4 people used')).toMatch(/which 3 or 4/);
});

it('a letter does not tell what went wrong', () => {
  expect(isWhole('Lost 40% of our customers to the shop next door')).toBe(false);
  expect(isWhole('Won 40% of our customers from the shop next door')).toBe(true);
});
