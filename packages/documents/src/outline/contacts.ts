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
  say,
} from './outline.ts';

/** How the owner is reached, where else they are found, and what else their head says. */
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
      // What is no address can't stand behind its label, and stands after it.
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
  const sourced = say(text, path, href);
  return sourced && { ...sourced, kind };
}

/** With an icon for each but the details, whose words say what they are. */
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

/** As people read an address: 'github.com/ana'. */
export const withoutScheme = (url: string): string =>
  url
    .trim()
    .replace(/^https?:\/\/(?:www\.)?/i, '')
    .replace(/\/$/, '');

/** Several addresses in the one field, such as a site and two profiles, become a contact each. */
export function webAddresses(website: string): string[] {
  const pieces = website.split(/[\s,;|]+/).filter(Boolean);
  return pieces.every((piece) => webHref(piece)) ? pieces : [website];
}
