import { linkKinds, publicationTypes } from '@folio/contract/content-choices';
import { kindOfAddress } from '@folio/contract/link-kinds';
import { webHref } from '@folio/contract/web-address';
import { bareUrl } from '../vocabulary/addresses.ts';
import {
  dateIn,
  fieldsOf,
  flagsOf,
  type Json,
  list,
  period,
  pointsOf,
  text,
} from './json-values.ts';

/**
 * Reads the rarer sections of a JSON Resume: those of the schema (volunteer, awards, publications,
 * references), and Folio's own, which are stored beside them under the names of the content.
 */
export const moreSectionsOf = (resume: Json) => ({
  volunteering: list(resume.volunteer).map((one) => ({
    ...fieldsOf(one, 'organization', 'position', 'location'),
    description: text(one.summary),
    link: text(one.link) || text(one.url),
    bullets: pointsOf(one, one.highlights),
    ...period(one),
    ...flagsOf(one),
  })),
  publications: list(resume.publications).map(publication),
  patents: list(resume.patents).map((one) => ({
    ...fieldsOf(one, 'title', 'number', 'office', 'inventors', 'status'),
    ...closing(one),
  })),
  talks: list(resume.talks).map((one) => ({
    ...fieldsOf(one, 'title', 'event', 'location'),
    ...closing(one),
  })),
  awards: list(resume.awards).map((one) => ({
    ...fieldsOf(one, 'title', 'awarder'),
    ...closing(one),
  })),
  courses: list(resume.courses).map((one) => ({
    ...fieldsOf(one, 'name', 'institution'),
    link: text(one.link) || text(one.url),
    description: text(one.summary) || text(one.description),
    ...period(one),
    ...flagsOf(one),
  })),
  memberships: list(resume.memberships).map((one) => ({
    ...fieldsOf(one, 'organization', 'role'),
    link: text(one.link) || text(one.url),
    description: text(one.summary) || text(one.description),
    ...period(one),
    ...flagsOf(one),
  })),
  militaryService: list(resume.militaryService).map((one) => ({
    ...fieldsOf(one, 'branch', 'rank', 'location', 'description'),
    bullets: pointsOf(one, one.highlights),
    ...period(one),
    ...flagsOf(one),
  })),
  references: list(resume.references).map((one) => ({
    ...fieldsOf(one, 'name', 'position', 'organization', 'relationship', 'email', 'phone'),
    description: text(one.reference),
    ...flagsOf(one),
  })),
});

/** The schema has one field for the publisher, which most people fill with the journal. */
const publication = (one: Json) => ({
  ...fieldsOf(one, 'authors', 'volume', 'issue', 'pages', 'doi'),
  type: publicationTypes.find((type) => type === one.type) ?? '',
  title: text(one.name),
  venue: text(one.venue) || (text(one.publisherText) ? '' : text(one.publisher)),
  publisher: text(one.publisherText) || publisherOf(one),
  ...closing(one),
  ...dateIn(one, 'releaseDate'),
});

const publisherOf = (one: Json): string => {
  const [venue, publisher] = [text(one.venue), text(one.publisher)];
  return venue === '' || venue === publisher ? '' : publisher;
};

/** Fields that nearly every entry ends with. */
const closing = (one: Json) => ({
  ...dateIn(one),
  link: text(one.link) || text(one.url),
  description: text(one.summary) || text(one.description),
  ...flagsOf(one),
});

const mostLinks = 30;

/** Profiles on other sites, except those that the contact details already name. */
export const linksOf = (basics: Json, website: string) =>
  list(basics.profiles)
    .map((one) => ({
      kind: kindOf(one),
      url: text(one.link) || text(one.url),
      label: text(one.label),
      isOwn: 'kind' in one,
    }))
    .filter(({ url, isOwn }) => isOwn || (url !== '' && !isNamed(url, website)))
    .map(({ isOwn: _, ...link }) => link)
    .slice(0, mostLinks);

/**
 * Whether the website names the address, as written or percent-encoded like the addresses in
 * Folio's own files.
 */
const isNamed = (url: string, website: string): boolean =>
  website.includes(bareUrl(url)) ||
  website.split(/[\s,;|]+/).some((address) => webHref(address) === url);

function kindOf(profile: Json) {
  const own = linkKinds.find((kind) => kind === profile.kind);
  if (own) return own;
  const network = text(profile.network).toLowerCase().replace(/\s/g, '');
  return linkKinds.find((kind) => kind === network) ?? kindOfAddress(text(profile.url)) ?? 'other';
}

export const detailsOf = (basics: Json) =>
  list(basics.details)
    .map((one) => fieldsOf(one, 'label', 'value'))
    .filter(({ label, value }) => label !== '' || value !== '')
    .slice(0, mostLinks);
