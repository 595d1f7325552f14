import { joinName } from '@folio/contract/person-name';
import type { PublicProfile } from '@folio/contract/profiles';
import { webHref } from '@folio/contract/web-address';
import { escapeText, foldLine } from './content-lines.ts';

/** The fields of a contact card; an empty text means unknown. */
export type Contact = {
  firstName: string;
  lastName: string;
  title: string;
  company: string;
  email: string;
  phone: string;
  /** A complete web address, as returned by `webHref`. */
  url: string;
};

/** Writes a vCard 3.0 (RFC 2426) of one person. Empty fields are left out, except the name. */
export function writeVcard(contact: Contact): string {
  const { firstName, lastName, title, company, email, phone, url } = contact;
  const name = joinName(contact);
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `N:${escapeText(lastName)};${escapeText(firstName)};;;`,
    `FN:${escapeText(name)}`,
    ...line('TITLE', title),
    ...line('ORG', company),
    ...line('EMAIL;TYPE=INTERNET', email),
    ...line('TEL', phone),
    ...line('URL', url),
    'END:VCARD',
  ];
  return lines.map(foldLine).join('');
}

const line = (property: string, value: string): string[] =>
  value.trim() === '' ? [] : [`${property}:${escapeText(value)}`];

/**
 * `address` is the person's public page, to which the contact card links if they have no website.
 */
export function contactOf(profile: PublicProfile, address: string): Contact {
  const { firstName, lastName, title, company, email = '', phone, website } = profile;
  const url = webHref(website.trim()) ?? address;
  return { firstName, lastName, title, company, email, phone, url };
}
