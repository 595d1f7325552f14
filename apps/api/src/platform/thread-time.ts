import { threadId, Worker } from 'node:worker_threads';

/**
 * The processor time of threads. The clock tells as much of what else the machine does, so that it
 * would refuse a short document of a busy machine as too long.
 *
 * Before Node 22.20 a thread's can't be read from outside, and the process's stands for it.
 */
const isCounted = 'cpuUsage' in Worker.prototype;

const totalMs = ({ user, system }: NodeJS.CpuUsage): number => (user + system) / 1_000;

const ownMs = (): number => totalMs(isCounted ? process.threadCpuUsage() : process.cpuUsage());

/** Which thread runs a task, and its processor time when that began and ended, in shared memory. */
export type ThreadStart = Float64Array;

/** For the thread to fill in. */
export const threadStart = (): ThreadStart => new Float64Array(new SharedArrayBuffer(24));

export function sayThreadStart(begun: ThreadStart): void {
  begun.set([threadId, ownMs()]);
}

export function sayThreadEnd(begun: ThreadStart): void {
  begun.set([ownMs()], 2);
}

/** The processor time of a task that has ended; undefined where its thread was stopped. */
export const spentMs = ([, beganAt = 0, endedAt = 0]: ThreadStart): number | undefined =>
  endedAt === 0 ? undefined : endedAt - beganAt;

/** A thread that a task runs in, with its processor time when that began. */
type Thread = { worker: Worker; atCpuMs: number };

/** The thread that has said that it begins; undefined before, and when it has ended. */
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
 * Calls `end` once: when a task's thread has taken `cpuMs` of processor time, or at the latest after
 * `clockMs`, for want of a processor. Returns a function that stops watching.
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
    // A thread can't take more processor time than passes by the clock.
    else if (!isOver) look = setTimeout(lookAgain, Math.max(leastPauseMs, left));
  };
  const last = setTimeout(finish, clockMs, 'clock');
  let look = setTimeout(lookAgain, cpuMs);
  return stop;
}

/** A thread just below its limit is not asked all the time. */
const leastPauseMs = 50;
