import { type ComponentType, useEffect, useState } from 'react';
import { subscribeToToasts } from '../ui/toast.ts';

/**
 * The toaster, loaded when somebody first does something, so that its live region is there before it
 * has anything to say, and at the latest when it has.
 */
export function LateToaster() {
  const [Toaster, setToaster] = useState<ComponentType>();
  useEffect(() => {
    const stopped = new AbortController();
    const load = () => {
      stopped.abort();
      void loadToaster().then((loaded) => setToaster(() => loaded));
    };
    addEventListener('pointerdown', load, { signal: stopped.signal, once: true });
    addEventListener('keydown', load, { signal: stopped.signal, once: true });
    stopped.signal.addEventListener('abort', subscribeToToasts(load));
    return () => stopped.abort();
  }, []);
  return Toaster ? <Toaster /> : null;
}

async function loadToaster(): Promise<ComponentType> {
  return (await import('../ui/toaster.tsx')).Toaster;
}
