/**
 * The service worker, which opens the app offline. Pages come from the network if possible, so that
 * a loaded page is always of the newest release; files with a content hash in their names come from
 * the cache. API responses are never cached: viewed data is in the device store, by account.
 */

import { files } from 'virtual:offline-files';
import { sharedAddress, sharePath } from '@folio/contract/shared-job';
import { clientsClaim } from 'workbox-core';
import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { isAlone } from './app/releases/is-alone.ts';
import { appAddresses, assetCache, type WorkerQuestion } from './app/releases/worker-messages.ts';

const page = '/index.html';
/** The timeout for a page, after which the cached one is shown. */
const pageTimeoutSeconds = 4;

/** Types of service workers that TypeScript's DOM types lack. */
type Extendable = Event & { waitUntil: (work: Promise<unknown>) => void };
type Asked = Extendable & { data: unknown; ports: readonly MessagePort[] };
type Clicked = Extendable & { notification: { close: () => void; data?: unknown } };
type WorkerScope = {
  addEventListener(type: 'activate', listener: (event: Extendable) => void): void;
  addEventListener(type: 'message', listener: (event: Asked) => void): void;
  addEventListener(type: 'notificationclick', listener: (event: Clicked) => void): void;
  skipWaiting: () => Promise<void>;
  clients: {
    matchAll: (which: {
      type: 'window';
      includeUncontrolled?: boolean;
    }) => Promise<readonly { focus: () => Promise<unknown> }[]>;
    openWindow: (url: string) => Promise<unknown>;
  };
};
const worker = globalThis as unknown as WorkerScope;

const hashed = new Set(files.hashed);
/** A network's login page answers in the place of any file, and would stay in its place for good. */
const isFile = ({ ok, headers }: Response): boolean =>
  ok && !headers.get('content-type')?.startsWith('text/html');
const plugins = [
  {
    cacheWillUpdate: async ({ response }: { response: Response }) =>
      isFile(response) ? response : null,
    // Releases before kept such a page in the place of a file that this one has, too.
    cachedResponseWillBeUsed: async ({ cachedResponse }: { cachedResponse?: Response }) =>
      cachedResponse && isFile(cachedResponse) ? cachedResponse : null,
  },
];
const assets = new CacheFirst({ cacheName: assetCache, plugins });
const small = new NetworkFirst({ cacheName: 'small files', networkTimeoutSeconds: 2, plugins });

// Before the precache's route, which would return the cached page even if there is a newer one.
registerRoute(
  ({ url, sameOrigin }) =>
    sameOrigin && /^\/(theme\.js|icon\.svg|manifest\.webmanifest)$/.test(url.pathname),
  ({ request, event }) =>
    small
      .handle({ request, event })
      .catch(async () => (await matchPrecache(request)) ?? Response.error()),
);
precacheAndRoute(files.start, { directoryIndex: '', cleanURLs: false });
registerRoute(({ url, sameOrigin }) => sameOrigin && hashed.has(url.pathname), assets);
// The share target of the installed app: passes the shared text on in the URL's fragment, which no
// server gets.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname === sharePath,
  async ({ request }) => Response.redirect(sharedAddress(await request.formData()), 303),
  'POST',
);
// The root is the landing page, which needs a connection; offline it redirects into the app.
registerRoute(
  ({ url, sameOrigin, request }) =>
    sameOrigin && request.mode === 'navigate' && url.pathname === '/',
  ({ request }) => fetch(request).catch(() => Response.redirect('/dashboard')),
);
registerRoute(new NavigationRoute(({ request }) => openPage(request), { allowlist: appAddresses }));
cleanupOutdatedCaches();
clientsClaim();

/** The page from the network; the cached one if offline, or if a proxy returns an error. */
async function openPage(request: Request): Promise<Response> {
  const kept = () => matchPrecache(page);
  const late = new Promise<undefined>((resolve) => {
    setTimeout(resolve, pageTimeoutSeconds * 1000);
  });
  const asked = fetch(request).then(
    (answer) => (answer.status >= 500 ? undefined : answer),
    () => undefined,
  );
  const inTime = await Promise.race([asked, late]);
  return inTime ?? (await kept()) ?? (await asked) ?? Response.error();
}

worker.addEventListener('activate', (event) => event.waitUntil(deleteOldAssets()));

/** Removes files of other builds from the cache of used files. */
async function deleteOldAssets(): Promise<void> {
  const cache = await caches.open(assetCache);
  const old = (await cache.keys()).filter(({ url }) => !hashed.has(new URL(url).pathname));
  await Promise.all(old.map((request) => cache.delete(request)));
}

worker.addEventListener('message', (event) => {
  const { kind, urls }: { kind?: WorkerQuestion['kind']; urls?: unknown } = Object(event.data);
  if (kind === 'activate') event.waitUntil(worker.skipWaiting());
  if (kind === 'activate if alone') event.waitUntil(activateIfAlone());
  if (kind === 'which release') event.ports[0]?.postMessage(files.entry);
  if (kind === 'keep used' && Array.isArray(urls)) event.waitUntil(keep(urls));
  if (kind === 'keep the rest') event.waitUntil(keep(files.later));
});

worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openFrom(event.notification.data));
});

/** Focuses an open tab without navigating, since there may be unsaved text. */
async function openFrom(data: unknown): Promise<void> {
  const [tab] = await worker.clients.matchAll({ type: 'window' });
  const { path }: { path?: unknown } = Object(data);
  if (tab) await tab.focus();
  else await worker.clients.openWindow(typeof path === 'string' ? path : '/dashboard');
}

/** Other tabs may be of the previous release, and need its files. */
async function activateIfAlone(): Promise<void> {
  if (await isAlone(worker.clients)) await worker.skipWaiting();
}

/** Caches files of this build, one at a time, so that other requests come first. */
async function keep(urls: readonly unknown[]): Promise<void> {
  const cache = await caches.open(assetCache);
  for (const url of urls) {
    if (typeof url !== 'string' || !hashed.has(url)) continue;
    if ((await matchPrecache(url)) ?? (await cache.match(url))) continue;
    try {
      const answer = await fetch(url);
      if (!isFile(answer)) return;
      await cache.put(url, answer);
    } catch {
      // Offline or out of space: missing files are cached when they are used.
      return;
    }
  }
}
