import type { PublicProfile } from '@folio/contract/profiles';
import { socialHref, socialSiteName, socialSites } from '@folio/contract/social-sites';
import { webHref } from '@folio/contract/web-address';
import { mailHref, phoneHref } from '@folio/documents/addresses';

/** `href` leads only where nothing can be done to who follows it; a text without one is just read. */
export type ProfileLink = {
  kind: 'location' | 'phone' | 'email' | 'web' | 'social';
  text: string;
  href?: string | undefined;
};

/** How a person can be found and reached, in the order in which a reader looks for it. */
export function contactLinks(profile: PublicProfile): ProfileLink[] {
  const { location, email = '', phone, website, socialLinks } = profile;
  const links: ProfileLink[] = [
    { kind: 'location', text: location.trim() },
    { kind: 'email', text: email.trim(), href: mailHref(email.trim()) },
    { kind: 'phone', text: phone.trim(), href: phoneHref(phone.trim()) },
    { kind: 'web', text: shortAddress(website), href: webHref(website.trim()) },
  ];
  const socials = socialSites.flatMap((site): ProfileLink[] => {
    const text = socialLinks[site].trim();
    const own = socialHref(site, text);
    // Saved when any address was taken: it goes by what it is.
    const href = own ?? webHref(text);
    return href
      ? [{ kind: 'social', text: own ? socialSiteName(site) : shortAddress(text), href }]
      : [];
  });
  return [...links.filter(({ text }) => text !== ''), ...socials];
}

/** 'ana.example/work' for 'https://ana.example/work/'. */
export const shortAddress = (address: string): string =>
  address
    .trim()
    .replace(/^https?:\/\/(?:www\.)?/i, '')
    .replace(/\/$/, '');
