/**
 * What stands between the app and the network: it opens the app without a connection. Pages come
 * from the network while there is one, so that a page that is loaded is always of the newest release;
 * files whose name has their content's hash come from this browser. It keeps no answers of the API:
 * what somebody read lies in the device's store, by account.
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
/** A connection that takes longer is none: the page that is kept is shown instead. */
const pageTimeoutSeconds = 4;

/** What TypeScript's types of pages do not have. */
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
const assets = new CacheFirst({ cacheName: assetCache });
const small = new NetworkFirst({ cacheName: 'small files', networkTimeoutSeconds: 2 });

// Before the precache's own route, which would answer with what was kept even if there is a newer one.
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
// What another app shares with the installed one: it goes on as an address's fragment, to no server.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname === sharePath,
  async ({ request }) => Response.redirect(sharedAddress(await request.formData()), 303),
  'POST',
);
// The root is the landing page, which needs a connection: without one it leads into the app.
registerRoute(
  ({ url, sameOrigin, request }) =>
    sameOrigin && request.mode === 'navigate' && url.pathname === '/',
  ({ request }) => fetch(request).catch(() => Response.redirect('/dashboard')),
);
registerRoute(new NavigationRoute(({ request }) => openPage(request), { allowlist: appAddresses }));
cleanupOutdatedCaches();
clientsClaim();

/** The page from the network, or the one that is kept where there is none, or only a proxy's error. */
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

/** Of what was kept while it was used, only files of this build stay. */
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

/** An open tab comes to the front as it is: somebody may be writing there. */
async function openFrom(data: unknown): Promise<void> {
  const [tab] = await worker.clients.matchAll({ type: 'window' });
  const { path }: { path?: unknown } = Object(data);
  if (tab) await tab.focus();
  else await worker.clients.openWindow(typeof path === 'string' ? path : '/dashboard');
}

/** Another tab may still be of the release before, and need its files. */
async function activateIfAlone(): Promise<void> {
  if (await isAlone(worker.clients)) await worker.skipWaiting();
}

/** Keeps files of this build, one after the other: whoever is waiting for something comes first. */
async function keep(urls: readonly unknown[]): Promise<void> {
  const cache = await caches.open(assetCache);
  for (const url of urls) {
    if (typeof url !== 'string' || !hashed.has(url)) continue;
    if ((await matchPrecache(url)) ?? (await cache.match(url))) continue;
    try {
      await cache.add(url);
    } catch {
      // No connection any more, or no room: what is missing is kept when it is used.
      return;
    }
  }
}
