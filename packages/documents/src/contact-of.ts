import type { PublicProfile } from '@folio/contract/profiles';
import { webHref } from './addresses.ts';
import type { Contact } from './vcard.ts';

/** `address` is where the person's page is: their contact card leads there if to no page of theirs. */
export function contactOf(profile: PublicProfile, address: string): Contact {
  const { firstName, lastName, title, company, email = '', phone, website } = profile;
  const url = webHref(website.trim()) ?? address;
  return { firstName, lastName, title, company, email, phone, url };
}
