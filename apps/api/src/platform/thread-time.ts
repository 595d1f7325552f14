import { threadId, Worker } from 'node:worker_threads';

/**
 * Measures the processor time of threads. Elapsed time includes whatever else the machine does, so
 * a short document on a busy machine would be rejected as too long.
 *
 * Before Node 22.20 a thread's processor time can't be read from outside, so the process's is used
 * instead.
 */
const isCounted = 'cpuUsage' in Worker.prototype;

const totalMs = ({ user, system }: NodeJS.CpuUsage): number => (user + system) / 1_000;

const ownMs = (): number => totalMs(isCounted ? process.threadCpuUsage() : process.cpuUsage());

/**
 * The id of the thread that runs a task, and its processor time when the task started and ended, in
 * shared memory.
 */
export type ThreadStart = Float64Array;

/** To be filled in by the thread. */
export const threadStart = (): ThreadStart => new Float64Array(new SharedArrayBuffer(24));

export function sayThreadStart(begun: ThreadStart): void {
  begun.set([threadId, ownMs()]);
}

export function sayThreadEnd(begun: ThreadStart): void {
  begun.set([ownMs()], 2);
}

/** Returns the processor time of a task that has ended, or undefined if its thread was stopped. */
export const spentMs = ([, beganAt = 0, endedAt = 0]: ThreadStart): number | undefined =>
  endedAt === 0 ? undefined : endedAt - beganAt;

/** A thread that runs a task, with its processor time when the task started. */
type Thread = { worker: Worker; atCpuMs: number };

/**
 * Returns the thread that has reported its start, or undefined before that and after it has ended.
 */
export function threadOf(
  threads: readonly Worker[],
  [id, atCpuMs = 0]: ThreadStart,
): Thread | undefined {
  const worker = threads.find((thread) => thread.threadId === id);
  return worker && { worker, atCpuMs };
}

async function usedBy(thread: Thread | undefined): Promise<number> {
  if (!thread) return 0;
  const usage = isCounted
    ? // Refused by a thread that has just ended.
      await thread.worker.cpuUsage().catch(() => undefined)
    : process.cpuUsage();
  return usage ? totalMs(usage) - thread.atCpuMs : 0;
}

/**
 * Calls `end` once: when a task's thread has taken `cpuMs` of processor time, or at the latest
 * after `clockMs` if it gets too little of the processor. Returns a function that stops watching.
 */
export function watchThread(
  thread: () => Thread | undefined,
  { cpuMs, clockMs }: { cpuMs: number; clockMs: number },
  end: (spent: 'processor' | 'clock') => void,
): () => void {
  let isOver = false;
  const stop = () => {
    isOver = true;
    clearTimeout(look);
    clearTimeout(last);
  };
  const finish = (spent: 'processor' | 'clock') => {
    if (isOver) return;
    stop();
    end(spent);
  };
  const lookAgain = async () => {
    const left = cpuMs - (await usedBy(thread()));
    if (left <= 0) finish('processor');
    // A thread can't take more processor time than has elapsed.
    else if (!isOver) look = setTimeout(lookAgain, Math.max(leastPauseMs, left));
  };
  const last = setTimeout(finish, clockMs, 'clock');
  let look = setTimeout(lookAgain, cpuMs);
  return stop;
}

/** Limits how often a thread just below its limit is checked. */
const leastPauseMs = 50;
