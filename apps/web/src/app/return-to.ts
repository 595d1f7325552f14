import { packIds } from '@folio/contract/prices';
import { safePath } from '../lib/safe-path.ts';
import { readStored, writeStored } from '../lib/stored-json.ts';
import { isKnownPath } from './known-paths.ts';

/** As long as the link in the mail works. */
const keptMs = 24 * 60 * 60_000;
const key = 'returnTo';

/** Where a person wanted to go before they had to sign in or up: what they meant to buy, or a page. */
export function returnTo(search: URLSearchParams): string | undefined {
  const plan = search.get('plan');
  const purchase = packIds.find((pack) => pack === plan);
  const place = purchase ? `/payment/credits/${purchase}` : safePath(search.get('next'));
  return place !== undefined && isKnownPath(new URL(place, location.origin).pathname)
    ? place
    : undefined;
}

/** Kept while the mail is on its way: its link may be opened in another tab. */
export function rememberReturnTo(search: URLSearchParams, now = Date.now()): void {
  const place = returnTo(search);
  if (place === undefined) localStorage.removeItem(key);
  else writeStored(localStorage, key, { place, until: now + keptMs });
}

export function rememberedReturnTo(now = Date.now()): string | undefined {
  const stored: { place?: unknown; until?: unknown } = Object(readStored(localStorage, key));
  const { place, until } = stored;
  if (typeof place !== 'string' || typeof until !== 'number' || until < now) return undefined;
  return safePath(place);
}

/** Part of going there, and of signing out. */
export const forgetReturnTo = (): void => localStorage.removeItem(key);

/** Keeps what the person wanted on the way between the pages of signing in and up. */
export function keepReturnTo(page: '/login' | '/signup', search: URLSearchParams): string {
  const kept = [...search].filter(([name]) => name === 'plan' || name === 'next');
  return kept.length === 0 ? page : `${page}?${new URLSearchParams(kept)}`;
}
