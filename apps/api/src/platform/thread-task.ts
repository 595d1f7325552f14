import { setImmediate } from 'node:timers/promises';
import { yieldToOthers } from './thread-priority.ts';
import { sayThreadStart, type ThreadStart } from './thread-time.ts';

type ThreadTask = { address: string; task: unknown; begun: ThreadStart };

yieldToOthers();

/** Runs a module's default export in a thread, which says first who it is. */
async function runTask({ address, task, begun }: ThreadTask): Promise<unknown> {
  const { default: work } = await import(address);
  // A thread that the system seldom lets run has its next task at once, and would never come to the
  // turn of its event loop that frees native memory.
  await setImmediate();
  sayThreadStart(begun);
  return work(task);
}

// biome-ignore lint/style/noDefaultExport: the threads call a module's default export
export default runTask;
