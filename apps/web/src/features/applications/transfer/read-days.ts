const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
/** Beginnings of German names that differ. */
const germanMonths: Readonly<Record<string, number>> = { mär: 3, mrz: 3, mai: 5, okt: 10, dez: 12 };
const monthOf = (name: string): number => {
  const begin = name.slice(0, 3).toLowerCase();
  return germanMonths[begin] ?? months.indexOf(begin) + 1;
};

/**
 * Parses a day as tables write it: '2026-11-04', '2026-11-04T10:00:00Z', '11/4/2026', '4 Nov 2026',
 * 'November 4, 2026', '4. November 2026'. `isDayFirst` decides between day/month and month/day; with dots
 * the day always comes first.
 */
export function readDay(text: string, isDayFirst = false): string | undefined {
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/.exec(text);
  if (iso) return dayOf(iso[1], iso[2], iso[3]);
  const numbers = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})(?!\d)/.exec(text);
  if (numbers) {
    const [whole, one, two, year] = numbers;
    return isDayFirst || whole.includes('.') ? dayOf(year, two, one) : dayOf(year, one, two);
  }
  const named = /^(?:(\d{1,2})\.?\s+)?(\p{L}{3,9})\.?\s+(?:(\d{1,2}),?\s+)?(\d{4})(?!\d)/u.exec(
    text,
  );
  if (!named) return undefined;
  return dayOf(named[4], String(monthOf(named[2] ?? '')), named[1] ?? named[3]);
}

/** Whether a column's dates have the day first, since a first number exceeds 12. */
export const isDayFirstIn = (texts: readonly string[]): boolean =>
  texts.some((text) => Number(/^(\d{1,2})[-/.]\d{1,2}[-/.]\d{4}/.exec(text)?.[1] ?? 0) > 12);

function dayOf(year = '', month = '', day = ''): string | undefined {
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(`${text}T00:00:00Z`);
  // Rejects days that don't exist, which `Date` would move into the next month.
  const isDay = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
  return isDay && !year.startsWith('0000') ? text : undefined;
}
