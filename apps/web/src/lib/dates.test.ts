import { afterEach, describe, expect, it } from 'vitest';
import { daysSince, longDate, shortMoment, untilWords } from './dates.ts';
import { setWords } from './words/words.ts';

afterEach(() => setWords('en-US', () => undefined));

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

it('dates are in the language of the texts around them, whatever the browser’s is', () => {
  const day = at(2026, 11, 22);
  const shown = () => [untilWords(day, now), shortMoment(day, now), longDate(day)];
  expect(shown()).toEqual(['Dec 22', 'Dec 22', 'December 22, 2026']);
  setWords('de', () => undefined);
  expect(shown()).toEqual(['22. Dez.', '22. Dez.', '22. Dezember 2026']);
});
