import { describe, expect, it } from 'vitest';
import { saysContract, withoutContract } from './set-phrases.ts';

describe('saysContract', () => {
  it.each([
    'Full-time',
    'Vollzeit, befristet',
    'CDD saisonnier',
    '(part-time)',
    'Teilzeit 80 %',
    'Tempo pieno',
  ])('knows %s', (text) => {
    expect(saysContract(text)).toBe(true);
  });

  it.each(['Contract Manager', 'Permanent Secretary', 'CDI Systems', 'Temp Star Ltd'])(
    'does not take %s for the terms of a job',
    (text) => {
      expect(saysContract(text)).toBe(false);
    },
  );
});

it.each([
  ['Painter (stagionale)', 'Painter'],
  ['Painter (contratto tramite agenzia)', 'Painter'],
  ['Acme, Leeds (Zeitarbeit über Nord)', 'Acme, Leeds'],
  ['Painter (Sergeant)', 'Painter (Sergeant)'],
])('takes the terms off %s', (text, rest) => {
  expect(withoutContract(text)).toBe(rest);
});

it('takes linear time on terms in a row and on an open bracket', () => {
  expect(saysContract('contract '.repeat(6))).toBe(false);
  const open = `(contract ${'a '.repeat(50_000)}`;
  expect(withoutContract(open)).toBe(open);
});
