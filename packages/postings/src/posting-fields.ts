import { contentLimits } from '@folio/contract/content-limits';
import type { PageWithJob } from './read-page.ts';

/**
 * The fields of an application that are read from a page; reviewed by its owner before they are
 * saved.
 */
export type PostingFields = {
  role: string;
  company: string;
  place: string;
  pay: string;
  source: string;
  link: string;
  jobDescription: string;
  /** The deadline, such as '2026-12-12'; empty if the page's data has none. */
  deadline: string;
};

/** A shorter selection is probably accidental, or a word that was looked up. */
const leastSelected = 40;

/**
 * The fields of an application, from the result of `readPage`. Structured data comes first, but a
 * selection always becomes the description. Nothing is guessed from prose, which is left to
 * `readAdvertisement` in `analysis`.
 */
export function postingFields(page: PageWithJob): PostingFields {
  const { posting } = page;
  const link = page.link || stringOf(posting?.url);
  const chosen = descriptionOf(page);
  const short = (text: string) => cut(text.replace(/\s+/g, ' ').trim(), contentLimits.shortText);
  return {
    role: short(stringOf(posting?.title)),
    company: short(nameOf(posting?.hiringOrganization)),
    place: short(posting ? placeOf(posting) : ''),
    pay: short(payOf(posting?.baseSalary)),
    source: short(siteOf(link)),
    link: siteOf(link) === '' ? '' : cut(link, contentLimits.link),
    jobDescription: cut(chosen, contentLimits.longText),
    deadline: lastDayOf(posting?.validThrough),
  };
}

function descriptionOf({ posting, selection, text }: PageWithJob): string {
  return selection.length >= leastSelected ? selection : stringOf(posting?.description) || text;
}

/**
 * Whether the description exceeds the limit and is truncated; the owner is told, and can select a
 * part.
 */
export const isCut = (page: PageWithJob): boolean =>
  descriptionOf(page).length > contentLimits.longText;

/** Truncates without splitting a surrogate pair. */
const cut = (text: string, most: number): string =>
  text.length <= most ? text : text.slice(0, most).replace(/[\ud800-\udbff]$/, '');

const stringOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';

const recordOf = (value: unknown): Record<string, unknown> =>
  value !== null && typeof value === 'object' ? (value as Record<string, unknown>) : {};

/** A name, which data has as a string or in an object. */
const nameOf = (value: unknown): string => stringOf(value) || stringOf(recordOf(value).name);

/**
 * The last day to apply, from a valid ISO 8601 date. With a time, it is the last local day that
 * begins before then: midnight belongs to the previous day.
 */
function lastDayOf(value: unknown): string {
  const text = stringOf(value);
  const [day = ''] = /^(?!0000)\d{4}-\d\d-\d\d(?!\d)/.exec(text) ?? [];
  const time = Date.parse(`${day}T00:00:00Z`);
  if (Number.isNaN(time) || !new Date(time).toISOString().startsWith(day)) return '';
  const end = text === day ? Number.NaN : Date.parse(text);
  const here = Number.isNaN(end) ? day : localDay(new Date(end - 1));
  return here < day ? here : day;
}

const localDay = (moment: Date): string =>
  new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);

function siteOf(link: string): string {
  const url = URL.parse(link);
  return url && /^https?:$/.test(url.protocol) ? url.hostname.replace(/^www\./, '') : '';
}

function placeOf(posting: Record<string, unknown>): string {
  const places = [posting.jobLocation].flat().map((location) => {
    const { address } = recordOf(location);
    if (typeof address === 'string') return address;
    const { addressLocality, addressRegion, addressCountry } = recordOf(address);
    const parts = [addressLocality, addressRegion, addressCountry].map(nameOf);
    return [...new Set(parts)].filter(Boolean).join(', ');
  });
  const isRemote = [posting.jobLocationType].flat().includes('TELECOMMUTE');
  const from = [posting.applicantLocationRequirements].flat().map(nameOf);
  const remote = ['Remote', [...new Set(from)].filter(Boolean).join(', ')].filter(Boolean);
  return [...new Set([...places, ...(isRemote ? [remote.join(', ')] : [])])]
    .filter(Boolean)
    .join('; ');
}

const units: Readonly<Record<string, string>> = {
  HOUR: ' an hour',
  DAY: ' a day',
  WEEK: ' a week',
  MONTH: ' a month',
  YEAR: ' a year',
};

/** The pay, such as '₹12,00,000–₹18,00,000 a year'. */
function payOf(salary: unknown): string {
  if (typeof salary === 'string') return salary.trim();
  const { currency, value } = recordOf(salary);
  const range = recordOf(value);
  const amounts = [range.minValue, range.maxValue, range.value, recordOf(salary).minValue, value]
    .filter((amount) => stringOf(amount) !== '')
    .map(Number)
    .filter((amount) => Number.isFinite(amount) && amount > 0);
  const shown = [...new Set(amounts)]
    .slice(0, 2)
    .map((amount) => money(amount, stringOf(currency)));
  const unit = units[stringOf(range.unitText).toUpperCase()] ?? '';
  return shown.length === 0 ? '' : shown.join('–') + unit;
}

function money(amount: number, currency: string): string {
  const locale = currency === 'INR' ? 'en-IN' : 'en';
  const maximumFractionDigits = Number.isInteger(amount) ? 0 : 2;
  try {
    const format = { style: 'currency', currency, maximumFractionDigits } as const;
    return new Intl.NumberFormat(locale, format).format(amount);
  } catch {
    // Not a currency code.
    return [currency, amount.toLocaleString('en')].filter(Boolean).join(' ');
  }
}
