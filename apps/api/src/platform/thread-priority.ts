import { getPriority, setPriority } from 'node:os';
import { isMainThread } from 'node:worker_threads';

/** As `nice` counts: where cores are short, a tenth of the weight of what has 0. */
const lower = 10;
const lowest = 19;

/**
 * Lowers the priority of the document thread that calls it, so that documents take what the main
 * thread and the database leave of the cores. Linux has a priority for each thread, and takes 0 for
 * the caller; elsewhere it would be the whole server's.
 */
export function yieldToMainThread(): void {
  if (isMainThread || process.platform !== 'linux') return;
  setPriority(0, Math.min(lowest, getPriority(0) + lower));
}
