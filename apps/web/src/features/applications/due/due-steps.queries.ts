import {
  DueDeadline,
  deadlineNearDays,
  NextStep,
  nextStepRoutes,
} from '@folio/contract/step-reminders';
import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { api } from '../../../lib/api-client.ts';
import { lastSeen } from '../../../lib/last-seen/last-seen.ts';
import { localToday } from '../applications.copy.ts';
import { applicationsKey } from '../applications.queries.ts';

const Steps = z.object({
  data: z.array(NextStep),
  total: z.number(),
  deadlines: z.array(DueDeadline).default([]),
});

/** Loaded ahead, for days without a connection. */
const daysAhead = 7;

/** Next steps due until this day, the earliest first, and deadlines of the days after. */
export const dueStepsQuery = (today: string) =>
  queryOptions({
    queryKey: [...applicationsKey, 'due', today] as const,
    queryFn: async ({ queryKey }) => {
      const { data, total, deadlines } = await lastSeen(
        { name: 'next-steps', queryKey, schema: Steps },
        async () => {
          const until = dayAfter(today, daysAhead);
          const answer = await api(nextStepRoutes.list, { querystring: { until } });
          return { ...answer, deadlines: answer.deadlines ?? [] };
        },
      );
      const due = data.filter(({ day }) => day <= today);
      // The answer is limited: if its last step is due, further ones may be.
      const nearBy = dayAfter(today, deadlineNearDays);
      const near = deadlines.filter(({ deadline: day }) => day >= today && day <= nearBy);
      return { due, near, isCut: due.length === data.length && total > data.length };
    },
    staleTime: 0,
  });

/** Counts calendar days, since two days a year don't have 24 hours. */
export function dayAfter(day: string, by: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return localToday(new Date(year, month - 1, date + by));
}
