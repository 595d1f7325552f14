import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrastOf, paperColors, toDarkColor } from './dark-color.tsx';

const color = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);

describe('toDarkColor', () => {
  it('[dark-color-1] turns the paper dark and the ink light', () => {
    expect(contrastOf(toDarkColor('#ffffff'), paperColors.dark)).toBeLessThan(1.1);
    expect(contrastOf(toDarkColor('#111111'), paperColors.dark)).toBeGreaterThan(12);
  });

  it('keeps readable what was readable on white', () => {
    fc.assert(
      fc.property(color, (ink) => {
        const dark = toDarkColor(ink);
        expect(dark).toMatch(/^#[0-9a-f]{6}$/);
        if (contrastOf(ink, '#ffffff') < 4.5) return;
        expect(contrastOf(dark, paperColors.dark)).toBeGreaterThanOrEqual(4.5);
      }),
    );
  });

  it('keeps a blue accent blue', () => {
    const value = Number.parseInt(toDarkColor('#1f4e8c').slice(1), 16);
    expect(value & 255).toBeGreaterThan((value >> 16) & 255);
  });
});
