import type { Moment } from '@folio/contract/history';
import { t, wordsLocale } from '../../lib/words/words.ts';
import { classNames } from '../../ui/class-names.ts';
import { describeMoment, momentFilters } from './history.copy.ts';

type Props = {
  moments: readonly Moment[];
  selected: string | undefined;
  onSelect: (id: string) => void;
};

/** All versions, newest first, grouped by day. */
export function MomentList({ moments, selected, onSelect }: Props) {
  const days = Map.groupBy(moments, ({ at }) => dayOf(at));
  return (
    <ol className="grid gap-4">
      {[...days].map(([day, ofDay]) => (
        <li key={day}>
          <h2 className="px-3 text-small text-faint">{day}</h2>
          <ol className="mt-1">
            {ofDay.map((moment) => (
              <li key={moment.id} className="relative">
                <Dot moment={moment} />
                <button
                  type="button"
                  aria-current={moment.id === selected ? 'true' : undefined}
                  onClick={() => onSelect(moment.id)}
                  className={classNames(
                    'w-full rounded-control py-2 pr-3 pl-8 text-left hover:bg-line/60 finger:min-h-11',
                    'aria-[current]:bg-tint aria-[current]:hover:bg-tint',
                  )}
                >
                  <span className="block font-medium wrap-anywhere">
                    {moment.name ?? timeOf(moment.at)}
                  </span>
                  <span className="block text-small text-muted wrap-anywhere">
                    {moment.name ? `${timeOf(moment.at)} · ` : ''}
                    {describeMoment(moment)}
                  </span>
                </button>
              </li>
            ))}
          </ol>
        </li>
      ))}
    </ol>
  );
}

/** A version's dot on the day's line: filled if it is named, green if it was sent. */
const Dot = ({ moment }: { moment: Moment }) => (
  <span aria-hidden className="pointer-events-none absolute inset-y-0 left-3 w-2.5">
    <span className="absolute inset-y-0 left-1/2 w-px -translate-x-1/2 bg-line" />
    <span
      className={classNames(
        'absolute top-3.5 size-2.5 rounded-full border-2',
        moment.name !== null
          ? 'border-ink bg-ink'
          : momentFilters.sent(moment)
            ? 'border-good bg-good'
            : 'border-control bg-desk',
      )}
    />
  </span>
);

export const timeOf = (iso: string): string =>
  new Date(iso).toLocaleTimeString(undefined, { hour: 'numeric', minute: '2-digit' });

/** 'Today', 'Yesterday', 'Friday, November 20'; with the year if it is another. */
export function dayOf(iso: string, now = new Date()): string {
  const day = new Date(iso);
  const yesterday = new Date(now);
  yesterday.setDate(now.getDate() - 1);
  if (day.toDateString() === now.toDateString()) return t('Today');
  if (day.toDateString() === yesterday.toDateString()) return t('Yesterday');
  const isThisYear = day.getFullYear() === now.getFullYear();
  return day.toLocaleDateString(wordsLocale(), {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    ...(isThisYear ? {} : { year: 'numeric' }),
  });
}
