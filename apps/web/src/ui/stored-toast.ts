import { readStored, writeStored } from '../lib/stored-json.ts';
import { shownToast, type ToastMessage, toast } from './toast.ts';

const key = 'toast';
/** Longer than a page takes to load; an older notification is no longer relevant. */
const keptMs = 30_000;

/** Keeps the current notification for the next page load, without its action. */
export function storeToast(now = Date.now()): void {
  const shown = shownToast();
  if (!shown?.isOpen) return;
  const { title, description, tone, link } = shown;
  const message = { title, description, tone, link };
  writeStored(sessionStorage, key, { message, until: now + keptMs });
}

export function showStoredToast(now = Date.now()): void {
  const { message, until }: { message?: unknown; until?: unknown } = Object(
    readStored(sessionStorage, key),
  );
  sessionStorage.removeItem(key);
  if (isToastMessage(message) && typeof until === 'number' && now <= until) toast(message);
}

const isToastMessage = (kept: unknown): kept is ToastMessage =>
  typeof Object(kept).title === 'string';
