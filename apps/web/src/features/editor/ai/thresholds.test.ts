import { describe, expect, it } from 'vitest';
import { atsMessage, isHighlighted } from './thresholds.ts';

describe('the numbers of the ATS analysis', () => {
  it.each([
    ['ats', 80],
    ['keywords', 70],
    ['format', 85],
  ] as const)('%s is highlighted above %i, not at it', (kind, bar) => {
    expect(isHighlighted(kind, bar)).toBe(false);
    expect(isHighlighted(kind, bar + 1)).toBe(true);
  });

  it.each([
    [100, 'Excellent! Your resume is well-optimized for ATS systems.'],
    [85, 'Excellent! Your resume is well-optimized for ATS systems.'],
    [84, 'Good! Some improvements can enhance your ATS score.'],
    [70, 'Good! Some improvements can enhance your ATS score.'],
    [69.9, 'Needs improvement. Several optimizations recommended.'],
    [0, 'Needs improvement. Several optimizations recommended.'],
  ])('a score of %d is told as "%s"', (score, message) => {
    expect(atsMessage(score)).toBe(message);
  });
});
