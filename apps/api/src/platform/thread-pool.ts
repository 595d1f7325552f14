import { existsSync } from 'node:fs';
import { join, parse } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Piscina } from 'piscina';
import { spentMs, threadOf, threadStart, watchThread } from './thread-time.ts';

export type PoolOptions = {
  /** The most threads. */
  count: number;
  /** What a task may take. */
  limits: { cpuMs: number; clockMs: number; memoryMb: number };
  /** After this time without tasks, threads that have grown are replaced. */
  restMs: number;
  /** How long a thread idles before it ends, unless it is the last one. */
  idleMs: number;
  /**
   * A module that each thread loads before its first task, such as one that imports everything. Its
   * default export does nothing, so running it starts a thread if none is free.
   */
  preload: URL | undefined;
  /** The folder of the bundled modules, if they were bundled. */
  built: string | undefined;
  /** Called for a failure of a thread outside its tasks, for example if it ended before one. */
  onTrouble: (error: unknown) => void;
};

/** Thrown for a task that reached a limit, so that its thread was ended. */
export class ThreadLimitError extends Error {
  readonly spent: 'processor' | 'clock' | 'memory';

  constructor(spent: ThreadLimitError['spent'], options?: ErrorOptions) {
    super(`A thread's task has spent its ${spent}`, options);
    this.spent = spent;
  }
}

const taskModule = new URL('./thread-task.ts', import.meta.url);

/**
 * Creates threads with limits for each task. When idle, they release the memory that a task has
 * left.
 */
export function createThreadPool(options: PoolOptions) {
  const { count, limits, restMs, idleMs, preload, built, onTrouble } = options;
  let pool: Piscina | undefined;
  let minThreads = 0;
  let working = 0;
  let isGrown = false;
  let rest: NodeJS.Timeout | undefined;

  const startPool = () => {
    const started = new Piscina({
      minThreads,
      maxThreads: count,
      idleTimeout: idleMs,
      ...(preload ? { filename: addressOf(preload, built) } : {}),
      // Waiting with `Atomics` would keep a busy thread from its event loop, where native memory is
      // freed.
      atomics: 'disabled',
      env: withoutRequiredModules(),
      resourceLimits: { maxOldGenerationSizeMb: limits.memoryMb },
    });
    // Without a listener, the error would end the process.
    started.on('error', onTrouble);
    return started;
  };

  /** Starts missing threads by giving each a task that does nothing. */
  const fill = () => {
    if (!preload || minThreads === 0) return;
    pool ??= startPool();
    const missing = count - pool.threads.length;
    const filename = addressOf(preload, built);
    // A free thread takes such a task, too.
    for (let asked = 0; missing > 0 && asked <= missing; asked++)
      // A thread that fails to start is reported by the first real task.
      pool.run(undefined, { filename }).catch(() => {});
  };

  /** V8 returns the memory of a long task, and of loaded modules, only when their thread ends. */
  const replaceGrown = async () => {
    const grown = pool;
    if (working > 0 || !grown) return;
    isGrown = false;
    pool = minThreads > 0 ? startPool() : undefined;
    await grown.destroy();
  };

  return {
    /** Starts all threads, of which one stays from then on. */
    start: () => {
      minThreads = 1;
      fill();
    },
    fill,
    /**
     * Runs the default export of a module in a thread. `grows` means that its memory stays with its
     * thread, which is therefore replaced. `onSpent` receives the processor time that it took.
     *
     * @throws ThreadLimitError if it exceeds its limits.
     */
    run: async <Result>(module: URL, task: unknown, { grows, onSpent }: TaskOptions) => {
      pool ??= startPool();
      isGrown ||= grows;
      working++;
      try {
        const address = addressOf(module, built);
        return (await runWatched(pool, { address, task, onSpent }, limits)) as Result;
      } finally {
        working--;
        clearTimeout(rest);
        if (isGrown) rest = setTimeout(replaceGrown, restMs).unref();
      }
    },
    close: async () => {
      clearTimeout(rest);
      await pool?.destroy();
    },
  };
}

type TaskOptions = { grows: boolean; onSpent: (ms: number) => void };
type ToRun = Pick<TaskOptions, 'onSpent'> & { address: string; task: unknown };

/** Ends the thread of a task that reaches a limit; the error says which one. */
async function runWatched(
  pool: Piscina,
  { address, task, onSpent }: ToRun,
  limits: PoolOptions['limits'],
): Promise<unknown> {
  const begunAt = performance.now();
  const begun = threadStart();
  const over = new AbortController();
  const thread = () => threadOf(pool.threads, begun);
  const stopWatching = watchThread(thread, limits, (spent) =>
    over.abort(new ThreadLimitError(spent)),
  );
  try {
    const filename = taskModule.href;
    return await pool.run({ address, task, begun }, { signal: over.signal, filename });
  } catch (error) {
    if (over.signal.aborted) throw over.signal.reason;
    throw isOutOfMemory(error) ? new ThreadLimitError('memory', { cause: error }) : error;
  } finally {
    stopWatching();
    // Uses the elapsed time if a stopped thread can't report its own. A thread that was never
    // scheduled took less than the limit.
    onSpent(spentMs(begun) ?? Math.min(limits.cpuMs, performance.now() - begunAt));
  }
}

/**
 * Piscina tries `require` before `import`. A thread that is ended while Node 24 loads a module by
 * `require` ends the whole process (an assertion in `ModuleWrap::CreateRequiredModuleFacade`).
 */
const withoutRequiredModules = (): NodeJS.ProcessEnv => ({
  ...process.env,
  NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --no-experimental-require-module`,
});

const isOutOfMemory = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';

/** Returns the URL of the bundled module, or of its source if there is no bundle. */
function addressOf(module: URL, built: string | undefined): string {
  const file = built && join(built, `${parse(module.pathname).name}.mjs`);
  return file && existsSync(file) ? pathToFileURL(file).href : module.href;
}
