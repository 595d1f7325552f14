import { describe, expect, it } from 'vitest';
import { clampCrop, cutOf, dragCrop, fullCrop, maxZoom } from './crop-dialog.tsx';

const wide = { width: 400, height: 200 };

describe('a cut of a picture', () => {
  it('is at first the largest square in its middle', () => {
    expect(cutOf(wide, fullCrop)).toEqual({ left: 100, top: 0, side: 200 });
    expect(cutOf({ width: 200, height: 400 }, fullCrop)).toEqual({ left: 0, top: 100, side: 200 });
  });

  it('moves against the picture, which is dragged', () => {
    expect(cutOf(wide, dragCrop(wide, fullCrop, 0.25, 0)).left).toBeCloseTo(50);
    expect(cutOf(wide, dragCrop(wide, { ...fullCrop, zoom: 2 }, 0, -0.5)).top).toBeCloseTo(100);
  });

  it('[crop-dialog-1] never leaves the picture', () => {
    expect(cutOf(wide, dragCrop(wide, fullCrop, 9, 9))).toEqual({ left: 0, top: 0, side: 200 });
    expect(cutOf(wide, dragCrop(wide, fullCrop, -9, -9))).toEqual({
      left: 200,
      top: 0,
      side: 200,
    });
    const corner = dragCrop(wide, { ...fullCrop, zoom: 4 }, -9, -9);
    expect(cutOf(wide, clampCrop(wide, { ...corner, zoom: 1 }))).toEqual({
      left: 200,
      top: 0,
      side: 200,
    });
  });

  it('is zoomed in so far and no further', () => {
    expect(clampCrop(wide, { ...fullCrop, zoom: 99 }).zoom).toBe(maxZoom);
    expect(clampCrop(wide, { ...fullCrop, zoom: 0 }).zoom).toBe(1);
    expect(cutOf(wide, { ...fullCrop, zoom: 2 })).toEqual({ left: 150, top: 50, side: 100 });
  });
});
