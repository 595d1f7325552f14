import { getPriority, setPriority } from 'node:os';
import { setImmediate } from 'node:timers/promises';
import { sayThreadEnd, sayThreadStart, type ThreadStart } from './thread-time.ts';

/** A `nice` value: if cores are scarce, it has a third of the weight of 0. */
const lower = 5;
const lowest = 19;

/**
 * Lowers the priority of the document thread that calls it, so that the main thread and the
 * database need not wait for a core until a document's time slice ends. Linux has a priority per
 * thread, with 0 for the caller; elsewhere it would be the whole server's.
 */
function yieldToOthers(): void {
  if (process.platform === 'linux') setPriority(0, Math.min(lowest, getPriority(0) + lower));
}

type ThreadTask = { address: string; task: unknown; begun: ThreadStart };

yieldToOthers();

/** Runs a module's default export in a thread, which first reports its id. */
async function runTask({ address, task, begun }: ThreadTask): Promise<unknown> {
  const { default: work } = await import(address);
  // A thread that the system rarely schedules gets its next task immediately, and would never reach
  // the phase of its event loop that frees native memory.
  await setImmediate();
  sayThreadStart(begun);
  try {
    return await work(task);
  } finally {
    sayThreadEnd(begun);
  }
}

// biome-ignore lint/style/noDefaultExport: the threads call a module's default export
export default runTask;
