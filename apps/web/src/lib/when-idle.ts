type Waiting = {
  /** The work begins by then, however busy the browser is. */
  latestMs: number;
  /** How long it waits in Safari, which has no idle callbacks. */
  withoutIdleMs?: number;
};

/** Does something once the browser has nothing else to do. Returns how to call it off. */
export function whenIdle(work: () => void, { latestMs, withoutIdleMs = 0 }: Waiting): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(work, withoutIdleMs);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work, { timeout: latestMs });
  return () => cancelIdleCallback(handle);
}
