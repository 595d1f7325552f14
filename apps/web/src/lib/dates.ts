import { t, wordsLocale } from './words/words.ts';

const dayMs = 24 * 60 * 60_000;

/**
 * 'Today, 14:02', 'Nov 18', or 'Nov 18, 2024' for another year; in the user's time zone, with the
 * hours as they write them, and in the language of the texts.
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
  return moment.toLocaleDateString(wordsLocale(), {
    day: 'numeric',
    month: 'short',
    ...(isThisYear ? {} : { year: 'numeric' }),
  });
}

/** 'November 21, 2027', in the user's time zone and the language of the texts. */
export const longDate = (iso: string): string =>
  new Date(iso).toLocaleDateString(wordsLocale(), {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  });

/** Whole days since a moment; 0 for today and for moments in the future (a wrong clock). */
export const daysSince = (iso: string, now: Date | number = Date.now()): number =>
  Math.max(0, Math.floor((Number(now) - Date.parse(iso)) / dayMs));

/**
 * A future moment, to follow 'until': 'Dec 22', or '14:02' if it is today; in the user's time zone.
 */
export function untilWords(iso: string, now = new Date()): string {
  const moment = new Date(iso);
  return moment.toDateString() === now.toDateString()
    ? moment.toLocaleTimeString(undefined, { hour: 'numeric', minute: '2-digit' })
    : moment.toLocaleDateString(wordsLocale(), { day: 'numeric', month: 'short' });
}
