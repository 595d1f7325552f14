import { describe, expect, it } from 'vitest';
import { areaBandOf, bandOf, shownParts, shownScore } from './score-bands.ts';

describe('the band of a score', () => {
  it.each([
    [100, 'Excellent'],
    [80, 'Excellent'],
    [79.9, 'Good'],
    [60, 'Good'],
    [59.9, 'Needs significant improvement'],
    [0, 'Needs significant improvement'],
  ])('%d is %s', (score, label) => expect(bandOf(score).label).toBe(label));

  it.each([
    [
      [35.4, 23.7, 20.6],
      [35, 24, 20],
    ],
    [
      [35, 23, 20],
      [35, 23, 20],
    ],
    [
      [50, 25, 24.9],
      [50, 25, 24],
    ],
    [
      [0, 0, 0],
      [0, 0, 0],
    ],
  ])('is made of parts that add up to it: %j', (parts, shown) => {
    const whole = parts.reduce((sum, part) => sum + part, 0);
    expect(shownParts(parts, whole)).toEqual(shown);
    expect(shown.reduce((sum, part) => sum + part, 0)).toBe(shownScore(whole));
  });

  it('[score-bands-1] of an area is strong from 70', () => {
    expect(areaBandOf(70).label).toBe('Strong');
    expect(areaBandOf(69.9).label).toBe('Weak');
  });

  it('is never another than the number that is shown has', () => {
    for (let score = 0; score <= 100; score += 0.1)
      expect(bandOf(shownScore(score))).toEqual(bandOf(score));
  });
});
