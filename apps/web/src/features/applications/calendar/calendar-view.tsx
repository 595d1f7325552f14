import type { ApplicationSummary } from '@folio/contract/applications';
import { useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useMemo, useState } from 'react';
import { t } from '../../../lib/words/words.ts';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { localToday } from '../applications.copy.ts';
import { eventsQuery } from '../applications.queries.ts';
import { useWaitingEvents } from '../outbox/use-queued.ts';
import {
  byDay,
  entriesByDay,
  firstWeekdayIn,
  monthAfter,
  monthInWords,
  monthOf,
  weeksOf,
} from './calendar-days.ts';
import { DayList } from './day-list.tsx';
import { MonthTable } from './month-table.tsx';

/**
 * Next steps, deadlines and events of a month: a table, or where its cells would be too narrow for words, a list of days with entries.
 */
export function CalendarView({ applications }: { applications: readonly ApplicationSummary[] }) {
  const today = localToday();
  const [month, setMonth] = useState(monthOf(today));
  const firstWeekday = firstWeekdayIn(navigator.language);
  const weeks = weeksOf(month, firstWeekday);
  const { steps, days } = useEntries(applications, weeks);
  // Includes the neighboring months' days in the first and last week.
  const inView = [...days].filter(([day]) => weeks.flat().includes(day));
  const title = monthInWords(month);
  return (
    <section aria-labelledby="month">
      <div className="mb-3 flex items-center gap-1">
        <h2 id="month" aria-live="polite" className="mr-auto text-title font-semibold">
          {title}
        </h2>
        <Button size="small" onClick={() => setMonth(monthOf(today))}>
          {t('Today')}
        </Button>
        <IconButton
          label={t('Previous month')}
          icon={<ChevronLeft className="size-4" />}
          onClick={() => setMonth(monthAfter(month, -1))}
        />
        <IconButton
          label={t('Next month')}
          icon={<ChevronRight className="size-4" />}
          onClick={() => setMonth(monthAfter(month, 1))}
        />
      </div>
      {inView.length === 0 ? (
        <Nothing days={[...steps.keys()]} month={month} onMonthChange={setMonth} />
      ) : null}
      <DayList key={month} days={inView} today={monthOf(today) === month ? today : undefined} />
      <MonthTable
        month={month}
        title={title}
        weeks={weeks}
        firstWeekday={firstWeekday}
        days={days}
      />
    </section>
  );
}

/** Next steps by day, and all entries by day, with the events of the visible weeks. */
function useEntries(applications: readonly ApplicationSummary[], weeks: readonly string[][]) {
  const steps = useMemo(() => byDay(applications), [applications]);
  const { data } = useQuery(eventsQuery(weeks[0]?.[0] ?? '', weeks.at(-1)?.at(-1) ?? ''));
  const waiting = useWaitingEvents();
  const days = useMemo(() => {
    // The search also filters events.
    const shown = new Set(applications.map(({ id }) => id));
    const events = [...(data ?? []), ...waiting];
    const ofThese = events.filter(({ id }) => shown.has(id));
    return entriesByDay(steps, ofThese, applications);
  }, [applications, steps, data, waiting]);
  return { steps, days };
}

type NothingProps = {
  /** Days with a next step, the soonest first. */
  days: readonly string[];
  month: string;
  onMonthChange: (month: string) => void;
};

/** For a month without entries: leads to the next month with a step, else the latest before. */
function Nothing({ days, month, onMonthChange }: NothingProps) {
  const nearest = days.find((day) => monthOf(day) > month) ?? days.at(-1);
  if (nearest === undefined)
    return (
      <p className="mb-3 text-muted">
        {t(
          'Nothing has a day yet. Set a next step on an application, or note an interview on its timeline, and it shows up here.',
        )}
      </p>
    );
  return (
    <p className="mb-3 flex flex-wrap items-center gap-3 text-muted">
      {t('Nothing this month.')}
      <Button size="small" onClick={() => onMonthChange(monthOf(nearest))}>
        {t('Go to {month}', { month: monthInWords(monthOf(nearest)) })}
      </Button>
    </p>
  );
}
