import { useEffect, useRef, useState } from 'react';

declare global {
  interface Window {
    /**
     * Missing in TypeScript's DOM types and in Safari, on whose devices there is no Back button.
     */
    CloseWatcher?: new () => EventTarget & { destroy: () => void };
  }
}

/**
 * Closes an open layer when the platform requests it, such as with Back on Android, which would
 * otherwise leave the page. Escape also sends a request, but Radix has handled the key by then.
 */
export function useCloseRequest(isOpen: boolean, onClose: () => void): void {
  const [requests, setRequests] = useState(0);
  const close = useRef(onClose);
  close.current = onClose;
  // Each watcher gets only one request, so a layer that stays open, such as to ask a question,
  // needs another.
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
