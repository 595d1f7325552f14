import type { PublicProfile } from '@folio/contract/profiles';
import { webHref } from '@folio/contract/web-address';
import { plainLines } from './export-source/plain-characters.ts';

/** What a contact card says of a person; '' for what is not known. */
export type Contact = {
  firstName: string;
  lastName: string;
  title: string;
  company: string;
  email: string;
  phone: string;
  /** A whole web address, as `webHref` makes it. */
  url: string;
};

const longestLineBytes = 75;
const lineEnd = '\r\n';

/** A vCard 3.0 (RFC 2426) of one person. What is empty has no line; a name is always there. */
export function writeVcard(contact: Contact): string {
  const { firstName, lastName, title, company, email, phone, url } = contact;
  const name = [firstName, lastName].filter(Boolean).join(' ');
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
  return lines.map((one) => fold(one) + lineEnd).join('');
}

const line = (property: string, value: string): string[] =>
  value.trim() === '' ? [] : [`${property}:${escapeText(value)}`];

/** A line feed becomes two characters: nothing that a person wrote can begin a line of its own. */
const escapeText = (text: string): string =>
  plainLines(text)
    .replace(/[\\;,]/g, (character) => `\\${character}`)
    .replaceAll('\n', '\\n');

const encoder = new TextEncoder();

/** Breaks a line after at most 75 bytes, never within a character; what follows begins with a space. */
function fold(text: string): string {
  let folded = '';
  let lengthBytes = 0;
  for (const character of text) {
    const bytes = encoder.encode(character).length;
    if (lengthBytes + bytes > longestLineBytes) {
      folded += `${lineEnd} `;
      lengthBytes = 1;
    }
    folded += character;
    lengthBytes += bytes;
  }
  return folded;
}

/** `address` is where the person's page is: their contact card leads there if to no page of theirs. */
export function contactOf(profile: PublicProfile, address: string): Contact {
  const { firstName, lastName, title, company, email = '', phone, website } = profile;
  const url = webHref(website.trim()) ?? address;
  return { firstName, lastName, title, company, email, phone, url };
}
