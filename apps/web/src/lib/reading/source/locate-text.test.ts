import { describe, expect, it } from 'vitest';
import { locateText, type TextSegment } from './locate-text.ts';

const line = (text: string, y: number, x = 50): TextSegment => ({
  text,
  x,
  y,
  width: text.length * 5,
  height: 12,
});
const near = { page: 1, x: 50, y: 0, width: 1, height: 1 };
const whole = (text: string) => ({ text, start: 0, end: text.length, near });

describe('where a text stands on a page', () => {
  const segments = [
    line('• Cut the cost of trans-', 100),
    line('port by 12 %.', 114),
    line('Else', 128),
  ];

  it('is every line of it, however it was broken', () => {
    const areas = locateText(segments, whole('Cut the cost of transport by 12 %.'));
    expect(areas.map(({ y }) => y)).toEqual([100, 114]);
    expect(areas[1]).toMatchObject({ page: 1, x: 50, width: 13 * 5 });
  });

  it('is the part that is meant', () => {
    const text = 'Cut the cost of transport by 12 %.';
    const start = text.indexOf('by');
    const areas = locateText(segments, { text, start, end: start + 2, near });
    expect(areas).toHaveLength(1);
    expect(areas[0]?.y).toBe(114);
    expect(areas[0]?.x).toBeGreaterThan(50);
    expect(areas[0]?.width).toBeLessThan(20);
  });

  it('joins words and letters that stand apart on a line', () => {
    const words = [line('Led', 100, 50), line('a', 100.4, 70), line('team', 100, 80)];
    expect(locateText(words, whole('Led a team'))).toEqual([
      { page: 1, x: 50, y: 100, width: 50, height: 12 },
    ]);
  });

  it('is the one of several that was read there', () => {
    const twice = [line('Bristol', 100), line('x', 110), line('Bristol', 300)];
    const sought = { ...whole('Bristol'), near: { ...near, y: 298 } };
    expect(locateText(twice, sought).map(({ y }) => y)).toEqual([300]);
  });

  it('is nowhere where the page does not show it', () => {
    expect(locateText(segments, whole('Something else'))).toEqual([]);
    expect(locateText(segments, whole('…'))).toEqual([]);
    expect(locateText([], whole('Else'))).toEqual([]);
  });
});
