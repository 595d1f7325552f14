export type ToastMessage = {
  title: string;
  description?: string | undefined;
  /** An error stays until dismissed, unless `isBrief`. */
  tone?: 'neutral' | 'good' | 'error';
  /** Stays until dismissed, since missing it would lead to a mistake. */
  isLasting?: boolean;
  /** Disappears after a while whatever its tone, because the page also shows the message. */
  isBrief?: boolean;
  action?: { label: string; onClick: () => void };
  /** A link to continue with. */
  link?: { label: string; href: string };
};

export type ShownToast = ToastMessage & { id: number; isOpen: boolean };

const removalDelayMs = 1_000_000;

let latest: ShownToast | undefined;
let lastId = 0;
let removalTimer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

/** Shows a notification. Only one is visible: a new one replaces the previous one. */
export function toast(message: ToastMessage): number {
  clearTimeout(removalTimer);
  lastId += 1;
  publish({ ...message, id: lastId, isOpen: true });
  return lastId;
}

/**
 * Closes a notification, by default the current one. It stays in the DOM until its removal delay is
 * over.
 */
export function dismissToast(id = latest?.id): void {
  if (!latest?.isOpen || latest.id !== id) return;
  publish({ ...latest, isOpen: false });
  removalTimer = setTimeout(() => publish(undefined), removalDelayMs);
}

/** How long a notification is displayed while it has neither hover nor focus, in ms. */
export const displayMsOf = ({ tone, isLasting, isBrief = false }: ToastMessage): number =>
  isLasting || (tone === 'error' && !isBrief) ? Number.POSITIVE_INFINITY : 5_000;

export const shownToast = (): ShownToast | undefined => latest;

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function publish(next: ShownToast | undefined): void {
  latest = next;
  for (const listener of listeners) listener();
}
