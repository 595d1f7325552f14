import { type ComponentType, useEffect, useState } from 'react';
import { subscribeToToasts } from '../ui/toast.ts';

/**
 * The toaster, loaded when somebody first does something or has been there for a while, and at the
 * latest when it has something to say. Out of reach, it is asked for again with the next of these,
 * and once the line is back.
 */
export function LazyToaster({ waitMs }: { waitMs?: number }) {
  const [Toaster, setToaster] = useState<ComponentType>();
  useEffect(() => {
    const loaded = new AbortController();
    const { signal } = loaded;
    const load = () =>
      import('../ui/toaster.tsx').then(
        (module) => {
          if (signal.aborted) return;
          loaded.abort();
          setToaster(() => module.Toaster);
        },
        () => {},
      );
    const timer = waitMs === undefined ? undefined : setTimeout(load, waitMs);
    signal.addEventListener('abort', () => clearTimeout(timer));
    for (const event of ['pointerdown', 'keydown', 'online'])
      addEventListener(event, load, { signal });
    signal.addEventListener('abort', subscribeToToasts(load));
    return () => loaded.abort();
  }, [waitMs]);
  return Toaster ? <Toaster /> : null;
}
