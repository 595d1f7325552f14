import { joinPath } from '@folio/contract/content-path';
import type { Publication } from '@folio/contract/more-entries';
import type { PersonalInfo } from '@folio/contract/resume-content';
import { webHref } from '@folio/contract/web-address';
import type { InlineRun } from '@folio/typeset/blocks';
import { inDigits } from '../language/digits.ts';
import { dateText } from '../language/document-dates.ts';
import type { DocumentLocale } from '../language/document-locale.ts';
import { withoutScheme } from './contacts.ts';
import { type Citation, isVisible, paragraphsOf } from './outline.ts';

type Name = Pick<PersonalInfo, 'firstName' | 'lastName'>;

/**
 * Publications in APA style (7th edition, 9.4 to 9.34), the best known among readers of citations:
 * authors, date, title, source, DOI or address.
 */
export function citationsOf(
  publications: readonly Publication[],
  owner: Name,
  locale: DocumentLocale,
): Citation[] {
  return publications
    .map((publication) => ({
      path: joinPath('publications', publication.id),
      runs: citationRuns(publication, owner, locale),
      body: paragraphsOf(
        publication.description,
        joinPath('publications', publication.id, 'description'),
      ),
    }))
    .filter(({ runs, body }) => runs.length > 0 || body.length > 0)
    .map((citation, index) => ({
      ...citation,
      number: inDigits(String(index + 1), locale.dates.zero),
    }));
}

function citationRuns(publication: Publication, owner: Name, locale: DocumentLocale): InlineRun[] {
  const { authors, title, publisher } = publication;
  const date = dateText(publication, locale.dates).trim();
  const parts = [
    [
      ...authorRuns(authors.trim(), owner),
      ...(isVisible(date) ? [{ text: isVisible(authors) ? ` (${date})` : `(${date})` }] : []),
    ],
    titleRuns(title.trim(), publication),
    placeRuns(publication),
    isVisible(publisher) ? [{ text: publisher.trim() }] : [],
    doiRuns(publication),
    linkRuns(publication),
  ].filter((runs) => runs.some(({ text }) => isVisible(text)));
  return parts.flatMap((runs, index) =>
    index === 0 ? runs : [{ text: separatorAfter(parts[index - 1]) }, ...runs],
  );
}

/** A sentence ends with a full stop, unless it ends with punctuation of its own. */
const separatorAfter = (runs: InlineRun[] = []): string =>
  /[.?!。？！]$/u.test(runs.at(-1)?.text ?? '') ? ' ' : '. ';

/** The title links to the work, unless a DOI does. */
function titleRuns(title: string, { link, doi }: Publication): InlineRun[] {
  if (!isVisible(title)) return [];
  const href = isVisible(doi) ? undefined : webHref(link.trim());
  return [href === undefined ? { text: title } : { text: title, href }];
}

/** 'Nature, 12(3), 45–67', of which the journal and its volume are italic. */
function placeRuns({ venue, volume, issue, pages }: Publication): InlineRun[] {
  const number = isVisible(issue) ? `(${issue.trim()})` : '';
  const parts = [
    isVisible(venue) ? [{ text: venue.trim(), italic: true }] : [],
    isVisible(volume)
      ? [{ text: volume.trim(), italic: true }, ...(number ? [{ text: number }] : [])]
      : number
        ? [{ text: number }]
        : [],
    isVisible(pages) ? [{ text: withRangeDashes(pages.trim()) }] : [],
  ].filter((runs) => runs.length > 0);
  return parts.flatMap((runs, index) => (index === 0 ? runs : [{ text: ', ' }, ...runs]));
}

/** '101-120', '101--120' of BibTeX and 'e12-e19' are ranges, between which a dash stands. */
const withRangeDashes = (pages: string): string =>
  pages.replace(/(?<=\d) ?--? ?(?=[a-z]?\d)/gi, '–');

/** The digital object identifier (ISO 26324) with its resolver. */
function doiRuns({ doi }: Publication): InlineRun[] {
  const bare = bareDoi(doi);
  if (!isVisible(bare)) return [];
  const href = /^10\.\d{4,9}\/\S+$/.test(bare) ? webHref(`https://doi.org/${bare}`) : undefined;
  return [href === undefined ? { text: `doi:${bare}` } : { text: `https://doi.org/${bare}`, href }];
}

/** The work's own address, unless that is its DOI once more. */
function linkRuns({ doi, link }: Publication): InlineRun[] {
  if (!isVisible(link) || bareDoi(link) === bareDoi(doi)) return [];
  const href = webHref(link.trim());
  return [href === undefined ? { text: link.trim() } : { text: withoutScheme(link), href }];
}

const bareDoi = (text: string): string =>
  text.trim().replace(/^(?:https?:\/\/(?:dx\.)?doi\.org\/|doi:\s?)/i, '');

/** Separators of authors, captured since they are kept. White space is single. */
const betweenAuthors = /( ?(?:[,;，、；]|(?<= )(?:and|und|et|y|&)(?= )) ?)/u;

/** The authors, with the owner's own name bold: both 'Lovelace, A.' and 'Ada Lovelace' match. */
function authorRuns(authors: string, { firstName, lastName }: Name): InlineRun[] {
  if (!isVisible(authors)) return [];
  const segments = authors.replace(/\s+/g, ' ').split(betweenAuthors);
  const last = folded(lastName);
  const first = folded(firstName)
    .split(/[\s.-]+/)
    .filter(Boolean);
  const runs: InlineRun[] = [];
  for (let index = 0; index < segments.length; index += 2) {
    const [segment = '', separator = '', next = ''] = segments.slice(index, index + 3);
    const isOwn = last !== '' && isName(folded(segment), last, first);
    const isTurned = last !== '' && folded(segment) === last && areInitials(folded(next), first);
    if (isTurned) {
      runs.push(
        { text: `${segment}${separator}${next}`, bold: true },
        { text: segments[index + 3] ?? '' },
      );
      index += 2;
    } else runs.push({ text: segment, ...(isOwn && { bold: true }) }, { text: separator });
  }
  return runs.filter(({ text }) => text !== '');
}

const folded = (name: string): string =>
  name.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase();

/** Whether all words are the last name, or initials or beginnings of the first names. */
function isName(segment: string, last: string, first: readonly string[]): boolean {
  if (segment === `${last}${first.join('')}` || segment === `${first.join('')}${last}`) return true;
  const rest = segment.endsWith(` ${last}`)
    ? segment.slice(0, -last.length)
    : segment.startsWith(`${last} `)
      ? segment.slice(last.length)
      : undefined;
  return rest !== undefined && areInitials(rest, first);
}

/**
 * Whether 'A.', 'AK' or 'Ada' abbreviates 'Ada King': each part the beginning of a first name, in
 * order.
 */
function areInitials(text: string, first: readonly string[]): boolean {
  const [own = ''] = first;
  const [given = '', ...others] = text.split(/[\s.-]+/).filter(Boolean);
  if (given === '' || own === '') return false;
  const isFirst = given.length <= 2 ? own.startsWith(given.slice(0, 1)) : own === given;
  return isFirst && others.every((other) => other.length <= 2 || first.includes(other));
}
