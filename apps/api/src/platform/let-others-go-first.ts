import { readlinkSync } from 'node:fs';
import { getPriority, setPriority } from 'node:os';
import { basename } from 'node:path';
import { isMainThread } from 'node:worker_threads';

/** Of `nice`: two fifths of a core that the main thread wants, too. */
const lower = 4;

/**
 * Has the system run the server's main thread and the database first where they and this thread want
 * the same core: a document takes seconds at the most, and everybody waits for the main thread. On
 * Linux a priority is a thread's, by the id that `/proc` tells it of itself; elsewhere nothing changes.
 */
export function letOthersGoFirst(): void {
  if (isMainThread || process.platform !== 'linux') return;
  try {
    const id = Number(basename(readlinkSync('/proc/thread-self')));
    setPriority(id, Math.min(19, getPriority() + lower));
  } catch {
    // It works all the same, only no later than others.
  }
}
