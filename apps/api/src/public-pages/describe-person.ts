import type { PublicProfile } from '@folio/contract/profiles';
import { personName } from '@folio/contract/public-page-facts';
import { webHref } from '@folio/documents/addresses';

/** The person in the words of schema.org, for search engines. What is not known is left out. */
export function describePerson(user: PublicProfile, address: string, baseUrl: string): object {
  const { firstName, lastName, title, company, location, bio, website, socialLinks } = user;
  const pages = [website, ...Object.values(socialLinks)].map((link) => webHref(link.trim()));
  const picture = user.profilePicture;
  return {
    '@context': 'https://schema.org',
    '@type': 'Person',
    '@id': address,
    name: personName(user),
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

/** Things of a kind by their names; `as` picks what is written of them. */
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
