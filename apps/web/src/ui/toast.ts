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

const removalDelayMs = 1_000_000;

let latest: ShownToast | undefined;
let lastId = 0;
let removalTimer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

/** Shows a notification, from anywhere. One is visible at a time: a new one takes the old one's place. */
export function toast(message: ToastMessage): number {
  clearTimeout(removalTimer);
  lastId += 1;
  publish({ ...message, id: lastId, isOpen: true });
  return lastId;
}

/** Closes a notification, or whichever is shown. It is kept, unseen, until its removal delay is over. */
export function dismissToast(id = latest?.id): void {
  if (!latest?.isOpen || latest.id !== id) return;
  publish({ ...latest, isOpen: false });
  removalTimer = setTimeout(() => publish(undefined), removalDelayMs);
}

/** For how long it is shown while nobody is at it. */
export const displayMsOf = ({ tone, isBrief = false }: ToastMessage): number =>
  tone === 'error' && !isBrief ? Number.POSITIVE_INFINITY : 5_000;

export const shownToast = (): ShownToast | undefined => latest;

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function publish(next: ShownToast | undefined): void {
  latest = next;
  for (const listener of listeners) listener();
}
