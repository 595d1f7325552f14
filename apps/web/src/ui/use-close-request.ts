import { useEffect, useRef, useState } from 'react';

declare global {
  interface Window {
    /** Missing in TypeScript's DOM types and in Safari, whose devices have no Back button. */
    CloseWatcher?: new () => EventTarget & { destroy: () => void };
  }
}

/**
 * Closes an open layer when the platform asks, as by Back on Android, which would otherwise leave
 * the page. Escape asks as well, but has reached Radix by then.
 */
export function useCloseRequest(isOpen: boolean, onClose: () => void): void {
  const [requests, setRequests] = useState(0);
  const close = useRef(onClose);
  close.current = onClose;
  // Each watcher is asked once: a layer that stays open, such as to ask, needs another.
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above
  useEffect(() => {
    if (!isOpen || !window.CloseWatcher) return undefined;
    const watcher = new window.CloseWatcher();
    watcher.addEventListener('close', () => {
      setRequests((count) => count + 1);
      close.current();
    });
    return () => watcher.destroy();
  }, [isOpen, requests]);
}
