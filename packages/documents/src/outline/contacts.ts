import { joinPath } from '@folio/contract/content-path';
import type { PersonalInfo } from '@folio/contract/resume-content';
import { webHref } from '@folio/contract/web-address';
import { mailHref, phoneHref } from '../addresses.ts';
import { type DocumentWords, labelBefore } from '../language/document-words.ts';
import {
  type Contact,
  type ContactKind,
  type IconName,
  isVisible,
  present,
  sourcedText,
} from './outline.ts';

/** Returns the owner's contact details, links, and other personal details. */
export function contactsOf(person: PersonalInfo, words: DocumentWords): Contact[] {
  const email = person.email.trim();
  const phone = person.phone.trim();
  return present([
    contact('email', email, 'personalInfo/email', mailHref(email)),
    contact('phone', phone, 'personalInfo/phone', phoneHref(phone)),
    contact('location', person.location, 'personalInfo/location'),
    ...webAddresses(person.website).map((address) =>
      contact('website', address, 'personalInfo/website', webHref(address)),
    ),
    ...person.links.map(({ id, kind, url, label }) => {
      const href = webHref(url.trim());
      const address = withoutScheme(url);
      // Text that isn't an address can't be a link behind its label, so it follows the label as
      // text.
      const isBoth = isVisible(label) && isVisible(address) && href === undefined;
      const before = isBoth ? labelBefore(label.trim(), words) : '';
      const text = isVisible(label) && !isBoth ? label : `${before}${address}`;
      return contact(kind, text, joinPath('personalInfo', 'links', id, 'url'), href);
    }),
    ...person.details.map(({ id, label, value }) => {
      const path = joinPath('personalInfo', 'details', id, 'value');
      if (!isVisible(label) || !isVisible(value))
        return contact('detail', isVisible(value) ? value.trim() : label, path);
      const text = `${labelBefore(label.trim(), words)}${value.trim()}`;
      const parts = {
        label: { text: label.trim(), path: joinPath('personalInfo', 'details', id, 'label') },
        value: { text: value.trim(), path },
      };
      return { kind: 'detail' as const, text, path, parts };
    }),
  ]);
}

function contact(
  kind: ContactKind,
  text: string,
  path: string,
  href?: string,
): Contact | undefined {
  const sourced = sourcedText(text, path, href);
  return sourced && { ...sourced, kind };
}

/** Adds an icon to each contact except details, whose labels suffice. */
export const withIcons = (contacts: readonly Contact[]): Contact[] =>
  contacts.map((contact) =>
    contact.kind === 'detail' ? contact : { ...contact, icon: icons[contact.kind] ?? 'globe' },
  );

const icons: Partial<Record<ContactKind, IconName>> = {
  email: 'mail',
  phone: 'phone',
  location: 'place',
  portfolio: 'case',
  linkedin: 'linkedin',
  github: 'github',
  orcid: 'orcid',
};

/** Shortens an address to the form that people read: 'github.com/ana'. */
export const withoutScheme = (url: string): string =>
  url
    .trim()
    .replace(/^https?:\/\/(?:www\.)?/i, '')
    .replace(/\/$/, '');

/**
 * Splits several addresses in the website field, such as a site and two profiles, into a contact
 * each.
 */
export function webAddresses(website: string): string[] {
  const segments = website.split(/[\s,;|]+/).filter(Boolean);
  return segments.every((segment) => webHref(segment)) ? segments : [website];
}
