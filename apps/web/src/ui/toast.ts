export type ToastMessage = {
  title: string;
  description?: string | undefined;
  /** An error stays until it is dismissed, unless it `isBrief`. */
  tone?: 'neutral' | 'good' | 'error';
  /** Whether it goes by itself whatever its tone: the page says the same for good. */
  isBrief?: boolean;
  action?: { label: string; onClick: () => void };
  /** A way on that is an address. */
  link?: { label: string; href: string };
};

export type ShownToast = ToastMessage & { id: number; isOpen: boolean };

/** Why a notification does not run out: somebody is at it, or nobody is looking at the page. */
export type Hold = 'pointer' | 'focus' | 'away';

const displayMs = 5_000;
const removalDelayMs = 1_000_000;

let latest: ShownToast | undefined;
let lastId = 0;
let remainingMs = displayMs;
let runningSince = 0;
let displayTimer: ReturnType<typeof setTimeout> | undefined;
let removalTimer: ReturnType<typeof setTimeout> | undefined;
const holds = new Set<Hold>();
const listeners = new Set<() => void>();

/** Shows a notification, from anywhere. One is visible at a time: a new one takes the old one's place. */
export function toast(message: ToastMessage): number {
  clearTimeout(removalTimer);
  lastId += 1;
  remainingMs = displayMs;
  publish({ ...message, id: lastId, isOpen: true });
  run();
  return lastId;
}

/** Closes a notification, or whichever is shown. It is kept, unseen, until its removal delay is over. */
export function dismissToast(id = latest?.id): void {
  if (!latest?.isOpen || latest.id !== id) return;
  clearTimeout(displayTimer);
  // What left the page tells neither that the pointer nor that the focus has left it.
  holds.delete('pointer');
  holds.delete('focus');
  publish({ ...latest, isOpen: false });
  removalTimer = setTimeout(() => publish(undefined), removalDelayMs);
}

export function holdToast(hold: Hold): void {
  if (holds.size === 0) remainingMs -= Date.now() - runningSince;
  holds.add(hold);
  clearTimeout(displayTimer);
}

export function releaseToast(hold: Hold): void {
  if (holds.delete(hold)) run();
}

export const shownToast = (): ShownToast | undefined => latest;

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function run(): void {
  clearTimeout(displayTimer);
  runningSince = Date.now();
  if (!latest?.isOpen || staysOpen(latest) || holds.size > 0) return;
  displayTimer = setTimeout(dismissToast, Math.max(0, remainingMs), latest.id);
}

const staysOpen = ({ tone, isBrief = false }: ToastMessage) => tone === 'error' && !isBrief;

function publish(next: ShownToast | undefined): void {
  latest = next;
  for (const listener of listeners) listener();
}
