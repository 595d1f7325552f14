import { describe, expect, it } from 'vitest';
import { resolutionOf } from './page-pictures.ts';

describe('the picture of a scanned page', () => {
  it('has 200 dpi on paper that people print on', () => {
    for (const [widthPt, heightPt] of [
      [595, 842],
      [842, 1191],
    ] as const)
      expect(resolutionOf(widthPt, heightPt) * 72).toBeCloseTo(200);
  });

  it.each([
    ['as large as a PDF may be', 14_400, 14_400],
    ['that is a strip of screens', 595, 11_900_000],
    ['a point high', 14_400, 1],
  ])('fits into a canvas of any browser where a page is %s', (_, widthPt, heightPt) => {
    const scale = resolutionOf(widthPt, heightPt);
    expect(Math.max(widthPt, heightPt) * scale).toBeLessThanOrEqual(16_001);
    expect(widthPt * heightPt * scale ** 2).toBeLessThanOrEqual(16_000_001);
  });
});
