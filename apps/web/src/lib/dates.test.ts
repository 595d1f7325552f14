import { describe, expect, it } from 'vitest';
import { daysSince, shortMoment } from './dates.ts';

const now = new Date(2026, 10, 21, 0, 30);
const at = (...parts: [number, number, number, number?, number?]) =>
  new Date(...parts).toISOString();

describe('daysSince', () => {
  it.each([
    ['the same day', at(2026, 10, 21, 0, 5), 0],
    ['a moment ago, but yesterday', at(2026, 10, 20, 23, 59), 0],
    ['a day ago', at(2026, 10, 20, 0, 30), 1],
    ['29 days and 20 hours ago', at(2026, 9, 22, 4, 30), 29],
    ['a clock that runs ahead', at(2026, 10, 22), 0],
  ])('counts whole days: %s', (_, iso, days) => {
    expect(daysSince(iso, now)).toBe(days);
  });
});

describe('shortMoment', () => {
  it('names the year only where it is another', () => {
    expect(shortMoment(at(2026, 10, 21, 0, 5), now)).toMatch(/^Today, /);
    expect(shortMoment(at(2026, 10, 18), now)).not.toContain('2026');
    expect(shortMoment(at(2024, 10, 18), now)).toContain('2024');
  });
});
