import { threadId } from 'node:worker_threads';

let turns = 0;

/** A task that misbehaves on demand, for tests of the threads. */
async function work(told: string) {
  const order = told.trim();
  if (order === 'fail') throw new Error('no such glyph');
  if (order === 'fill memory')
    for (const all: number[][] = []; ; ) all.push(new Array(1e6).fill(7));
  if (order === 'which thread') return String(threadId);
  if (order === 'never end') for (;;);
  if (order === 'count turns') {
    setImmediate(() => turns++);
    return String(turns);
  }
  return order;
}

// biome-ignore lint/style/noDefaultExport: the threads call a module's default export
export default work;
