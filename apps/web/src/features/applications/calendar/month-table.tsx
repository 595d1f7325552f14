import { useState } from 'react';
import { t } from '../../../lib/words/words.ts';
import { classNames } from '../../../ui/class-names.ts';
import { linkStyle } from '../../../ui/link-style.ts';
import { localToday } from '../applications.copy.ts';
import { dayInWords, type Entry, type Month, monthOf } from './calendar-days.ts';
import { Entries } from './entries.tsx';

const weekdays = () => [
  t('Sunday'),
  t('Monday'),
  t('Tuesday'),
  t('Wednesday'),
  t('Thursday'),
  t('Friday'),
  t('Saturday'),
];

type MonthTableProps = {
  month: Month;
  /** 'December 2026'. */
  title: string;
  weeks: readonly (readonly string[])[];
  firstWeekday: number;
  days: ReadonlyMap<string, readonly Entry[]>;
};

export function MonthTable({ month, title, weeks, firstWeekday, days }: MonthTableProps) {
  const today = localToday();
  return (
    <table className="w-full table-fixed max-lg:hidden">
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
  );
}

/**
 * Lets a month fit into the window below the page's heading and controls, if the window is high
 * enough.
 */
const cellHeight = (weeks: number) => `clamp(6rem, (100dvh - 17rem) / ${weeks}, 8.5rem)`;

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
            <span className="sr-only"> {dayInWords(number.day)}</span>
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
