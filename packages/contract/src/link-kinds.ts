import type { LinkKind } from './content-choices.ts';

/** The names of the kinds, the same in every language except for the last two. */
export const linkKindNames: Readonly<Record<Exclude<LinkKind, 'other'>, string>> = {
  linkedin: 'LinkedIn',
  github: 'GitHub',
  gitlab: 'GitLab',
  stackoverflow: 'Stack Overflow',
  orcid: 'ORCID',
  scholar: 'Google Scholar',
  researchgate: 'ResearchGate',
  xing: 'XING',
  x: 'X',
  mastodon: 'Mastodon',
  bluesky: 'Bluesky',
  youtube: 'YouTube',
  instagram: 'Instagram',
  medium: 'Medium',
  behance: 'Behance',
  dribbble: 'Dribbble',
  portfolio: 'Portfolio',
  website: 'Website',
};

/** Returns the kind of a link by the host of its address, or undefined for an unknown host. */
export function kindOfAddress(address: string): LinkKind | undefined {
  const [, host = ''] = /^\s*(?:https?:\/\/)?(?:www\.)?([^\s/?#:]{3,253})/i.exec(address) ?? [];
  const name = host.toLowerCase();
  const found = hosts.find(([known]) => name === known || name.endsWith(`.${known}`));
  return found?.[1];
}

const hosts: readonly (readonly [host: string, kind: LinkKind])[] = [
  ['linkedin.com', 'linkedin'],
  ['github.com', 'github'],
  ['github.io', 'portfolio'],
  ['gitlab.com', 'gitlab'],
  ['stackoverflow.com', 'stackoverflow'],
  ['orcid.org', 'orcid'],
  ['scholar.google.com', 'scholar'],
  ['researchgate.net', 'researchgate'],
  ['xing.com', 'xing'],
  ['x.com', 'x'],
  ['twitter.com', 'x'],
  ['mastodon.social', 'mastodon'],
  ['bsky.app', 'bluesky'],
  ['youtube.com', 'youtube'],
  ['instagram.com', 'instagram'],
  ['medium.com', 'medium'],
  ['behance.net', 'behance'],
  ['dribbble.com', 'dribbble'],
];
