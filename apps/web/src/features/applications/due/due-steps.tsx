import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { t } from '../../../lib/words/words.ts';
import { linkStyle } from '../../../ui/link-style.ts';
import { dayWords, localToday, nameOf } from '../applications.copy.ts';
import { dueStepsQuery } from './due-steps.queries.ts';

const mostShown = 4;

/** Today's next steps and deadlines; renders nothing if there are none. */
export function DueSteps() {
  const today = useToday();
  const { data } = useQuery(dueStepsQuery(today));
  if (!data || data.due.length + data.near.length === 0) return null;
  const deadlines = data.near.slice(0, mostShown);
  const steps = data.due.slice(0, mostShown - deadlines.length);
  const left = data.due.length + data.near.length - deadlines.length - steps.length;
  return (
    <section aria-labelledby="today" className="mt-6 border-y border-line py-4">
      <div className="flex items-baseline justify-between gap-4">
        <h2 id="today" className="text-large font-semibold">
          {t('Today')}
        </h2>
        <Link to="/applications" className={`text-small ${linkStyle}`}>
          {left > 0
            ? t('{count} more in Applications', { count: data.isCut ? `${left}+` : left })
            : t('Applications')}
        </Link>
      </div>
      <ul className="mt-1">
        {deadlines.map((job) => (
          <li key={`deadline ${job.id}`}>
            <Link
              to={`/applications/${job.id}`}
              className="group flex flex-wrap items-baseline gap-x-3 rounded-sm py-2"
            >
              <span className="min-w-0 font-display text-warning italic group-hover:text-accent">
                {job.deadline === today
                  ? t('Last day to apply')
                  : t('Apply by {day}', { day: dayWords(job.deadline, today) })}
              </span>
              <span className="min-w-0 text-small text-muted wrap-anywhere">{nameOf(job)}</span>
            </Link>
          </li>
        ))}
        {steps.map((step) => (
          <li key={step.id}>
            <Link
              to={`/applications/${step.id}`}
              className="group flex flex-wrap items-baseline gap-x-3 rounded-sm py-2"
            >
              <span className="min-w-0 font-display italic wrap-anywhere group-hover:text-accent">
                {step.nextStep || t('Next step')}
              </span>
              <span className="min-w-0 text-small text-muted wrap-anywhere">{nameOf(step)}</span>
              {step.day < today ? (
                <span className="text-small text-warning">
                  {t('since {day}', { day: dayWords(step.day, today) })}
                </span>
              ) : null}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

const minuteMs = 60_000;

/** Updates at midnight, since pages stay open. */
function useToday(): string {
  const [today, setToday] = useState(() => localToday());
  useEffect(() => {
    const timer = setInterval(() => setToday(localToday()), minuteMs);
    return () => clearInterval(timer);
  }, []);
  return today;
}
