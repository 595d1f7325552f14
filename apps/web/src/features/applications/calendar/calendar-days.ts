import { endedStatuses } from '@folio/contract/application-fields';
import type { ApplicationSummary, DatedEvent } from '@folio/contract/applications';

/** '2026-12'. */
export type Month = string;

export const monthOf = (day: string): Month => day.slice(0, 7);

const utc = { timeZone: 'UTC' } as const;
const monthFormat = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', ...utc });
const dayFormat = new Intl.DateTimeFormat('en-US', {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  ...utc,
});

/** 'December 2026'. */
export const monthInWords = (month: Month): string =>
  monthFormat.format(new Date(`${month}-01T00:00:00Z`));

/** 'Tuesday, December 1'. */
export const dayInWords = (day: string): string => dayFormat.format(new Date(`${day}T00:00:00Z`));

/** The month `by` months later, or earlier if negative. */
export function monthAfter(month: Month, by: number): Month {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return monthOf(new Date(Date.UTC(year, number - 1 + by, 1)).toISOString());
}

/** `getWeekInfo` is not in our TypeScript `lib` yet; older browsers have it as a property. */
type WeekInfo = { getWeekInfo?: () => { firstDay: number }; weekInfo?: { firstDay: number } };

/** The first weekday in this language's region, 0 for Sunday; Sunday if unknown. */
export function firstWeekdayIn(language: string): number {
  // Chromium on Linux may say 'en-US@posix', which is no language tag.
  const [tag = 'en'] = language.split('@');
  const locale = new Intl.Locale(tag) as WeekInfo;
  return ((locale.getWeekInfo?.() ?? locale.weekInfo)?.firstDay ?? 7) % 7;
}

/** The full weeks of a month, including days of the neighboring months. */
export function weeksOf(month: Month, firstWeekday = 0): string[][] {
  const first = new Date(`${month}-01T00:00:00Z`);
  const day = new Date(first);
  day.setUTCDate(1 - ((first.getUTCDay() - firstWeekday + 7) % 7));
  const weeks: string[][] = [];
  do {
    const week: string[] = [];
    for (let count = 0; count < 7; count += 1) {
      week.push(day.toISOString().slice(0, 10));
      day.setUTCDate(day.getUTCDate() + 1);
    }
    weeks.push(week);
  } while (monthOf(day.toISOString()) === month);
  return weeks;
}

const ended: ReadonlySet<string> = new Set(endedStatuses);

/** Returns 0 for equal days, because otherwise browsers sort them differently. */
const inTurn = (one: string, other: string): number => Number(one > other) - Number(one < other);

/** Open applications by the day of their next step, the soonest first. */
export function byDay(
  applications: readonly ApplicationSummary[],
): ReadonlyMap<string, ApplicationSummary[]> {
  const open = applications.filter(({ status, nextStepDay }) => nextStepDay && !ended.has(status));
  const days = open.toSorted((one, other) =>
    inTurn(one.nextStepDay ?? '', other.nextStepDay ?? ''),
  );
  return Map.groupBy(days, ({ nextStepDay }) => nextStepDay ?? '');
}

/** An entry of a day: a next step, a deadline, or an event of a timeline. */
export type Entry = Pick<ApplicationSummary, 'id' | 'role' | 'company'> & {
  key: string;
  day: string;
} & (
    | { kind: 'step'; text: string }
    | { kind: 'deadline' }
    | { kind: 'event'; event: DatedEvent['event'] }
  );

/**
 * Next steps, events and the deadlines of `applications` by day, the earliest first; within a day,
 * tasks precede events. The event of saving a job is left out.
 */
export function entriesByDay(
  steps: ReadonlyMap<string, readonly ApplicationSummary[]>,
  events: readonly DatedEvent[],
  applications: readonly ApplicationSummary[] = [],
): ReadonlyMap<string, Entry[]> {
  const ofDeadlines = applications.flatMap(({ id, role, company, deadline, status }): Entry[] =>
    deadline !== null && status === 'saved'
      ? [{ kind: 'deadline', key: `deadline ${id}`, id, role, company, day: deadline }]
      : [],
  );
  const ofSteps = [...steps].flatMap(([day, all]) =>
    all.map(({ id, role, company, nextStep }): Entry => {
      return { kind: 'step', key: `step ${id}`, id, role, company, day, text: nextStep };
    }),
  );
  const ofEvents = events
    .filter(({ event }) => event.status !== 'saved' || event.text !== '')
    .map(({ event, ...application }): Entry => {
      const key = `event ${application.id} ${event.id}`;
      return { kind: 'event', key, ...application, day: event.day, event };
    });
  const all = [...ofDeadlines, ...ofSteps, ...ofEvents].toSorted((one, other) =>
    inTurn(one.day, other.day),
  );
  return Map.groupBy(all, ({ day }) => day);
}
