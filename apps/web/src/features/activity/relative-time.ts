const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;
const longestInDays = 30;

/** '5 minutes ago', '1 hour ago', '29 days ago'; from 30 days on the day itself: 'Jan 5, 2024'. */
export function relativeTime(iso: string, now: number): string {
  const moment = Date.parse(iso);
  // A minute is the least, also for a clock that runs ahead.
  const ageMs = Math.max(minuteMs, now - moment);
  if (ageMs < hourMs) return ago(ageMs / minuteMs, 'minute');
  if (ageMs < dayMs) return ago(ageMs / hourMs, 'hour');
  if (ageMs < longestInDays * dayMs) return ago(ageMs / dayMs, 'day');
  return new Date(moment).toLocaleDateString('en-US', {
    month: 'short',
    day: 'numeric',
    year: 'numeric',
  });
}

function ago(amount: number, unit: string): string {
  const whole = Math.floor(amount);
  return `${whole} ${unit}${whole === 1 ? '' : 's'} ago`;
}
