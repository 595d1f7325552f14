import type { Publication } from '@folio/contract/more-entries';
import type { BibtexEntry } from './parse-bibtex.ts';
import { texToText } from './tex-text.ts';

/** The fields of a publication, without those that every resume entry has. */
export type CitedWork = Omit<Publication, 'id' | 'place' | 'isHidden'>;

export const emptyWork: CitedWork = {
  type: '',
  title: '',
  authors: '',
  venue: '',
  volume: '',
  issue: '',
  pages: '',
  publisher: '',
  date: '',
  dateText: '',
  doi: '',
  link: '',
  description: '',
};

/** Converts an entry to a publication, from the fields of BibTeX and of biblatex, its successor. */
export function publicationOfBibtex({ type, fields }: BibtexEntry): CitedWork {
  const of = (...names: string[]) =>
    names.map((name) => texToText(fields.get(name) ?? '')).find(Boolean) ?? '';
  const isArxiv = /arxiv/i.test(of('archiveprefix', 'eprinttype', 'journal'));
  const eprint = /^[\w.\-/]{5,40}$/.exec(of('eprint'))?.[0];
  const doi = doiIn(of('doi')) ?? doiIn(of('url', 'howpublished')) ?? '';
  const url = [of('url'), of('howpublished')].find(isAddress) ?? '';
  return {
    ...emptyWork,
    type: isArxiv && type !== 'article' ? 'preprint' : (types.get(type) ?? 'other'),
    title: [of('title'), of('subtitle')].filter(Boolean).join(': '),
    authors: peopleIn(fields.get('author') ?? fields.get('editor') ?? ''),
    venue:
      of('journal', 'journaltitle', 'booktitle', 'school', 'institution', 'eventtitle') ||
      (isArxiv ? 'arXiv' : ''),
    volume: of('volume'),
    issue: of('number', 'issue'),
    pages: of('pages'),
    publisher: of('publisher', 'organization'),
    ...dateOf(of('date'), of('year'), of('month')),
    doi,
    link: doiIn(url) ? '' : url || (isArxiv && eprint ? `https://arxiv.org/abs/${eprint}` : ''),
    description: of('note', 'addendum'),
  };
}

const types: ReadonlyMap<string, Publication['type']> = new Map(
  Object.entries({
    article: 'article',
    inproceedings: 'conference',
    conference: 'conference',
    proceedings: 'conference',
    book: 'book',
    booklet: 'book',
    collection: 'book',
    inbook: 'chapter',
    incollection: 'chapter',
    thesis: 'thesis',
    phdthesis: 'thesis',
    mastersthesis: 'thesis',
    techreport: 'report',
    report: 'report',
    manual: 'report',
    unpublished: 'preprint',
  } as const),
);

/**
 * 'Lovelace, Ada and Babbage, Charles' → 'Ada Lovelace, Charles Babbage'; 'others' becomes 'et
 * al.'.
 */
function peopleIn(tex: string): string {
  const people = atTopLevel(tex, /\s+and\s+/gy).map((person) => {
    const parts = atTopLevel(person, /,/gy).map(texToText);
    if (parts.length === 1) return parts[0] === 'others' ? 'et al.' : (parts[0] ?? '');
    const [last, ...before] = parts;
    return [before.at(-1), last, ...before.slice(0, -1)].filter(Boolean).join(' ');
  });
  return people.filter(Boolean).join(', ');
}

/** Splits at each separator that is outside all braces. */
function atTopLevel(tex: string, separator: RegExp): string[] {
  const parts: string[] = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at < tex.length; at += 1) {
    if (tex[at] === '\\') at += 1;
    else if (tex[at] === '{') depth += 1;
    else if (tex[at] === '}') depth -= 1;
    else if (depth === 0 && (tex[at] === ',' || /\s/.test(tex[at] ?? ''))) {
      separator.lastIndex = at;
      const found = separator.exec(tex)?.[0];
      if (!found) continue;
      parts.push(tex.slice(from, at));
      from = at + found.length;
      at = from - 1;
    }
  }
  return [...parts, tex.slice(from)].map((part) => part.trim());
}

const monthNames = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');

/**
 * Returns a date in the format of the content: 'YYYY-MM' if the month is known, else 'YYYY', else
 * the text as written.
 */
export function dateOf(
  whole: string,
  year: string,
  month = '',
): { date: string; dateText: string } {
  const [, own, ownMonth] = /^(\d{4})(?:-(\d{2}))?/.exec(whole) ?? [];
  const known = own ?? /^\d{4}$/.exec(year)?.[0];
  if (known === undefined) return { date: '', dateText: whole || year };
  const named = monthNames.indexOf(month.slice(0, 3).toLowerCase()) + 1 || Number(month);
  const number = Number(ownMonth ?? (Number.isInteger(named) ? named : 0));
  const isMonth = number >= 1 && number <= 12;
  return { date: isMonth ? `${known}-${String(number).padStart(2, '0')}` : known, dateText: '' };
}

/**
 * Finds a DOI (ISO 26324): '10.', a registrant and a name. A full stop after it belongs to the
 * sentence.
 */
export function doiIn(text: string): string | undefined {
  const [found] = /10\.\d{4,9}\/[^\s"<>]{1,200}/.exec(text) ?? [];
  return found?.replace(/[.,;:)\]}]{1,10}$/, '');
}

const isAddress = (text: string) => /^https?:\/\/\S{3,}$/i.test(text);
