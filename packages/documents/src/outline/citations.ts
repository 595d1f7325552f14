import { joinPath } from '@folio/contract/content-path';
import type { Publication } from '@folio/contract/more-entries';
import type { PersonalInfo } from '@folio/contract/resume-content';
import { webHref } from '@folio/contract/web-address';
import type { InlineRun } from '@folio/typeset/blocks';
import { inDigits } from '../language/digits.ts';
import { dateText } from '../language/document-dates.ts';
import type { DocumentLocale } from '../language/document-locale.ts';
import { listSeparator } from '../list-separator.ts';
import { withoutScheme } from './contacts.ts';
import { type Citation, isVisible, paragraphsOf } from './outline.ts';
import { type OwnName, ownName } from './own-name.ts';

/**
 * Returns publications in APA style (7th edition, 9.4 to 9.34), the best-known citation style:
 * authors, date, title, source, DOI or address.
 */
export function citationsOf(
  publications: readonly Publication[],
  person: Pick<PersonalInfo, 'firstName' | 'lastName'>,
  locale: DocumentLocale,
): Citation[] {
  const owner = ownName(person);
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

function citationRuns(
  publication: Publication,
  owner: OwnName,
  locale: DocumentLocale,
): InlineRun[] {
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

/** Ends a sentence with a full stop, unless it ends with its own punctuation. */
const separatorAfter = (runs: InlineRun[] = []): string =>
  /[.?!。？！]$/u.test(runs.at(-1)?.text ?? '') ? ' ' : '. ';

/** The title links to the work, unless a DOI does. */
function titleRuns(title: string, { link, doi }: Publication): InlineRun[] {
  if (!isVisible(title)) return [];
  const href = isVisible(doi) ? undefined : webHref(link.trim());
  return [href === undefined ? { text: title } : { text: title, href }];
}

/**
 * 'Nature, 12(3), 45–67' with the journal and its volume in italics, and the commas of its script.
 */
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
  const comma = listSeparator([venue]);
  return parts.flatMap((runs, index) => (index === 0 ? runs : [{ text: comma }, ...runs]));
}

/** Puts dashes into ranges such as '101-120', '101--120' of BibTeX and 'e12-e19'. */
const withRangeDashes = (pages: string): string =>
  pages.replace(/(?<=\d) ?--? ?(?=[a-z]?\d)/gi, '–');

/** The digital object identifier (ISO 26324), with the address of its resolver. */
function doiRuns({ doi }: Publication): InlineRun[] {
  const bare = bareDoi(doi);
  if (!isVisible(bare)) return [];
  const href = /^10\.\d{4,9}\/\S+$/.test(bare) ? webHref(`https://doi.org/${bare}`) : undefined;
  return [href === undefined ? { text: `doi:${bare}` } : { text: `https://doi.org/${bare}`, href }];
}

/** The work's own address, unless that repeats its DOI. */
function linkRuns({ doi, link }: Publication): InlineRun[] {
  if (!isVisible(link) || bareDoi(link) === bareDoi(doi)) return [];
  const href = webHref(link.trim());
  return [href === undefined ? { text: link.trim() } : { text: withoutScheme(link), href }];
}

const bareDoi = (text: string): string =>
  text.trim().replace(/^(?:https?:\/\/(?:dx\.)?doi\.org\/|doi:\s?)/i, '');

/** Separators of authors, captured so that they are kept. White space is already collapsed. */
const betweenAuthors = /( ?(?:[,;，、；]|(?<= )(?:and|und|et|y|&)(?= )) ?)/u;

/** The authors with the owner's own name in bold; both 'Lovelace, A.' and 'Ada Lovelace' match. */
function authorRuns(authors: string, owner: OwnName): InlineRun[] {
  if (!isVisible(authors)) return [];
  const segments = authors.replace(/\s+/g, ' ').split(betweenAuthors);
  const runs: InlineRun[] = [];
  for (let index = 0; index < segments.length; index += 2) {
    const [segment = '', separator = '', next = ''] = segments.slice(index, index + 3);
    if (separator.startsWith(',') && owner.isInParts(segment, next)) {
      runs.push(
        { text: `${segment}${separator}${next}`, bold: true },
        { text: segments[index + 3] ?? '' },
      );
      index += 2;
    } else {
      runs.push({ text: segment, ...(owner.isIn(segment) && { bold: true }) }, { text: separator });
    }
  }
  return runs.filter(({ text }) => text !== '');
}
