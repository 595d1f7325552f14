import { type Line, textOf } from '../model.ts';
import { findUrls } from './addresses.ts';

/** Written addresses, and those of links whose words are none. */
export function readWebsites(lines: readonly Line[]): string[] {
  const written = lines.flatMap((line) => findUrls(textOf(line)));
  const linked = lines.flatMap((line) => line.links).filter((url) => hosted.test(url));
  const keys = new Set(written.map(key));
  const added = linked.filter((url) => ![...keys].some((known) => key(url).startsWith(known)));
  const all = [...written, ...added.map((url) => url.replace(/\/$/, ''))];
  return [...new Map(all.map((url) => [key(url), url])).values()];
}

/** A link to a host that has no dot leads nowhere. */
const hosted = /^https?:\/\/[^\s/]+\.[^\s/]/i;

const key = (url: string): string =>
  url
    .toLowerCase()
    .replace(/^https?:\/\/(?:www\.)?|^www\./, '')
    .replace(/\/$/, '');
