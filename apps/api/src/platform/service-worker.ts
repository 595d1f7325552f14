import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { policyHashOf } from './security-headers.ts';
import { serveTemplatedFile } from './templated-file.ts';

/** The service worker's file in the built web app: the address that browsers know it by. */
export const workerFile = 'sw.js';

/** Browsers ask for it anew at every visit: what they hold of it must not be old. */
export function serveServiceWorker(app: FastifyInstance, folder: string): void {
  const { configuration } = app;
  const policy = policyHashOf(configuration);
  serveTemplatedFile(app, `/${workerFile}`, {
    file: join(folder, workerFile),
    type: 'text/javascript; charset=utf-8',
    fill: (text) => (configuration.offline ? text.replaceAll(policyMark, policy) : farewell),
  });
}

/** What stands in the worker for the headers of pages: a page is kept anew when they change. */
const policyMark = '__POLICY__';

/** Served in place of the worker: removes it, and what it kept, from every browser that asks for it. */
const farewell = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => {
  const forget = async () => {
    for (const name of await caches.keys()) await caches.delete(name);
    await registration.unregister();
  };
  event.waitUntil(forget());
});
`;
