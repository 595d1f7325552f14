import { packIds } from '@folio/contract/prices';
import { safePath } from '../lib/safe-path.ts';
import { readStored, writeStored } from '../lib/stored-json.ts';
import { isKnownPath } from './known-paths.ts';

/** The lifetime of the confirmation link. */
const keptMs = 24 * 60 * 60_000;
const key = 'returnTo';

/** Where to go after the login or sign-up: the payment page of a purchase, or a page. */
export function returnTo(search: URLSearchParams): string | undefined {
  const plan = search.get('plan');
  const purchase = packIds.find((pack) => pack === plan);
  const place = purchase ? `/payment/credits/${purchase}` : safePath(search.get('next'));
  return place !== undefined && isKnownPath(new URL(place, location.origin).pathname)
    ? place
    : undefined;
}

/**
 * Stores the redirect while a confirmation link may be opened in another tab, or the browser is at
 * a login provider.
 */
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

/** To be called when the page is reached, and when signing out. */
export const clearReturnTo = (): void => localStorage.removeItem(key);

/** Passes the parameter on between the login and sign-up pages. */
export function keepReturnTo(page: '/login' | '/signup', search: URLSearchParams): string {
  const kept = [...search].filter(([name]) => name === 'plan' || name === 'next');
  return kept.length === 0 ? page : `${page}?${new URLSearchParams(kept)}`;
}
