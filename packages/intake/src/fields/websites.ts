import { type Line, textOf } from '../model.ts';
import { findUrls } from './addresses.ts';

/** Written addresses, and those of links whose words are none. */
export function readWebsites(lines: readonly Line[]): string[] {
  const written = lines.flatMap((line) => findUrls(textOf(line)));
  const linked = lines.flatMap((line) => line.links).filter((url) => hosted.test(url));
  const keys = new Set(written.map(key));
  const added = linked.filter((url) => ![...keys].some((known) => key(url).startsWith(known)));
  const all = [...written, ...added.map((url) => url.replace(/\/$/, ''))];
  const sites = [...new Map(all.map((url) => [key(url), url])).values()];
  return sites.toSorted((a, b) => Number(isShared(a)) - Number(isShared(b)));
}

/** What many people have a page of: their own site stands before it. */
const shared =
  /^(?:[\p{L}-]+\.)?(?:linkedin|github|gitlab|bitbucket|codeberg|twitter|x|facebook|instagram|threads|tiktok|youtube|vimeo|xing|behance|dribbble|medium|stackoverflow|stackexchange|kaggle|leetcode|hackerrank|codeforces|codechef|researchgate|academia|orcid|pinterest|soundcloud|imdb|linktr|t|wa|wellfound|angel|indeed|viadeo)\.(?:com|org|net|me|co|edu|ee|in|be)(?:\/|$)|^(?:scholar\.google|[\p{L}-]+\.linkedin)\./u;

const isShared = (url: string): boolean => shared.test(key(url));

/** A link to a host that has no dot leads nowhere. */
const hosted = /^https?:\/\/[^\s/]+\.[^\s/]/i;

const key = (url: string): string =>
  url
    .toLowerCase()
    .replace(/^https?:\/\/(?:www\.)?|^www\./, '')
    .replace(/\/$/, '');
