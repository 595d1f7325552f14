import { readTable } from '@folio/tables/read-table';

const table = readTable(new URL('./deadline-words.tsv', import.meta.url), {
  kind: ['label', 'between'],
  language: 'text',
  phrase: 'text',
});

const mostRead = 30_000;
/**
 * How many characters after its label a date may end. A weekday, a time or 'no later than' may be
 * in between.
 */
const reach = 90;
const mostBetween = 14;

/**
 * Returns the last day to apply ('2026-12-12') if it is certain: a date with its year after a
 * label. Returns '' if there is none, or two; if day and month are ambiguous (English,
 * '03/04/2026'); and if another date follows ('extended to …').
 */
export function deadlineOf(advertisement: string): string {
  const text = advertisement.slice(0, mostRead).replaceAll("'", '’');
  const days = new Set<string>();
  for (const found of [...text.matchAll(labels), ...text.matchAll(requests)]) {
    const behind = text.slice(found.index + found[0].length, found.index + found[0].length + reach);
    const day = dayBehind(behind, found.groups?.de ? 'de' : languageOf(found[0]));
    if (day) days.add(day);
  }
  const [only = ''] = days;
  return days.size === 1 ? only : '';
}

function dayBehind(behind: string, language: string): string | undefined {
  let rest = behind;
  for (let taken = 0; taken < mostBetween; taken += 1) {
    const date = dateAt(rest, language !== 'en');
    if (date) return isOpen(rest.slice(date.length)) ? undefined : date.day;
    const [between] = betweenThem.exec(rest) ?? [];
    if (!between) return undefined;
    rest = rest.slice(between.length);
  }
  return undefined;
}

type Dated = { day: string; length: number };

function dateAt(text: string, isDayFirst: boolean): Dated | undefined {
  const [iso, ...isoParts] = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/.exec(text) ?? [];
  if (iso) return dated(iso, isoParts);
  const [words, date, month = '', year] = dayMonthYear.exec(text) ?? [];
  if (words) return dated(words, [year, monthOf(month), date]);
  const [american, named = '', second, last] = monthDayYear.exec(text) ?? [];
  if (american) return dated(american, [last, monthOf(named), second]);
  const [figures, first, , other, of] =
    /^(\d{1,2})([./-])(\d{1,2})\2(\d{4})(?!\d)/.exec(text) ?? [];
  if (!figures) return undefined;
  // 25/12 and 5/5 are unambiguous. In languages other than English, the day comes first.
  const isClear = isDayFirst || Number(first) > 12 || first === other;
  if (isClear) return dated(figures, [of, other, first]);
  return Number(other) > 12 ? dated(figures, [of, first, other]) : undefined;
}

/** Returns a date if it exists in the calendar and its year is plausible. */
function dated(text: string, parts: ReadonlyArray<string | number | undefined>): Dated | undefined {
  const [year = 0, month = 0, date = 0] = parts.map(Number);
  const time = new Date(Date.UTC(year, month - 1, date));
  const isThere = time.getUTCMonth() === month - 1 && time.getUTCDate() === date;
  if (!isThere || year < 2000 || year > 2100) return undefined;
  return { day: time.toISOString().slice(0, 10), length: text.length };
}

const dayMonthYear =
  /^(\d{1,2})(?:st|nd|rd|th|er|[.º°])?\s{0,3}(?:of\s|de\s)?([\p{L}\p{M}]{3,12})\.?,?\s{0,3}(?:de\s|del\s)?(\d{4})(?!\d)/iu;
const monthDayYear =
  /^([\p{L}\p{M}]{3,12})\.?\s{1,3}(\d{1,2})(?:st|nd|rd|th)?,?\s{1,3}(\d{4})(?!\d)/iu;
/** Whether a period or a change of date follows, so that the applicable date is uncertain. */
function isOpen(after: string): boolean {
  const [joined] =
    /^[\s(,]{0,4}(?:[–—-]|to\b|until\b|bis\b|or\b|oder\b|ou\b|hasta\b|até\b)\s{0,3}/iu.exec(
      after,
    ) ?? [];
  const isMoved = /^[\s(,]{0,4}(?:befristet|extended|verlängert|prolong)/iu.test(after);
  return (
    isMoved || (joined !== undefined && dateAt(after.slice(joined.length), true) !== undefined)
  );
}

const rowsOf = (kind: 'label' | 'between') => table.filter((row) => row.kind === kind);
const escaped = (phrase: string) => phrase.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
/** Returns an alternation of phrases. Of two with the same beginning, the longer one matches. */
const anyOf = (phrases: Iterable<string>): string =>
  [...phrases]
    .toSorted((one, other) => other.length - one.length)
    .map((phrase) => escaped(phrase).replaceAll(' ', String.raw`\s{1,3}`))
    .join('|');

/** Labels of a deadline. 'Deadline' alone counts only at the start of a line or sentence. */
const labels = new RegExp(
  String.raw`(?<![\p{L}\p{M}\p{N}])(?:${anyOf(rowsOf('label').map(({ phrase }) => phrase))})(?![\p{L}\p{M}\p{N}])|(?:^|(?<=[.!?;]))[^\p{L}\p{N}\n]{0,4}deadline(?![\p{L}\p{M}\p{N}])`,
  'gimu',
);

/**
 * Requests to apply with a date at the end of the sentence: 'Bewerbungen mit Lebenslauf bitte bis
 * zum 3. Januar 2027', 'Please email your CV to Jo by 3 January 2027'. The end date of a contract
 * does not count.
 */
const requests =
  /(?:(?<de>(?<!\p{L})(?:bewerb|bewirb)\p{L}{0,12}(?:(?!befrist|vertrag)[^.!?\n]){1,140}?\sbis\s(?:spätestens\s)?(?:zum\s)?)|(?<!\p{L})(?:send|submit|e-?mail) (?:us )?(?:your|a|an) (?:\p{L}{1,15} )?(?:applications?|CV|cover|documents|letter|portfolio|r[eé]sum[eé])(?!\p{L})(?:(?!contract)[^.!?\n]){1,140}?\s(?:by|before|until|no later than)\s)(?=(?:\p{L}{3,12},?\s)?\d{1,2}[ .]|\p{Lu}\p{L}{2,9} \d{1,2}, \d{4})/giu;

const languages = new Map(rowsOf('label').map(({ phrase, language }) => [phrase, language]));
const languageOf = (label: string): string =>
  languages.get(label.toLowerCase().replace(/\s+/g, ' ')) ?? 'en';

/** Names of months, including the form that follows a day: 'grudnia'. */
const locales = [...new Set(table.map(({ language }) => language))];
const named = (locale: string, part: 'month' | 'weekday', style: 'long' | 'short', day: Date) =>
  new Intl.DateTimeFormat(locale, { day: 'numeric', [part]: style, timeZone: 'UTC' })
    .formatToParts(day)
    .find(({ type }) => type === part)
    ?.value.toLowerCase()
    .replace('.', '') ?? '';
const styles = ['long', 'short'] as const;

const months = new Map(
  locales.flatMap((locale) =>
    styles.flatMap((style) =>
      Array.from({ length: 12 }, (_, index) => {
        const name = named(locale, 'month', style, new Date(Date.UTC(2026, index, 12)));
        return [name, index + 1] as const;
      }),
    ),
  ),
);
const monthOf = (name: string): number =>
  months.get(name.toLowerCase()) ?? (name.toLowerCase() === 'sept' ? 9 : 0);

const weekdays = locales.flatMap((locale) =>
  styles.flatMap((style) =>
    Array.from({ length: 7 }, (_, index) =>
      named(locale, 'weekday', style, new Date(Date.UTC(2026, 10, 1 + index))),
    ),
  ),
);
const betweenWords = new Set([...rowsOf('between').map(({ phrase }) => phrase), ...weekdays]);
/** Text allowed between label and date: punctuation, a time, or a word of the list. */
const betweenThem = new RegExp(
  String.raw`^(?:[^\p{L}\p{M}\p{N}]{1,6}|\d{1,2}(?:[:.h]\d{2})?\s?[ap]\.?m(?![\p{L}])|\d{1,2}[:.h]\d{2}(?![\p{L}\d.])|(?:${anyOf([...betweenWords].filter(Boolean))})(?![\p{L}\p{M}\p{N}]))`,
  'iu',
);
