import { t } from './words/words.ts';

const dayMs = 24 * 60 * 60_000;

/**
 * 'Today, 14:02', '18 Nov', or '18 Nov 2024' for another year; in the user's time zone and
 * language.
 */
export function shortMoment(iso: string, now = new Date()): string {
  const moment = new Date(iso);
  if (moment.toDateString() === now.toDateString()) {
    return t('Today, {toLocaleTimeString}', {
      toLocaleTimeString: moment.toLocaleTimeString(undefined, {
        hour: 'numeric',
        minute: '2-digit',
      }),
    });
  }
  const isThisYear = moment.getFullYear() === now.getFullYear();
  return moment.toLocaleDateString(undefined, {
    day: 'numeric',
    month: 'short',
    ...(isThisYear ? {} : { year: 'numeric' }),
  });
}

/** '21 November 2027', in the user's time zone and language. */
export const longDate = (iso: string): string =>
  new Date(iso).toLocaleDateString(undefined, { day: 'numeric', month: 'long', year: 'numeric' });

/** Whole days since a moment; 0 for today and for moments in the future (a wrong clock). */
export const daysSince = (iso: string, now: Date | number = Date.now()): number =>
  Math.max(0, Math.floor((Number(now) - Date.parse(iso)) / dayMs));

/**
 * A future moment, to follow 'until': '22 Dec', or '14:02' if it is today; in the user's time zone
 * and language.
 */
export function untilWords(iso: string, now = new Date()): string {
  const moment = new Date(iso);
  return moment.toDateString() === now.toDateString()
    ? moment.toLocaleTimeString(undefined, { hour: 'numeric', minute: '2-digit' })
    : moment.toLocaleDateString(undefined, { day: 'numeric', month: 'short' });
}
