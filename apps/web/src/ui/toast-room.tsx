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

/**
 * The ref of a notification. Its height is observed, because reading it here would force a layout
 * during a commit.
 */
export function observeToast(card: HTMLElement | null): (() => void) | undefined {
  if (!card) return undefined;
  const observer = new ResizeObserver(() => setHeight(card.offsetHeight));
  observer.observe(card);
  shown = card;
  return () => {
    observer.disconnect();
    if (shown === card) shown = undefined;
    // By then, a notification that replaces this one has been observed.
    queueMicrotask(() => {
      if (!shown) setHeight(0);
    });
  };
}

/**
 * A space as high as the notification at the end of a scrolled area, so that content can be
 * scrolled out from under it. It is an element, because a custom property of the root would make
 * the browser recalculate the styles of the whole page whenever a notification appears or
 * disappears.
 */
export function ToastRoom() {
  const height = useSyncExternalStore(subscribe, () => heightPx);
  return height === 0 ? null : <div aria-hidden style={{ height }} />;
}
