import type { ApplicationSummary } from '@folio/contract/applications';
import fc from 'fast-check';
import { afterEach, expect, it, vi } from 'vitest';
import { application } from '../testing/application.ts';
import {
  byDay,
  entriesByDay,
  firstWeekdayIn,
  monthAfter,
  monthOf,
  weeksOf,
} from './calendar-days.ts';

afterEach(() => vi.restoreAllMocks());

/** Insertion sort that compares the earlier one with the later one, as Firefox does. */
function sortedAsInFirefox(this: unknown[], compare: (a: unknown, b: unknown) => number) {
  const done: unknown[] = [];
  for (const one of this) {
    const after = done.findLastIndex((other) => compare(other, one) <= 0);
    done.splice(after + 1, 0, one);
  }
  return done;
}

it('what is on one day stays in its order in every browser', () => {
  vi.spyOn(Array.prototype, 'toSorted').mockImplementation(sortedAsInFirefox as never);
  const step = (id: string) => application({ id, nextStepDay: '2026-12-04' });
  const all = [step('a'), step('b'), application({ id: 'c', deadline: '2026-12-04' })];
  const event = { id: 'e', day: '2026-12-04', status: null, text: 'Met Jo' };
  const days = entriesByDay(byDay(all), [{ id: 'd', role: '', company: '', event }], all);
  expect(days.get('2026-12-04')?.map(({ id }) => id)).toEqual(['c', 'a', 'b', 'd']);
});

it('weeks begin as they do where their reader lives', () => {
  const begin = ['en-US', 'de-DE', 'en-GB', 'ar-EG', 'pt-BR'].map(firstWeekdayIn);
  expect(begin).toEqual([0, 1, 1, 6, 0]);
  expect(firstWeekdayIn('en-US@posix')).toBe(0);
  expect(weeksOf('2026-11', 1).map((week) => week[0])).toEqual([
    '2026-10-26',
    '2026-11-02',
    '2026-11-09',
    '2026-11-16',
    '2026-11-23',
    '2026-11-30',
  ]);
  expect(weeksOf('2026-11', 1).at(-1)?.at(-1)).toBe('2026-12-06');
});

it('a month is whole weeks from Sunday, each of its days once', () => {
  expect(weeksOf('2026-11').map((week) => week[0])).toEqual([
    '2026-11-01',
    '2026-11-08',
    '2026-11-15',
    '2026-11-22',
    '2026-11-29',
  ]);
  expect(weeksOf('2026-11').at(-1)?.at(-1)).toBe('2026-12-05');
  // Four weeks, and not one more.
  expect(weeksOf('2026-02')).toHaveLength(4);
  const month = fc
    .record({ year: fc.integer({ min: 1000, max: 9998 }), number: fc.integer({ min: 1, max: 12 }) })
    .map(
      ({ year, number }) => `${String(year).padStart(4, '0')}-${String(number).padStart(2, '0')}`,
    );
  fc.assert(
    fc.property(month, (one) => {
      const weeks = weeksOf(one);
      const days = weeks.flat();
      expect(new Set(days).size).toBe(days.length);
      for (const week of weeks) {
        expect(new Date(week[0] ?? '').getUTCDay()).toBe(0);
        expect(week.some((day) => monthOf(day) === one)).toBe(true);
      }
      const [year = 0, number = 0] = one.split('-').map(Number);
      const last = new Date(0);
      last.setUTCFullYear(year, number, 0);
      expect(days.filter((day) => monthOf(day) === one)).toHaveLength(last.getUTCDate());
      expect(monthAfter(monthAfter(one, 1), -1)).toBe(one);
    }),
  );
  expect(monthAfter('2026-12', 1)).toBe('2027-01');
});

it('what has ended, or has no day, is on no day; the soonest is first', () => {
  const step = (id: string, nextStepDay: string | null, status = 'applied') =>
    ({ id, nextStepDay, status }) as ApplicationSummary;
  const days = byDay([
    step('a', '2026-12-04'),
    step('b', null),
    step('c', '2026-11-30'),
    step('d', '2026-12-04', 'rejected'),
    step('e', '2026-12-04', 'interview'),
  ]);
  expect([...days].map(([day, all]) => [day, all.map(({ id }) => id)])).toEqual([
    ['2026-11-30', ['c']],
    ['2026-12-04', ['a', 'e']],
  ]);
});

it('events stand beside next steps, and that a job was saved is no date', () => {
  const one = application({
    id: '7',
    role: 'Cook',
    nextStep: 'Call Jo',
    nextStepDay: '2026-12-04',
  });
  const event = { id: 'e', day: '2026-12-04', status: 'interview' as const, text: '' };
  const job = { id: '8', role: 'Baker', company: '' };
  const days = entriesByDay(byDay([one]), [
    { ...job, event },
    { ...job, event: { ...event, id: 'f', day: '2026-12-01', status: 'saved' } },
    { ...job, event: { ...event, id: 'g', day: '2026-12-02', status: null, text: 'Met Jo' } },
  ]);
  expect([...days].map(([day, all]) => [day, all.map(({ kind, role }) => [kind, role])])).toEqual([
    ['2026-12-02', [['event', 'Baker']]],
    [
      '2026-12-04',
      [
        ['step', 'Cook'],
        ['event', 'Baker'],
      ],
    ],
  ]);
});

it('the last day to apply stands first on its day, until something was sent', () => {
  const saved = application({ role: 'Cook', deadline: '2026-12-04', nextStepDay: '2026-12-04' });
  const sent = application({ role: 'Baker', deadline: '2026-12-04', status: 'applied' });
  const days = entriesByDay(byDay([saved, sent]), [], [saved, sent]);
  expect([...days].map(([day, all]) => [day, all.map(({ kind, role }) => [kind, role])])).toEqual([
    [
      '2026-12-04',
      [
        ['deadline', 'Cook'],
        ['step', 'Cook'],
      ],
    ],
  ]);
});
