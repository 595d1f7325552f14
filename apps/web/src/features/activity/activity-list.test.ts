import { describe, expect, it } from 'vitest';
import { relativeTime } from './activity-list.tsx';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;
const moment = new Date(2024, 0, 5, 12);
const after = (ms: number) => relativeTime(moment.toISOString(), moment.getTime() + ms);

describe('relativeTime', () => {
  it.each([
    [-hourMs, '1 minute ago'],
    [0, '1 minute ago'],
    [2 * minuteMs - 1, '1 minute ago'],
    [2 * minuteMs, '2 minutes ago'],
    [hourMs - 1, '59 minutes ago'],
    [hourMs, '1 hour ago'],
    [dayMs - 1, '23 hours ago'],
    [dayMs, '1 day ago'],
    [30 * dayMs - 1, '29 days ago'],
    [30 * dayMs, 'Jan 5, 2024'],
    [1000 * dayMs, 'Jan 5, 2024'],
  ])('[activity-list-1] says after %i ms: %s', (ms, expected) => {
    expect(after(ms)).toBe(expected);
  });
});
