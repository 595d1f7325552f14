import { useSyncExternalStore } from 'react';

let heightPx = 0;
const listeners = new Set<() => void>();

function setHeight(px: number): void {
  if (px === heightPx) return;
  heightPx = px;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

let shown: HTMLElement | undefined;

/** The ref of a notification: its height is noted once it is laid out, without asking for a layout. */
export function observeToast(card: HTMLElement | null): (() => void) | undefined {
  if (!card) return undefined;
  const observer = new ResizeObserver(() => setHeight(card.offsetHeight));
  observer.observe(card);
  shown = card;
  return () => {
    observer.disconnect();
    if (shown === card) shown = undefined;
    // One that replaces it is there by then.
    queueMicrotask(() => {
      if (!shown) setHeight(0);
    });
  };
}

/**
 * At the end of what scrolls below notifications, so that it can be scrolled out from under them. As a
 * property of the whole page, their height had every element styled anew.
 */
export function ToastRoom() {
  const height = useSyncExternalStore(subscribe, () => heightPx);
  return height === 0 ? null : <div aria-hidden style={{ height }} />;
}
