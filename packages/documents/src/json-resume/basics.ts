import type { PersonalInfo } from '@folio/contract/resume-content';
import { mailHref, webHref } from '../addresses.ts';
import { contactsOf } from '../outline/contacts.ts';
import { type Fields, said } from './said.ts';

export function basicsOf(person: PersonalInfo): Fields {
  const { firstName, lastName, email, phone, location, website } = person;
  const isAddress = mailHref(email) !== undefined;
  return said({
    name: [firstName, lastName].filter(Boolean).join(' '),
    firstName,
    lastName,
    label: person.title,
    email: isAddress ? email : '',
    emailText: isAddress ? '' : email,
    phone,
    ...webAddresses(person),
    websiteText: webHref(website) === website ? '' : website,
    summary: person.summary,
    location: location === '' ? undefined : { city: location },
  });
}

/** Several addresses in the one field: a site of one's own, and profiles elsewhere. */
function webAddresses(person: PersonalInfo): Fields {
  const addresses = contactsOf(person).flatMap(({ path, href }) =>
    path === 'personalInfo/website' && href ? [href] : [],
  );
  const [url = '', ...others] = addresses;
  return { url, profiles: others.map((address) => ({ network: hostOf(address), url: address })) };
}

const hostOf = (address: string): string => address.replace(/^https?:\/\/([^/?#:]*).*$/s, '$1');
