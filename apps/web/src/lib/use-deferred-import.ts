import { useEffect, useState } from 'react';
import { whenIdle } from './when-idle.ts';

type Options = {
  /** Delay until it loads by itself; if undefined, it doesn't. */
  waitMs?: number | undefined;
  /** A further trigger: calls `load` when needed, and returns a function that unsubscribes. */
  whenNeeded?: (load: () => void) => () => void;
};

/**
 * Loads a part of the app that the first screen doesn't need: on the first user action, or when the
 * browser is idle after a delay. After a failure it is retried with the next such import, and when
 * the connection is back. All arguments must be stable.
 */
export function useDeferredImport<T>(load: () => Promise<T>, options: Options = {}): T | undefined {
  const { waitMs, whenNeeded } = options;
  const [part, setPart] = useState<{ of: T }>();
  useEffect(() => {
    const loaded = new AbortController();
    const { signal } = loaded;
    const start = () =>
      void load().then(
        (found) => {
          if (signal.aborted) return;
          loaded.abort();
          setPart({ of: found });
        },
        () => {},
      );
    if (waitMs !== undefined) {
      const timer = setTimeout(
        () => signal.aborted || whenIdle(start, { latestMs: 2_000 }),
        waitMs,
      );
      signal.addEventListener('abort', () => clearTimeout(timer));
    }
    for (const event of ['pointerdown', 'keydown', 'online'])
      addEventListener(event, start, { signal });
    const stop = whenNeeded?.(start);
    if (stop) signal.addEventListener('abort', stop);
    return () => loaded.abort();
  }, [load, waitMs, whenNeeded]);
  return part?.of;
}
