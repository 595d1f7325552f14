import type { PersonalInfo } from '@folio/contract/resume-content';
import { mailHref, phoneHref, webHref } from '../addresses.ts';
import type { Said } from './outline.ts';
import { present, say } from './said.ts';

export function contactsOf(person: PersonalInfo): Said[] {
  const email = person.email.trim();
  const phone = person.phone.trim();
  return present([
    say(email, 'personalInfo/email', mailHref(email)),
    say(phone, 'personalInfo/phone', phoneHref(phone)),
    say(person.location, 'personalInfo/location'),
    ...webAddresses(person.website).map((address) =>
      say(address, 'personalInfo/website', webHref(address)),
    ),
  ]);
}

/** Several addresses in the one field, such as a site and two profiles, become a contact each. */
function webAddresses(website: string): string[] {
  const pieces = website.split(/[\s,;|]+/).filter(Boolean);
  return pieces.every((piece) => webHref(piece)) ? pieces : [website];
}
