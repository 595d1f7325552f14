import { readStored, writeStored } from '../../lib/stored-json.ts';
import { readToken } from '../../lib/token.ts';
import { sendUnsaved } from '../../lib/unsaved-work.ts';
import { whenIdle } from '../../lib/when-idle.ts';
import type { WorkerQuestion } from './worker-messages.ts';

/** How often an open tab checks for a newer release, besides when it becomes visible. */
const askEveryMs = 60 * 60_000;
const askAgainMs = 5 * 60_000;
/** After the first screen has loaded. */
const startWaitMs = 4_000;
const takeOverMs = 3_000;
const sendMs = 5_000;

/** The key of the declined release's start script in the session storage. */
const declinedKey = 'declinedRelease';

let offered: string | undefined;
const listeners = new Set<() => void>();

/** Whether a newer release than this page's is available, for `useSyncExternalStore`. */
export const isReleaseOffered = (): boolean => offered !== undefined;

export function subscribeToReleases(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function offer(release: string | undefined): void {
  offered = release;
  for (const listener of listeners) listener();
}

/** Declines the release: this tab offers it no more, until there is another one. */
export function declineRelease(): void {
  if (offered !== undefined) writeStored(sessionStorage, declinedKey, offered);
  offer(undefined);
}

/**
 * Registers the service worker, which opens the app offline, for people who are signed in or have
 * written something on this device: visitors load nothing for it. `prefetch` is called when there
 * is time to load what may be needed offline. Returns a function that stops listening; the worker
 * stays. There is none in development.
 */
export function startAppWorker(prefetch: () => unknown): () => void {
  const stopping = new AbortController();
  const { signal } = stopping;
  const container = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (import.meta.env.DEV || !container) return () => undefined;
  whenStarted(signal, async function begin() {
    if (readToken() === null && !(await isGuestWriting())) {
      // Somebody who begins to write or logs in may lose the connection before loading another
      // page.
      const options = { signal, once: true };
      document.addEventListener('input', () => whenStarted(signal, begin), options);
      return;
    }
    // If service workers are blocked, or there is no TLS, the app works without one.
    const registration = await container
      .register('/sw.js', { updateViaCache: 'none' })
      .catch(() => undefined);
    if (!registration || signal.aborted) return;
    followReleases(registration, signal);
    const { active } = await container.ready;
    await keepUsed(active);
    whenStarted(signal, () => {
      if (savesData()) return;
      post(active, { kind: 'keep the rest' });
      if (readToken() !== null) prefetch();
    });
  });
  container.addEventListener('controllerchange', () => void compare(container.controller), {
    signal,
  });
  return () => stopping.abort();
}

const isGuestWriting = async (): Promise<boolean> =>
  (await import('../../lib/guest/guest-work.ts')).hasGuestWork();

/** Watches for the worker of a newer release, which waits to be activated. */
function followReleases(registration: ServiceWorkerRegistration, signal: AbortSignal): void {
  const lookAtWaiting = () => void compare(registration.waiting);
  registration.addEventListener(
    'updatefound',
    () => registration.installing?.addEventListener('statechange', lookAtWaiting, { signal }),
    { signal },
  );
  lookAtWaiting();
  // A worker that another tab activated before this page was loaded.
  void compare(registration.active);
  let askedAt = Date.now();
  const ask = () => {
    askedAt = Date.now();
    registration.update().catch(() => undefined);
  };
  const onVisible = () => {
    if (document.visibilityState === 'visible' && Date.now() - askedAt > askAgainMs) ask();
  };
  document.addEventListener('visibilitychange', onVisible, { signal });
  const timer = setInterval(ask, askEveryMs);
  signal.addEventListener('abort', () => clearInterval(timer));
}

/** Offers a release that differs from this page's; activates the worker of the same release. */
async function compare(worker: ServiceWorker | null): Promise<void> {
  if (!worker) return;
  const [theirs, mine] = [await releaseOf(worker), pageRelease()];
  if (theirs === undefined || mine === undefined) return;
  if (theirs !== mine) {
    if (readStored(sessionStorage, declinedKey) !== theirs) offer(theirs);
  } else if (worker.state === 'installed') post(worker, { kind: 'activate if alone' });
}

/** The start script's name contains a hash of the whole app. */
const pageRelease = (): string | undefined => {
  const script = document.querySelector<HTMLScriptElement>('script[type="module"][src]');
  return script ? new URL(script.src).pathname : undefined;
};

function releaseOf(worker: ServiceWorker): Promise<string | undefined> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }: MessageEvent<unknown>) =>
      resolve(typeof data === 'string' ? data : undefined);
    worker.postMessage({ kind: 'which release' } satisfies WorkerQuestion, [port2]);
    // A worker that is being removed doesn't answer.
    setTimeout(() => resolve(undefined), takeOverMs);
  });
}

const post = (worker: ServiceWorker | null, question: WorkerQuestion): void =>
  worker?.postMessage(question);

/** Caches what this page loaded before the worker intercepted its requests, such as fonts. */
async function keepUsed(worker: ServiceWorker | null): Promise<void> {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  const urls = loaded
    .filter(({ origin, pathname }) => origin === location.origin && /^\/assets\//.test(pathname))
    .map(({ pathname }) => pathname);
  post(worker, { kind: 'keep used', urls });
}

/** Loads the newest release without asking, after sending or storing unsaved changes. */
export async function loadNewest(): Promise<void> {
  await Promise.race([sendUnsaved().catch(() => []), after(sendMs)]);
  const container = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  const registration = await container?.getRegistration().catch(() => undefined);
  if (container && registration?.waiting) {
    const change = new Promise((resolve) =>
      container.addEventListener('controllerchange', resolve, { once: true }),
    );
    post(registration.waiting, { kind: 'activate' });
    await Promise.race([change, after(takeOverMs)]);
  }
  location.reload();
}

const after = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

/** Waits until after the load event, when network and processor are idle. */
function whenStarted(signal: AbortSignal, work: () => unknown): void {
  const timer = setTimeout(() => {
    if (!signal.aborted) whenIdle(() => void work(), { latestMs: 10_000 });
  }, startWaitMs);
  signal.addEventListener('abort', () => clearTimeout(timer));
}

/** Whether the person has asked the browser to save data. */
const savesData = (): boolean =>
  (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true;
