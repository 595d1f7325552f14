import { endedStatuses } from '@folio/contract/application-fields';
import type { ApplicationSummary } from '@folio/contract/applications';

/** '2026-12'. */
export type Month = string;

export const monthOf = (day: string): Month => day.slice(0, 7);

/** The month so many after one, or before it. */
export function monthAfter(month: Month, by: number): Month {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return monthOf(new Date(Date.UTC(year, number - 1 + by, 1)).toISOString());
}

/** The weeks that a month touches, Sunday first; the days of its neighbors are there, too. */
export function weeksOf(month: Month): string[][] {
  const first = new Date(`${month}-01T00:00:00Z`);
  const day = new Date(first);
  day.setUTCDate(1 - first.getUTCDay());
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

/** The applications that go on and have a next step on a day, by that day, the soonest first. */
export function byDay(
  applications: readonly ApplicationSummary[],
): ReadonlyMap<string, ApplicationSummary[]> {
  const open = applications.filter(({ status, nextStepDay }) => nextStepDay && !ended.has(status));
  const days = open.toSorted((one, other) =>
    (one.nextStepDay ?? '') < (other.nextStepDay ?? '') ? -1 : 1,
  );
  return Map.groupBy(days, ({ nextStepDay }) => nextStepDay ?? '');
}
