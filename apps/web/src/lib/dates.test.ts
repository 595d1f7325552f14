import { describe, expect, it } from 'vitest';
import { daysSince, shortMoment } from './dates.ts';

const now = new Date(2026, 10, 21, 0, 30);
const at = (...parts: [number, number, number, number?, number?]) =>
  new Date(...parts).toISOString();

describe('daysSince', () => {
  it.each([
    ['the same day', at(2026, 10, 21, 0, 5), 0],
    ['a moment ago, but yesterday', at(2026, 10, 20, 23, 59), 1],
    ['over a change of the clocks', at(2026, 2, 1), 265],
    ['a clock that runs ahead', at(2026, 10, 22), 0],
  ])('counts midnights: %s', (_, iso, days) => {
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
