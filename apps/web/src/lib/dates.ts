const dayMs = 24 * 60 * 60_000;

/** 'Today, 14:02', '18 Nov', or '18 Nov 2024' for another year. In the reader's time and language. */
export function shortMoment(iso: string, now = new Date()): string {
  const moment = new Date(iso);
  if (moment.toDateString() === now.toDateString()) {
    return `Today, ${moment.toLocaleTimeString(undefined, { hour: '2-digit', minute: '2-digit' })}`;
  }
  const isThisYear = moment.getFullYear() === now.getFullYear();
  return moment.toLocaleDateString(undefined, {
    day: 'numeric',
    month: 'short',
    ...(isThisYear ? {} : { year: 'numeric' }),
  });
}

/** '21 November 2027', in the reader's time and language. */
export const longDate = (iso: string): string =>
  new Date(iso).toLocaleDateString(undefined, { day: 'numeric', month: 'long', year: 'numeric' });

/** How many whole days lie between a moment and now; 0 for today, and for a clock that runs ahead. */
export const daysSince = (iso: string, now: Date | number = Date.now()): number =>
  Math.max(0, Math.floor((Number(now) - Date.parse(iso)) / dayMs));

/**
 * For a moment to come, after 'until': '22 Dec', or '14:02' on its day. In the reader's time and
 * language.
 */
export function untilWords(iso: string, now = new Date()): string {
  const moment = new Date(iso);
  return moment.toDateString() === now.toDateString()
    ? moment.toLocaleTimeString(undefined, { hour: '2-digit', minute: '2-digit' })
    : moment.toLocaleDateString(undefined, { day: 'numeric', month: 'short' });
}
