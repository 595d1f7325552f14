import type { ApplicationSummary } from '@folio/contract/applications';
import { useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Link } from 'react-router';
import { t } from '../../lib/words/words.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { linkStyle } from '../../ui/link-style.ts';
import { localToday, nameOf, statusNames } from './applications.copy.ts';
import { eventsQuery } from './applications.queries.ts';
import {
  byDay,
  type Entry,
  entriesByDay,
  firstWeekdayIn,
  monthAfter,
  monthOf,
  weeksOf,
} from './calendar-days.ts';
import { useWaitingEvents } from './outbox/use-queued.ts';

const weekdays = () => [
  t('Sunday'),
  t('Monday'),
  t('Tuesday'),
  t('Wednesday'),
  t('Thursday'),
  t('Friday'),
  t('Saturday'),
];
const utc = { timeZone: 'UTC' } as const;
const monthFormat = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', ...utc });
const dayFormat = new Intl.DateTimeFormat('en-US', {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  ...utc,
});
const wordsOf = (format: Intl.DateTimeFormat, day: string) =>
  format.format(new Date(`${day}T00:00:00Z`));

/**
 * Next steps, deadlines and events of a month: a table, or on phones a list of days with entries.
 */
export function CalendarView({ applications }: { applications: readonly ApplicationSummary[] }) {
  const today = localToday();
  const [month, setMonth] = useState(monthOf(today));
  const firstWeekday = firstWeekdayIn(navigator.language);
  const weeks = weeksOf(month, firstWeekday);
  const { steps, days } = useEntries(applications, weeks);
  // Includes the neighboring months' days in the first and last week.
  const inView = [...days].filter(([day]) => weeks.flat().includes(day));
  const title = wordsOf(monthFormat, `${month}-01`);
  return (
    <section aria-labelledby="month">
      <div className="mb-3 flex items-center gap-1">
        <h2 id="month" aria-live="polite" className="mr-auto text-title font-semibold">
          {title}
        </h2>
        <Button size="small" className="max-md:h-11" onClick={() => setMonth(monthOf(today))}>
          {t('Today')}
        </Button>
        <IconButton
          label={t('Previous month')}
          className="max-md:size-11"
          icon={<ChevronLeft className="size-4" />}
          onClick={() => setMonth(monthAfter(month, -1))}
        />
        <IconButton
          label={t('Next month')}
          className="max-md:size-11"
          icon={<ChevronRight className="size-4" />}
          onClick={() => setMonth(monthAfter(month, 1))}
        />
      </div>
      {inView.length === 0 ? (
        <Nothing days={[...steps.keys()]} month={month} onMonthChange={setMonth} />
      ) : null}
      <DayList key={month} days={inView} today={monthOf(today) === month ? today : undefined} />
      <table className="w-full table-fixed max-sm:hidden">
        <caption className="sr-only">{t('Next steps and events in {title}', { title })}</caption>
        <WeekdayHead first={firstWeekday} />
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]} className="border-t border-line">
              {week.map((day) => (
                <td
                  key={day}
                  style={{ height: cellHeight(weeks.length) }}
                  className="py-2 pr-2 align-top"
                >
                  <Day
                    day={day}
                    isToday={day === today}
                    isOther={monthOf(day) !== month}
                    entries={days.get(day) ?? []}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** So that a month fits into the window, below the page's heading and controls, where that is high enough. */
const cellHeight = (weeks: number) => `clamp(6rem, (100dvh - 17rem) / ${weeks}, 8.5rem)`;

type DayListProps = {
  days: readonly (readonly [day: string, entries: readonly Entry[]])[];
  /** Undefined in another month. */
  today: string | undefined;
};

/** On phones: the days with entries, in the current month from today on, and the earlier ones on request. */
function DayList({ days, today = '' }: DayListProps) {
  const earlier = days.filter(([day]) => day < today);
  const [showsEarlier, setShowsEarlier] = useState(false);
  const shown = showsEarlier ? days : days.filter(([day]) => day >= today);
  return (
    <div className="sm:hidden">
      {earlier.length > 0 ? (
        <Button
          size="small"
          className="mb-3 h-11"
          aria-expanded={showsEarlier}
          onClick={() => setShowsEarlier(!showsEarlier)}
        >
          {showsEarlier ? t('Hide earlier days') : t('Show earlier days')}
        </Button>
      ) : null}
      <ul>
        {shown.map(([day, entries]) => (
          <li key={day} className="border-t border-line py-3">
            <h3
              aria-current={day === today ? 'date' : undefined}
              className={classNames(
                'mb-1 text-small font-medium',
                day === today ? 'text-accent' : 'text-muted',
              )}
            >
              {day === today
                ? t('Today, {day}', { day: wordsOf(dayFormat, day) })
                : wordsOf(dayFormat, day)}
            </h3>
            <Entries entries={entries} look="whole" />
          </li>
        ))}
      </ul>
      {days.length > 0 && shown.length === 0 ? (
        <p className="text-muted">{t('Nothing more this month.')}</p>
      ) : null}
    </div>
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

const WeekdayHead = ({ first }: { first: number }) => (
  <thead>
    <tr>
      {[...weekdays().slice(first), ...weekdays().slice(0, first)].map((name) => (
        <th key={name} scope="col" className="py-2 text-left text-small font-medium text-muted">
          <abbr title={name} className="no-underline">
            {name.slice(0, 3)}
          </abbr>
        </th>
      ))}
    </tr>
  </thead>
);

type DayProps = { day: string; isToday: boolean; isOther: boolean };

const DayNumber = ({ day, isToday, isOther }: DayProps) => (
  <time
    dateTime={day}
    aria-current={isToday ? 'date' : undefined}
    className={classNames(
      'flex h-7 items-center text-small tabular-nums',
      isToday && 'w-7 justify-center rounded-full bg-accent text-on-accent',
      isOther && 'text-faint',
    )}
  >
    {Number(day.slice(8))}
  </time>
);

/**
 * The entries that fit into a day's cell; the others are shown on request, so that weeks are
 * equally high.
 */
const roomFor = 2;

function Day({ entries, ...number }: DayProps & { entries: readonly Entry[] }) {
  const [isOpen, setIsOpen] = useState(false);
  const others = entries.length - roomFor;
  return (
    <>
      <div className="mb-1 flex items-center justify-between gap-2">
        <DayNumber {...number} />
        {others > 0 ? (
          <button
            type="button"
            aria-expanded={isOpen}
            className={`${linkStyle} text-small`}
            onClick={() => setIsOpen(!isOpen)}
          >
            {isOpen ? t('Show fewer') : t('{others} more', { others })}
            <span className="sr-only"> {wordsOf(dayFormat, number.day)}</span>
          </button>
        ) : null}
      </div>
      <Entries
        entries={isOpen ? entries : entries.slice(0, roomFor)}
        look={entries.length === 1 ? 'two-lines' : 'one-line'}
      />
    </>
  );
}

type EntriesProps = {
  entries: readonly Entry[];
  /** The lines that an entry may take: those of two in a cell fit into its height. */
  look: 'whole' | 'two-lines' | 'one-line';
};

/** Tasks, interviews and offers have an accented line, other events a faint one. */
const Entries = ({ entries, look }: EntriesProps) =>
  entries.map((entry) => (
    <p key={entry.key} className="mb-1 text-small">
      <Link
        to={`/applications/${entry.id}`}
        className={classNames(
          'block border-l-2 pl-2 hover:underline max-sm:py-1',
          isMarked(entry) ? 'border-accent' : 'border-line',
          look === 'one-line' && 'truncate',
        )}
        title={look === 'one-line' ? `${wordsOfEntry(entry)}, ${nameOf(entry)}` : undefined}
      >
        <span className={classNames(lines[look], isMarked(entry) && 'font-medium')}>
          {wordsOfEntry(entry)}
        </span>{' '}
        <span className={classNames(lines[look], 'text-muted')} title={nameOf(entry)}>
          {nameOf(entry)}
        </span>
      </Link>
    </p>
  ));

const lines = {
  whole: 'line-clamp-2 wrap-anywhere',
  'two-lines': 'block truncate',
  'one-line': undefined,
} as const;

const isMarked = (entry: Entry): boolean =>
  entry.kind !== 'event' || entry.event.status === 'interview' || entry.event.status === 'offer';

function wordsOfEntry(entry: Entry): string {
  if (entry.kind === 'deadline') return t('Last day to apply');
  if (entry.kind === 'step') return entry.text || t('Next step');
  const { status, text } = entry.event;
  return [status && statusNames[status], text].filter(Boolean).join(': ');
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
      <Button size="small" className="max-md:h-11" onClick={() => onMonthChange(monthOf(nearest))}>
        {t('Go to {month}', { month: wordsOf(monthFormat, `${monthOf(nearest)}-01`) })}
      </Button>
    </p>
  );
}
