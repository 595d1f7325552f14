import { joinName } from '@folio/contract/person-name';
import type { PublicProfile } from '@folio/contract/profiles';
import type { PublicPage } from '@folio/contract/public-page';
import { cardPath, pageTitle } from '@folio/contract/public-page-facts';
import { socialHref, socialSites } from '@folio/contract/social-sites';
import { webHref } from '@folio/contract/web-address';
import { plainLine } from '@folio/documents/export-source/plain-characters';
import { element, joinMarkup, type Markup } from '@folio/documents/html/markup';
import { cardSize } from '@folio/documents/profile-card';
import { cardTag } from './cards.service.ts';

const longestDescription = 180;

/** The metadata of a page for browsers, search engines and link previews. */
export function pageHead(page: PublicPage, baseUrl: string): string {
  const { user, isPrivate } = page;
  if (user) return joinMarkup(personHead(page, user, baseUrl), '\n    ').markup;
  const title = isPrivate ? 'Private Profile' : 'Profile Not Found';
  const parts = [element('title', {}, `${title} · Folio`), meta('name', 'robots', 'noindex')];
  return joinMarkup(parts, '\n    ').markup;
}

function personHead({ address }: PublicPage, user: PublicProfile, baseUrl: string): Markup[] {
  const title = plainLine(pageTitle(user));
  const description = descriptionOf(user);
  // The tag in the address makes services that have cached the old card fetch the new one.
  const card = `${baseUrl}${cardPath(user.username)}?v=${cardTag(user)}`;
  const facts = {
    'og:type': 'profile',
    'og:site_name': 'Folio',
    'og:title': title,
    'og:description': description,
    'og:url': address,
    'og:image': card,
    'og:image:type': 'image/png',
    'og:image:width': String(cardSize.widthPt),
    'og:image:height': String(cardSize.heightPt),
    'og:image:alt': title,
    'profile:first_name': plainLine(user.firstName),
    'profile:last_name': plainLine(user.lastName),
    'profile:username': user.username,
  };
  return [
    element('title', {}, title),
    meta('name', 'description', description),
    element('link', { rel: 'canonical', href: address }),
    ...Object.entries(facts).map(([property, content]) => meta('property', property, content)),
    meta('name', 'twitter:card', 'summary_large_image'),
    dataScript({ type: 'application/ld+json' }, describePerson(user, address, baseUrl)),
  ];
}

const meta = (key: 'name' | 'property', name: string, content: string): Markup =>
  element('meta', { [key]: name, content });

/**
 * The owner's own description, or else one from the known facts; a single line, for search results.
 */
export function descriptionOf(user: PublicProfile): string {
  const about = plainLine(user.bio).replace(/\s+/g, ' ').trim();
  if (about) return shorten(about);
  const known = [user.title, user.company, user.location].map((text) => text.trim());
  const facts = known.filter(Boolean).join(', ');
  return shorten(plainLine(facts ? `${joinName(user)}: ${facts}.` : `${joinName(user)} on Folio.`));
}

/** Truncates a long text between words. */
function shorten(text: string): string {
  const letters = [...text];
  if (letters.length <= longestDescription) return text;
  const cut = letters.slice(0, longestDescription - 1).join('');
  return `${cut.replace(/\s+\S{0,40}$/, '')}…`;
}

/** The person as schema.org JSON-LD, for search engines. Unknown facts are left out. */
function describePerson(user: PublicProfile, address: string, baseUrl: string): object {
  const { firstName, lastName, title, company, location, bio, website, socialLinks } = user;
  const pages = [
    webHref(website.trim()),
    ...socialSites.map(
      (site) => socialHref(site, socialLinks[site]) ?? webHref(socialLinks[site].trim()),
    ),
  ];
  const picture = user.profilePicture;
  return {
    '@context': 'https://schema.org',
    '@type': 'Person',
    '@id': address,
    name: joinName(user),
    givenName: firstName,
    ...known('familyName', lastName),
    url: address,
    ...known('jobTitle', title),
    ...known('description', bio),
    ...known('image', picture.startsWith('/') ? `${baseUrl}${picture}` : picture),
    ...named('worksFor', 'Organization', [company], (one) => one[0]),
    ...named('homeLocation', 'Place', [location], (one) => one[0]),
    ...named(
      'alumniOf',
      'EducationalOrganization',
      user.education.map(({ school }) => school),
    ),
    ...named('hasCredential', 'EducationalOccupationalCredential', namesOf(user.certifications)),
    ...list('knowsAbout', user.skills),
    ...list(
      'sameAs',
      pages.filter((page) => page !== undefined),
    ),
  };
}

const namesOf = (entries: { name: string }[]) => entries.map(({ name }) => name);

const known = (key: string, text: string) => (text.trim() === '' ? {} : { [key]: text.trim() });

const list = (key: string, texts: string[]) => {
  const filled = [...new Set(texts.map((text) => text.trim()).filter(Boolean))];
  return filled.length === 0 ? {} : { [key]: filled };
};

type Thing = { '@type': string; name: string };

/** Named schema.org things; `as` selects their names. */
function named(
  key: string,
  type: string,
  names: string[],
  as: (things: Thing[]) => unknown = (things) => things,
) {
  const filled = [...new Set(names.map((name) => name.trim()).filter(Boolean))];
  if (filled.length === 0) return {};
  return { [key]: as(filled.map((name) => ({ '@type': type, name }))) };
}

const escapes: Record<string, string> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/**
 * A data block within a page. Browsers don't run it, so a policy against inline scripts allows it.
 * Scripts contain no entities: users' text is kept from ending the element by JSON escapes.
 */
export function dataScript(attributes: { type: string; id?: string }, data: unknown): Markup {
  const json = JSON.stringify(data).replace(/[<>&\u2028\u2029]/g, (found) => escapes[found] ?? '');
  return element('script', attributes, { markup: json });
}
