import { describe, expect, it } from 'vitest';
import { pictureWidthPx } from './resume-card.tsx';

describe('pictureWidthPx', () => {
  it('is enough for the screen, from few widths', () => {
    expect(pictureWidthPx(200, 1)).toBe(480);
    expect(pictureWidthPx(240, 2)).toBe(480);
    expect(pictureWidthPx(430, 1)).toBe(480);
    expect(pictureWidthPx(430, 2)).toBe(800);
    expect(pictureWidthPx(0, 1)).toBe(480);
  });
});
