import { useState } from 'react';
import { t } from '../../../lib/words/words.ts';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { dayInWords, type Entry } from './calendar-days.ts';
import { Entries } from './entries.tsx';

type DayListProps = {
  days: readonly (readonly [day: string, entries: readonly Entry[]])[];
  /** Undefined in another month. */
  today: string | undefined;
};

/** On narrow screens: the days with entries, in the current month from today on, and the earlier ones on request. */
export function DayList({ days, today = '' }: DayListProps) {
  const earlier = days.filter(([day]) => day < today);
  const [showsEarlier, setShowsEarlier] = useState(false);
  const shown = showsEarlier ? days : days.filter(([day]) => day >= today);
  return (
    <div className="lg:hidden">
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
              {day === today ? t('Today, {day}', { day: dayInWords(day) }) : dayInWords(day)}
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
