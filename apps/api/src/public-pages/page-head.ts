import type { PublicProfile } from '@folio/contract/profiles';
import type { PublicPage } from '@folio/contract/public-page';
import { cardPath, pageTitle, personName } from '@folio/contract/public-page-facts';
import { plainLine } from '@folio/documents/export-source/plain-text';
import { element, joinMarkup, type Markup } from '@folio/documents/html/markup';
import { cardSize } from '@folio/documents/profile-card';
import { cardTag } from './cards.service.ts';
import { dataScript } from './data-script.ts';
import { describePerson } from './describe-person.ts';

const longestDescription = 180;

/** What browsers, search engines and those who draw a preview of a link read of a page. */
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
  // Those who have drawn the old one ask for another address once it has changed.
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

/** What the person says of themselves, else what is known of them; one line of a search's result. */
export function descriptionOf(user: PublicProfile): string {
  const about = plainLine(user.bio).replace(/\s+/g, ' ').trim();
  if (about) return shorten(about);
  const known = [user.title, user.company, user.location].map((text) => text.trim());
  const facts = known.filter(Boolean).join(', ');
  return shorten(
    plainLine(facts ? `${personName(user)}: ${facts}.` : `${personName(user)} on Folio.`),
  );
}

/** Cut between words where it is too long. */
function shorten(text: string): string {
  const letters = [...text];
  if (letters.length <= longestDescription) return text;
  const cut = letters.slice(0, longestDescription - 1).join('');
  return `${cut.replace(/\s+\S{0,40}$/, '')}…`;
}
