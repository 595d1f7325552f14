import { expect, it } from 'vitest';
import { nextZoom, percentOf, pixelsPerPt } from './zoom.ts';

it('zooms in steps from whatever is shown, within 50 and 200 percent', () => {
  expect(nextZoom(87, 'in')).toBe(100);
  expect(nextZoom(87, 'out')).toBe(75);
  expect(nextZoom(100, 'in')).toBe(125);
  expect(nextZoom(200, 'in')).toBeUndefined();
  expect(nextZoom(50, 'out')).toBeUndefined();
});

it('a page at 100 % is as wide as on paper; fitted, as wide as the desk', () => {
  expect(pixelsPerPt(100, 300, 595) * 72).toBeCloseTo(96);
  expect(pixelsPerPt('fit', 600, 595) * 595).toBeCloseTo(600);
  expect(percentOf(pixelsPerPt(75, 300, 595))).toBe(75);
});
