import { getPriority } from 'node:os';
import { threadId } from 'node:worker_threads';

let turns = 0;

const answers: Record<string, () => string> = {
  'which priority': () => String(getPriority(0)),
  'which thread': () => String(threadId),
  'fail later': () => {
    setTimeout(() => Promise.reject(new Error('no such glyph')), 50);
    return 'made';
  },
};

/** A task that misbehaves on demand, for tests of the threads. */
async function work(input: string) {
  const order = input.trim();
  if (order === 'fail') throw new Error('no such glyph');
  if (order === 'fill memory')
    for (const all: number[][] = []; ; ) all.push(new Array(1e6).fill(7));
  const quick = answers[order];
  if (quick) return quick();
  if (order === 'never end') for (;;);
  const still = (ms?: number) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
  if (order === 'stand still') still();
  if (order === 'stand still for a second') {
    still(1_000);
    return 'went on';
  }
  if (order === 'compute for 500 ms') {
    const spent = () => Object.values(process.threadCpuUsage(begun)).reduce((a, b) => a + b);
    const begun = process.threadCpuUsage();
    while (spent() < 500_000);
    return 'computed';
  }
  if (order === 'count turns') {
    setImmediate(() => turns++);
    return String(turns);
  }
  return order;
}

// biome-ignore lint/style/noDefaultExport: the threads call a module's default export
export default work;
