import type { PublicProfile } from '@folio/contract/profiles';
import { mailHref, phoneHref, webHref } from '@folio/documents/addresses';

/** `href` leads only where nothing can be done to who follows it; a text without one is just read. */
export type ProfileLink = {
  kind: 'location' | 'phone' | 'email' | 'web' | 'social';
  text: string;
  href?: string | undefined;
};

const socialNames = { linkedin: 'LinkedIn', github: 'GitHub', twitter: 'Twitter' } as const;

/** How a person can be found and reached, in the order in which a reader looks for it. */
export function contactLinks(profile: PublicProfile): ProfileLink[] {
  const { location, email = '', phone, website, socialLinks } = profile;
  const links: ProfileLink[] = [
    { kind: 'location', text: location.trim() },
    { kind: 'email', text: email.trim(), href: mailHref(email.trim()) },
    { kind: 'phone', text: phone.trim(), href: phoneHref(phone.trim()) },
    { kind: 'web', text: shortAddress(website), href: webHref(website.trim()) },
  ];
  const socials = Object.entries(socialNames).flatMap(([key, text]): ProfileLink[] => {
    const href = webHref(socialLinks[key as keyof typeof socialNames].trim());
    return href ? [{ kind: 'social', text, href }] : [];
  });
  return [...links.filter(({ text }) => text !== ''), ...socials];
}

/** 'ana.example/work' for 'https://ana.example/work/'. */
export const shortAddress = (address: string): string =>
  address
    .trim()
    .replace(/^https?:\/\/(?:www\.)?/i, '')
    .replace(/\/$/, '');
