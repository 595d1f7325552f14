import { useEffect, useState } from 'react';

const delayMs = { open: 400, close: 150 } as const;

/**
 * Shows what is pointed at after a moment, and keeps it for another one, so that the pointer can go
 * over to what is shown. What has the focus is shown at once.
 */
export function useTip<T>(pointed: T | undefined, focused: T | undefined) {
  const [tip, setTip] = useState<T>();
  useEffect(() => {
    const timer = setTimeout(() => setTip(() => pointed), pointed ? delayMs.open : delayMs.close);
    return () => clearTimeout(timer);
  }, [pointed]);
  useEffect(() => {
    if (focused) setTip(() => focused);
    return () => setTip(undefined);
  }, [focused]);
  const isOpen = tip !== undefined;
  useEffect(() => {
    if (!isOpen) return;
    const close = () => setTip(undefined);
    document.addEventListener('scroll', close, { capture: true });
    return () => document.removeEventListener('scroll', close, { capture: true });
  }, [isOpen]);
  return { tip, close: () => setTip(undefined) };
}
