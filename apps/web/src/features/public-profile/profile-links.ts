import type { PublicProfile } from '@folio/contract/profiles';
import { socialHref, socialSiteName, socialSites } from '@folio/contract/social-sites';
import { webHref } from '@folio/contract/web-address';
import { mailHref, phoneHref } from '@folio/documents/addresses';

/** `href` has a safe scheme; a text without one is shown as text. */
export type ProfileLink = {
  kind: 'location' | 'phone' | 'email' | 'web' | 'social';
  text: string;
  href?: string | undefined;
};

/** Contact details, in the order in which readers look for them. */
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
    // Older profiles may have any address here, so its own kind decides.
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
