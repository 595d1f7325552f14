import type { Moment } from '@folio/contract/history';
import { classNames } from '../../ui/class-names.ts';
import { describeMoment } from './history.copy.ts';

type Props = {
  moments: readonly Moment[];
  selected: string | undefined;
  onSelect: (id: string) => void;
};

/** All moments, the newest first, by the day that they are of. */
export function MomentList({ moments, selected, onSelect }: Props) {
  const days = Map.groupBy(moments, ({ at }) => dayOf(at));
  return (
    <ol className="grid gap-4">
      {[...days].map(([day, ofDay]) => (
        <li key={day}>
          <h2 className="px-3 text-small text-faint">{day}</h2>
          <ol className="mt-1">
            {ofDay.map((moment) => (
              <li key={moment.id}>
                <button
                  type="button"
                  aria-current={moment.id === selected ? 'true' : undefined}
                  onClick={() => onSelect(moment.id)}
                  className={classNames(
                    'w-full rounded-control px-3 py-2 text-left hover:bg-line/60 max-md:min-h-11',
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

export const timeOf = (iso: string): string =>
  new Date(iso).toLocaleTimeString(undefined, { hour: 'numeric', minute: '2-digit' });

/** 'Today', 'Yesterday', 'Friday, November 20', with the year where it is another. */
export function dayOf(iso: string, now = new Date()): string {
  const day = new Date(iso);
  const yesterday = new Date(now);
  yesterday.setDate(now.getDate() - 1);
  if (day.toDateString() === now.toDateString()) return 'Today';
  if (day.toDateString() === yesterday.toDateString()) return 'Yesterday';
  const isThisYear = day.getFullYear() === now.getFullYear();
  return day.toLocaleDateString(undefined, {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    ...(isThisYear ? {} : { year: 'numeric' }),
  });
}
