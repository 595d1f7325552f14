import { findDate } from '../vocabulary/dates.ts';
import { type CitedWork, dateOf, doiIn, emptyWork } from './publication-of-bibtex.ts';

/**
 * Parses a printed reference in APA, IEEE, Chicago or Vancouver style, as journals and paper search
 * engines format it. Text that cannot be assigned stays in the title for the owner to correct.
 */
export function readReference(written: string): CitedWork | undefined {
  const doi = doiIn(written) ?? '';
  const text = written
    .replace(/^\s*(?:\[\d{1,4}\]|\d{1,4}[.)])\s+/, '')
    .replace(/\b(?:https?:\/\/(?:dx\.)?doi\.org\/|doi:?\s?)?10\.\d{4,9}\/[^\s"<>]{1,200}/i, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const read = inQuotes(text) ?? yearBefore(text) ?? withYearFirst(text) ?? withYearLast(text);
  if (!read && doi === '') return undefined;
  return { ...emptyWork, title: text, ...read, doi };
}

type Part = Partial<CitedWork>;

/** IEEE: `A. Lovelace and C. Babbage, “Notes,” Journal, vol. 12, no. 3, pp. 4–6, Mar. 2019.` */
function inQuotes(text: string): Part | undefined {
  const [, authors, title, rest] =
    /^([^“"]{1,2000})[“"]([^”"]{1,1000})[”"](.{0,2000})/.exec(text) ?? [];
  if (authors === undefined || title === undefined || rest === undefined) return undefined;
  // Chicago style has the volume directly after the journal: 'Port Papers 3, no. 2 (2019): 71–88'.
  const [, venue = '', volume = ''] =
    /^[\s,.]{0,5}(?:in\s)?([^,(:]{2,300}?)(?:\s(\d{1,4}))?(?=[,(:]|\s\(|$)/i.exec(rest) ?? [];
  const [, month = '', year = ''] =
    /(?:([A-Z][a-z]{2,8})\.?\s)?\b((?:19|20)\d\d)\b/.exec(rest) ?? [];
  return {
    title: bare(title),
    authors: peopleIn(authors),
    venue: bare(venue),
    ...placesIn(rest, volume),
    ...dateOf('', year, month),
    type: /\bproc|conference|symposium|workshop/i.test(venue) ? 'conference' : 'article',
  };
}

/**
 * Authors and a date in brackets at the start, the month in any language: 'Lovelace, A. (May 2019).
 * '.
 */
const authorsAndDate = /^([^()]{1,2000}?)\(([^()\d]{0,20}(?:19|20)\d\d[^()]{0,30})\)[.:,]?\s?/;

/** Whether a text begins like a reference in APA style. */
export const beginsAsCited = (text: string): boolean =>
  /\)\.\s$/.test(authorsAndDate.exec(text)?.[0] ?? '');

/** APA: `Lovelace, A., & Babbage, C. (2019). Notes. Journal, 12(3), 45–67.` */
function withYearFirst(text: string): Part | undefined {
  const [whole, authors = '', when = ''] = authorsAndDate.exec(text) ?? [];
  if (whole === undefined) return undefined;
  const [year = ''] = /(?:19|20)\d\d/.exec(when) ?? [];
  const found = findDate(when)?.startDate ?? '';
  const date = found.startsWith(year) ? found : '';
  const [title = '', ...others] = text.slice(whole.length).split(/(?<=[^A-Z][.?!])\s/);
  return {
    title: bare(title),
    authors: peopleIn(authors),
    ...sourceIn(others.join(' ')),
    ...dateOf(date, year),
  };
}

/** A list sorted by year: `2019 Lovelace, A. & Babbage, C. Notes. Journal 12: 45–67.` */
function yearBefore(text: string): Part | undefined {
  const [, year = '', authors = '', title = '', rest = ''] =
    /^((?:19|20)\d\d)[.:,]?\s((?:\p{Lu}[\p{L}’'-]{1,40},\s(?:\p{Lu}\.[\s-]?){1,4}(?:,?\s?(?:&|and)\s)?(?:,\s)?){1,30})\s?([^.?!]{3,400})[.?!]\s(.{2,600})$/u.exec(
      text,
    ) ?? [];
  if (year === '') return undefined;
  const [, venue = '', volume = '', pages = ''] =
    /^(.{2,300}?)\s(\d{1,5}):\s?(\d{1,7}(?:\s?[-–]\s?\d{1,7})?)/.exec(rest) ?? [];
  const source = venue === '' ? sourceIn(rest) : { venue, volume, pages: asRange(pages) };
  return { title: bare(title), authors: peopleIn(authors), ...source, ...dateOf('', year) };
}

/** Vancouver: `Lovelace A, Babbage C. Notes. Journal. 2019;12(3):45-67.` */
function withYearLast(text: string): Part | undefined {
  const [whole = '', authors = ''] =
    /^(.{2,2000}?(?:\p{L}\p{L}|\p{L}\s\p{Lu}{1,3}))\.\s/u.exec(text) ?? [];
  const [title = '', ...others] = text.slice(whole.length).split(/(?<=[^\s.][^\s.][.?!])\s/);
  const rest = others.join(' ');
  const [, year] = /\b((?:19|20)\d\d)\b/.exec(rest) ?? [];
  if (year === undefined || authors === '' || title === '') return undefined;
  return { title: bare(title), authors: peopleIn(authors), ...sourceIn(rest), ...dateOf('', year) };
}

/**
 * Reads journal, volume, number and pages: 'Journal, 12(3), 45–67', 'Journal. 2019;12(3):45-67'.
 */
function sourceIn(written: string): Part {
  // Arabic and Japanese lists have commas of their own.
  const text = written.replace(/\s?[،、，]\s?(?=\d)/g, ', ');
  const [, venue = ''] = /^([^,;]{0,300}?)(?:[,;]|\.\s|\.?$|\s(?=(?:19|20)\d\d))/.exec(text) ?? [];
  const rest = text.slice(venue.length);
  const [, volume = '', issue = '', pages = ''] =
    /(?:^|[\s;,])(\d{1,5})(?:\s?\((\d[\w/–-]{0,10})\))?\s?[,:]\s?(?:pp?\.\s?)?([A-Za-z]?\d{1,7}(?:\s?[-–]\s?[A-Za-z]?\d{1,7})?)(?!\d)/.exec(
      rest,
    ) ?? [];
  const known = { venue: bare(venue), volume, issue, pages: asRange(pages) };
  return { ...known, type: volume === '' ? '' : 'article' };
}

function placesIn(text: string, volume: string): Part {
  const of = (pattern: RegExp) => pattern.exec(text)?.[1] ?? '';
  return {
    volume: of(/\bvol\.?\s?(\d{1,5})/i) || volume,
    issue: of(/\bno\.?\s?(\d{1,5})/i),
    pages: asRange(of(/(?:\bpp?\.\s?|\):\s)(\d{1,7}(?:\s?[-–]\s?\d{1,7})?)/i)),
  };
}

const asRange = (pages: string) => pages.replace(/\s?[-–]\s?/, '–');

/**
 * Returns names in natural order, which is the same for 'Lovelace, A., & Babbage, C.' and 'A.
 * Lovelace and C. Babbage'.
 */
function peopleIn(written: string): string {
  const text = bare(written.replace(/,?\s(?:&|and)\s/g, ', '));
  const isSurnameFirst = /^[^,]{2,60},\s(?:\p{Lu}\.[\s-]?){1,4}(?:,|$)/u.test(
    `${text.replace(/\.?$/, '.')}`,
  );
  if (!isSurnameFirst) return text;
  const parts = text.split(', ');
  return parts
    .flatMap((part, index) => {
      if (isInitials(part)) return [];
      const next = parts[index + 1];
      return next !== undefined && isInitials(next) ? [`${withStop(next)} ${part}`] : [part];
    })
    .join(', ');
}

const isInitials = (part: string) => /^(?:\p{Lu}\.?[\s-]?){1,4}$/u.test(part);
const withStop = (initials: string) => initials.trim().replace(/(?<=\p{Lu})$/u, '.');

/** Strips the punctuation that separated a part from its neighbors. */
const bare = (text: string) =>
  text
    .trim()
    .replace(/^[\s,.;:]{1,10}/, '')
    .replace(/(?<![\s,.;:])[\s,.;:]{1,10}$/, '');
