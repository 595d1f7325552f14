import { getPriority, setPriority } from 'node:os';

/** As `nice` counts: where cores are short, a third of the weight of what has 0. */
const lower = 5;
const lowest = 19;

/**
 * Lowers the priority of the document thread that calls it, so that the main thread and the database
 * need not wait for a core until a document's slice of it is over. Linux has a priority for each
 * thread, and takes 0 for the caller; elsewhere it would be the whole server's.
 */
export function yieldToOthers(): void {
  if (process.platform === 'linux') setPriority(0, Math.min(lowest, getPriority(0) + lower));
}
