import { readStored, writeStored } from '../../lib/stored-json.ts';
import { readToken } from '../../lib/token.ts';
import { sendUnsaved } from '../../lib/unsaved-work.ts';
import { whenIdle } from '../../lib/when-idle.ts';
import type { WorkerQuestion } from './worker-messages.ts';

/** A tab that is open for days asks as often whether there is a newer release, and when it is seen again. */
const askEveryMs = 60 * 60_000;
const askAgainMs = 5 * 60_000;
/** The first screen comes before all that is only for later. */
const startWaitMs = 4_000;
const takeOverMs = 3_000;
const sendMs = 5_000;

/** Where the start script of a release lies that somebody does not want yet. */
const declinedKey = 'declinedRelease';

let offered: string | undefined;
const listeners = new Set<() => void>();

/** Whether there is a newer release than this page's: for `useSyncExternalStore`. */
export const isReleaseOffered = (): boolean => offered !== undefined;

export function subscribeToReleases(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function offer(release: string | undefined): void {
  offered = release;
  for (const listener of listeners) listener();
}

/** Whoever says 'not now' is not asked by this tab again, until there is another one. */
export function declineRelease(): void {
  if (offered !== undefined) writeStored(sessionStorage, declinedKey, offered);
  offer(undefined);
}

/**
 * Lets the app open without a connection, for who is signed in or has written something on this
 * device: visitors load nothing for it.
 * `readAhead` is called when there is time for what may be wanted then. Returns how to stop listening;
 * the worker stays. There is none while the app is being written on.
 */
export function startAppWorker(readAhead: () => unknown): () => void {
  const stopping = new AbortController();
  const { signal } = stopping;
  const container = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (import.meta.env.DEV || !container) return () => undefined;
  whenStarted(signal, async () => {
    if (readToken() === null && !(await isGuestWriting())) return;
    // Where it is blocked, or the page is not served over TLS, the app works as it does without.
    const registration = await container
      .register('/sw.js', { updateViaCache: 'none' })
      .catch(() => undefined);
    if (!registration || signal.aborted) return;
    followReleases(registration, signal);
    const { active } = await container.ready;
    await keepUsed(active);
    whenStarted(signal, () => {
      if (savesData()) return;
      tell(active, { kind: 'keep the rest' });
      if (readToken() !== null) readAhead();
    });
  });
  container.addEventListener('controllerchange', () => void compare(container.controller), {
    signal,
  });
  return () => stopping.abort();
}

const isGuestWriting = async (): Promise<boolean> =>
  (await import('../../lib/guest/guest-work.ts')).hasGuestWork();

/** Watches for the worker of another release, which waits until it is let in. */
function followReleases(registration: ServiceWorkerRegistration, signal: AbortSignal): void {
  const lookAtWaiting = () => void compare(registration.waiting);
  registration.addEventListener(
    'updatefound',
    () => registration.installing?.addEventListener('statechange', lookAtWaiting, { signal }),
    { signal },
  );
  lookAtWaiting();
  // One that another tab has let in before this page was loaded.
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

/** A worker of another release than this page's is offered; one of the same may take its place. */
async function compare(worker: ServiceWorker | null): Promise<void> {
  if (!worker) return;
  const [theirs, mine] = [await releaseOf(worker), pageRelease()];
  if (theirs === undefined || mine === undefined) return;
  if (theirs !== mine) {
    if (readStored(sessionStorage, declinedKey) !== theirs) offer(theirs);
  } else if (worker.state === 'installed') tell(worker, { kind: 'activate if alone' });
}

/** The script that starts the app has a hash of all of it in its name. */
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
    // One that is on its way out of the browser does not answer.
    setTimeout(() => resolve(undefined), takeOverMs);
  });
}

const tell = (worker: ServiceWorker | null, question: WorkerQuestion): void =>
  worker?.postMessage(question);

/** What this page loaded before the worker stood between it and the network, such as fonts. */
async function keepUsed(worker: ServiceWorker | null): Promise<void> {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  const urls = loaded
    .filter(({ origin, pathname }) => origin === location.origin && /^\/assets\//.test(pathname))
    .map(({ pathname }) => pathname);
  tell(worker, { kind: 'keep used', urls });
}

/** Loads the newest release, once what is unsaved is sent or kept. Nothing is asked of the person. */
export async function loadNewest(): Promise<void> {
  await Promise.race([sendUnsaved().catch(() => []), after(sendMs)]);
  const container = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  const registration = await container?.getRegistration().catch(() => undefined);
  if (container && registration?.waiting) {
    const change = new Promise((resolve) =>
      container.addEventListener('controllerchange', resolve, { once: true }),
    );
    tell(registration.waiting, { kind: 'activate' });
    await Promise.race([change, after(takeOverMs)]);
  }
  location.reload();
}

const after = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

/** After the page is loaded, when neither network nor processor are wanted elsewhere. */
function whenStarted(signal: AbortSignal, work: () => unknown): void {
  const timer = setTimeout(() => {
    if (!signal.aborted) whenIdle(() => void work(), { latestMs: 10_000 });
  }, startWaitMs);
  signal.addEventListener('abort', () => clearTimeout(timer));
}

/** Whoever pays for each megabyte has asked the browser to load no more than is needed. */
const savesData = (): boolean =>
  (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true;
