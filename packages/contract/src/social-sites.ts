import { webHref } from './web-address.ts';

type Site = {
  name: string;
  /** Hosts of the site; each may have a subdomain, such as 'www' or 'in'. */
  hosts: readonly string[];
  /** The site's rule for usernames. */
  handle: RegExp;
  /** The address of a person's page up to the username. */
  page: string;
};

const sites = {
  linkedin: {
    name: 'LinkedIn',
    hosts: ['linkedin.com'],
    handle: /^(?:in\/)?([\p{L}\p{M}\p{N}-]{3,100})\/?$/u,
    page: 'https://www.linkedin.com/in/',
  },
  github: {
    name: 'GitHub',
    hosts: ['github.com'],
    handle: /^([A-Za-z\d](?:-?[A-Za-z\d]){0,38})$/,
    page: 'https://github.com/',
  },
  twitter: {
    name: 'Twitter',
    hosts: ['x.com', 'twitter.com'],
    handle: /^(\w{1,15})$/,
    page: 'https://x.com/',
  },
} as const satisfies Record<string, Site>;
export type SocialSite = keyof typeof sites;
export const socialSites = Object.keys(sites) as SocialSite[];
/** The display name of a site. */
export const socialSiteName = (site: SocialSite): string => sites[site].name;

/**
 * Returns the address of a person's page on a site, from a full address or a username with or
 * without an @, or undefined for another site's address, the site's home page, and anything else.
 */
export function socialHref(site: SocialSite, text: string): string | undefined {
  const { hosts, handle, page }: Site = sites[site];
  const typed = text.trim();
  const [, name] = handle.exec(typed.replace(/^@/, '')) ?? [];
  if (name !== undefined) return webHref(`${page}${name}`);
  const href = webHref(typed);
  const host = href && hostOf(href);
  const isOfSite = host && hosts.some((one) => host === one || host.endsWith(`.${one}`));
  return isOfSite && hasPath.test(href) ? href : undefined;
}

const hasPath = /^https?:\/\/[^/?#]+\/+[^/?#]/;

const hostOf = (href: string): string =>
  href
    .replace(/^https?:\/\//, '')
    .replace(/[/?#:].*$/s, '')
    .toLowerCase();
