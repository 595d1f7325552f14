import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { policyHashOf } from './security-headers.ts';
import { serveTemplatedFile } from './templated-file.ts';

/** The service worker's file; the path is registered in browsers, so it must not change. */
export const workerFile = 'sw.js';

/** Never cached, so that browsers always get the latest version. */
export function serveServiceWorker(app: FastifyInstance, folder: string): void {
  const { configuration } = app;
  const policy = policyHashOf(configuration);
  serveTemplatedFile(app, `/${workerFile}`, {
    file: join(folder, workerFile),
    type: 'text/javascript; charset=utf-8',
    fill: (text) =>
      configuration.offline ? text.replaceAll(policyMark, policy) : selfRemovingWorker,
  });
}

/** The placeholder for the hash of page headers: cached pages are replaced when headers change. */
const policyMark = '__POLICY__';

/** Served instead of the worker to remove it and its caches from browsers. */
const selfRemovingWorker = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => {
  const forget = async () => {
    for (const name of await caches.keys()) await caches.delete(name);
    await registration.unregister();
  };
  event.waitUntil(forget());
});
`;
