import { webHref } from '@folio/contract/web-address';
import { periodOf } from './entry-heads.ts';
import type { TextSection } from './text-sections.ts';

const numbered = /^\p{Nd}+\. /u;

/** Whether a section is a numbered list. */
export const isNumbered = ({ blocks: [[first = ''] = []] }: TextSection): boolean =>
  numbered.test(first);

/** Reads numbered references, each with an indented note below it. */
export function readOwnCitations({ blocks }: TextSection) {
  const all: string[][] = [];
  for (const line of blocks.flat())
    if (numbered.test(line)) all.push([line.replace(numbered, '')]);
    else all.at(-1)?.push(line.trim());
  return all.map(([reference = '', ...note]) => ({
    ...publicationOf(reference),
    description: note.join('\n'),
  }));
}

/**
 * Parses APA as Folio's documents write it: authors (date). Title. Source. Publisher. DOI. Address.
 */
function publicationOf(reference: string) {
  const { doi, link, text } = withoutAddresses(reference);
  const { authors, date, rest } = byDate(text) ?? byAuthors(text);
  const [title = '', source = '', ...publisher] = rest;
  return {
    authors,
    title,
    ...sourceOf(source),
    publisher: publisher.join('. '),
    ...date,
    doi,
    link,
  };
}

const doiAlone = /^(?:https?:\/\/doi\.org\/|doi:)(10\.\S+|\S.*)$/;

/** Takes the identifier and address at the end, or the address after the title that links there. */
function withoutAddresses(reference: string) {
  const sentences = sentencesOf(reference);
  const last = sentences.at(-1) ?? '';
  const link = webHref(last) === undefined || doiAlone.test(last) ? '' : last;
  const others = link === '' ? sentences : sentences.slice(0, -1);
  const [, doi = ''] = doiAlone.exec(others.at(-1) ?? '') ?? [];
  const text = (doi === '' ? others : others.slice(0, -1)).join(' ');
  const [behind, address = ''] = / \((https?:\/\/[^()\s]+)\)(?=[.?!。？！]|$)/u.exec(text) ?? [];
  return {
    doi: withoutStop(doi),
    link: link || address,
    text: behind ? text.replace(behind, () => '') : text,
  };
}

/** Splits into sentences. Initials and one-letter abbreviations do not end one. */
const sentencesOf = (text: string): string[] =>
  text.split(/(?<=[.?!。？！])(?<!(?<![\p{L}\d])\p{L}\.) /u);

const withoutStop = (sentence: string): string => sentence.replace(/(?<=[^.])\.$/, '');

const noDate = { date: '', dateText: '' };
type Parts = { authors: string; date: typeof noDate; rest: string[] };

/** Splits at the date in parentheses. */
function byDate(text: string): Parts | undefined {
  const [whole, authors = '', period = ''] =
    /^((?:[^()]*\S )?)\(([^()]{0,60}\p{Nd}{2}[^()]{0,60})\)(?:\. |$)/u.exec(text) ?? [];
  if (whole === undefined) return undefined;
  const { startDate = '', endDate, current, dateText } = periodOf(period) ?? {};
  const isDay = startDate !== '' && !endDate && !current && !dateText;
  const date = isDay ? { date: startDate, dateText: '' } : { date: '', dateText: period };
  const rest = sentencesOf(text.slice(whole.length)).map(withoutStop);
  return { authors: authors.trim(), date, rest };
}

/**
 * Without a date, authors are recognized by their form: 'Ada Byrne, Bo Li', 'Byrne, A., & Li, B.'.
 */
function byAuthors(text: string): Parts {
  const [first = '', ...rest] = sentencesOf(text);
  const isOfPeople = rest.length > 0 && people.test(first);
  return {
    authors: isOfPeople ? (initialAtEnd.test(first) ? first : withoutStop(first)) : '',
    date: noDate,
    rest: (isOfPeople ? rest : [first, ...rest]).map(withoutStop),
  };
}

const initialAtEnd = /(?<!\p{L})\p{Lu}\.$/u;
const people =
  /^\p{Lu}[\p{L}.’'-]{0,30}(?:(?: |, |,? (?:&|and) )\p{Lu}[\p{L}.’'-]{0,30}){1,40}\.?$/u;

const between = /, |، |、|፣ |၊ /gu;

/** Parses journal, volume with its issue, and pages, starting from the end. */
function sourceOf(source: string) {
  const [left, pages] = takeLast(source, /^(?:[a-z]?\d+[–-][a-z]?\d+|[a-z]\d+)$/i);
  const [venue, number] = takeLast(left, /^(?:[\dIVXLC]{1,9}[\w/–-]{0,9})?(?:\([^()]{1,40}\))?$/);
  const [, volume = '', issue = ''] = /^([^()]*)(?:\((.+)\))?$/.exec(number) ?? [];
  const type = volume === '' ? ('' as const) : ('article' as const);
  return { venue, volume, issue, pages, type };
}

/** Splits off the last part of a list if it has the given form. */
function takeLast(list: string, form: RegExp): [string, string] {
  const at = [...list.matchAll(between)].at(-1);
  const last = at ? list.slice(at.index + at[0].length) : list;
  return last !== '' && form.test(last) ? [at ? list.slice(0, at.index) : '', last] : [list, ''];
}
