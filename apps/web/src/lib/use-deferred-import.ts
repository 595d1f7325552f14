import { useEffect, useState } from 'react';
import { whenIdle } from './when-idle.ts';

type Options = {
  /** How long it waits for somebody to do something; for ever where it is undefined. */
  waitMs?: number | undefined;
  /** What else it comes with: calls back when it is needed, and gives how to stop listening. */
  whenNeeded?: (load: () => void) => () => void;
};

/**
 * A part of the app that the first screen can do without: loaded when somebody first does something,
 * or once the browser has nothing else to do after a while. Out of reach, it is asked for again with
 * the next of these, and once the line is back. All that is given has to stay the same.
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
