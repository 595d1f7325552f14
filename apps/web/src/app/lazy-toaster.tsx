import { type ComponentType, useEffect, useState } from 'react';
import { subscribeToToasts } from '../ui/toast.ts';

/**
 * The toaster, loaded when somebody first does something or has been there for a while, and at the
 * latest when it has something to say.
 */
export function LazyToaster({ waitMs }: { waitMs?: number }) {
  const [Toaster, setToaster] = useState<ComponentType>();
  useEffect(() => {
    const stopped = new AbortController();
    const timer = waitMs === undefined ? undefined : setTimeout(() => load(), waitMs);
    stopped.signal.addEventListener('abort', () => clearTimeout(timer));
    const load = () => {
      stopped.abort();
      void loadToaster().then((loaded) => setToaster(() => loaded));
    };
    addEventListener('pointerdown', load, { signal: stopped.signal, once: true });
    addEventListener('keydown', load, { signal: stopped.signal, once: true });
    stopped.signal.addEventListener('abort', subscribeToToasts(load));
    return () => stopped.abort();
  }, [waitMs]);
  return Toaster ? <Toaster /> : null;
}

async function loadToaster(): Promise<ComponentType> {
  return (await import('../ui/toaster.tsx')).Toaster;
}
