import { sayThreadStart, type ThreadStart } from './thread-time.ts';

type ThreadTask = { address: string; task: unknown; begun: ThreadStart };

/** Runs a module's default export in a thread, which says first who it is. */
async function runTask({ address, task, begun }: ThreadTask): Promise<unknown> {
  const { default: work } = await import(address);
  sayThreadStart(begun);
  return work(task);
}

// biome-ignore lint/style/noDefaultExport: the threads call a module's default export
export default runTask;
