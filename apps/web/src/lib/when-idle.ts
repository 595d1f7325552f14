type Waiting = {
  /** The work starts by then, however busy the browser is. */
  latestMs: number;
  /** The delay in Safari, which has no idle callbacks. */
  withoutIdleMs?: number;
};

/** Runs `work` when the browser is idle; returns a function that cancels it. */
export function whenIdle(work: () => void, { latestMs, withoutIdleMs = 0 }: Waiting): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(work, withoutIdleMs);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work, { timeout: latestMs });
  return () => cancelIdleCallback(handle);
}
