import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, parse } from 'node:path';
import { pathToFileURL } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { Piscina } from 'piscina';
import { AppError } from './app-error.ts';
import { createFairQueue } from './fair-queue.ts';
import { publish, type Step, secondsSince, traced } from './telemetry.ts';
import { threadFlags } from './thread-flags.ts';

for (const flag of threadFlags) setFlagsFromString(flag);

type Options = {
  timeLimitMs?: number;
  memoryLimitMb?: number;
  /** How long nobody asks for a document before threads that made a long one are replaced. */
  restMs?: number;
  /**
   * A module that each thread loads before its first work, such as one that imports all of it. Its
   * default export does nothing, and so starts a thread where none is free.
   */
  preload?: URL;
  /** How long a thread has nothing to do before it ends, unless it is the last one. */
  idleMs?: number;
  /** Where these modules were put into few files (scripts/prepare/build-documents.mjs), if they were. */
  built?: string | undefined;
};
/** On whose behalf work is done: an account, an address, or a part of the server itself. */
export type Caller = {
  whose: string;
  /** Work that still waits is left undone once its caller is gone. */
  signal?: AbortSignal;
  /** Ends the turn that its request has among requests: from here on it waits among documents. */
  leaveTurn?: () => void;
};
export type DocumentThreads = {
  /**
   * Starts all threads, so that nobody's first document waits for one; without it, work does. At rest
   * one of them stays: each holds the engine and its fonts, 30 MB.
   */
  start: () => void;
  /**
   * Calls the default export of a module in a thread, when it is its caller's turn.
   * `DOCUMENT_TOO_COMPLEX` when that takes too long or too much memory, `RATE_LIMITED` when too much
   * of this caller's is waiting, `UNAVAILABLE` when too much of everybody's is.
   */
  run: <Task, Result>(
    caller: Caller,
    work: Work<Task, Result>,
    /** Or what reads it: when it is its turn, so that what waits holds no memory and costs nothing. */
    task: Task | (() => Promise<Task>),
  ) => Promise<Result>;
  close: () => Promise<void>;
};

/** A module that makes something of a resume, by the address of its file. */
export type Work<Task, Result> = {
  readonly module: URL;
  /** Never called: it carries the types of task and result. */
  readonly signature?: (task: Task) => Result;
};

/** Accounts with more thread time than this in the last half minute share the threads that are left. */
const heavySeconds = 1;
/** Letters of running text in many scripts set in a second; short documents count as no time. */
const lettersASecond = 100_000;

/** What a document is likely to take, by the letters that are in it. */
function secondsFor(task: unknown): number {
  let letters = 0;
  const parts: unknown[] = [task];
  for (let part = parts.pop(); part !== undefined || parts.length > 0; part = parts.pop())
    if (typeof part === 'string') letters += part.length;
    else if (isPlain(part)) parts.push(...Object.values(part));
  return letters / lettersASecond;
}

/** A list or a group of fields; bytes of pictures are neither. */
const isPlain = (part: unknown): part is object =>
  typeof part === 'object' && part !== null && !ArrayBuffer.isView(part);

/** Each thread loads the fonts and the engine once. */
export function createDocumentThreads({
  timeLimitMs = 20_000,
  memoryLimitMb = 512,
  restMs = 30_000,
  idleMs = 60_000,
  preload,
  built,
}: Options = {}): DocumentThreads {
  const count = Math.max(1, availableParallelism());
  const { enter } = createFairQueue({
    atOnce: count,
    // Long documents of whomever leave a thread to short ones.
    heavy: { seconds: heavySeconds, atOnce: Math.max(1, count - 1) },
    waitingEach: 32,
    waitingInAll: 512,
  });
  let pool: Piscina | undefined;
  let minThreads = 0;
  let working = 0;
  let isGrown = false;
  let rest: NodeJS.Timeout | undefined;
  const startPool = () =>
    new Piscina({
      minThreads,
      maxThreads: count,
      idleTimeout: idleMs,
      ...(preload ? { filename: addressOf(preload, built) } : {}),
      // Waiting by atomics keeps a busy thread from its event loop, where native memory is let go.
      atomics: 'disabled',
      resourceLimits: { maxOldGenerationSizeMb: memoryLimitMb },
    });
  /** Starts those that are not there; each is taken by a piece of work that does nothing. */
  const fill = () => {
    if (!preload || minThreads === 0) return;
    pool ??= startPool();
    const missing = count - pool.threads.length;
    const filename = addressOf(preload, built);
    // One that is there and free takes one, too.
    for (let asked = 0; missing > 0 && asked <= missing; asked++)
      // One that does not start is no trouble of anybody's yet.
      pool.run(undefined, { filename }).catch(() => {});
  };
  /** V8 gives what a long document took back with its thread alone. */
  const replaceGrown = async () => {
    const grown = pool;
    if (working > 0 || !grown) return;
    isGrown = false;
    pool = minThreads > 0 ? startPool() : undefined;
    await grown.destroy();
  };
  const inThread = async <T>(make: () => Promise<T>): Promise<T> => {
    working++;
    try {
      return await make();
    } finally {
      working--;
      clearTimeout(rest);
      if (isGrown) rest = setTimeout(replaceGrown, restMs).unref();
    }
  };
  return {
    start: () => {
      minThreads = 1;
      fill();
    },
    run: <Task, Result>(
      { whose, signal, leaveTurn }: Caller,
      { module }: Work<Task, Result>,
      task: Task | (() => Promise<Task>),
    ) => {
      const make = async (read: Task): Promise<Result> => {
        pool ??= startPool();
        const deadline = AbortSignal.timeout(timeLimitMs);
        const inEngine = pool;
        const work = () =>
          inEngine.run(read, { signal: deadline, filename: addressOf(module, built) });
        return traced(stepOf('engine', module), work).catch((error: unknown) => {
          throw deadline.aborted || isOutOfMemory(error) ? tooComplex(error) : error;
        });
      };
      const inTurn = async (expectedSeconds = 0): Promise<Result> => {
        signal?.throwIfAborted();
        leaveTurn?.();
        const entering = { expectedSeconds, ...(signal ? { signal: () => signal } : {}) };
        const leave = await enter(whose, entering);
        try {
          const read = isReader(task) ? await task() : task;
          const needed = secondsFor(read);
          isGrown ||= needed > heavySeconds;
          if (needed <= Math.max(expectedSeconds, heavySeconds)) {
            const made = inThread(() => make(read));
            // Whoever comes while a long one is made needs another thread: it starts before they come.
            if (isGrown) fill();
            return await made;
          }
          expectedSeconds = needed;
        } finally {
          leave();
        }
        // Now that it is known to be long it waits among the long ones, and is read again then.
        return inTurn(expectedSeconds);
      };
      return traced(stepOf('document', module), () => counted(module, () => inTurn()));
    },
    close: async () => {
      clearTimeout(rest);
      await pool?.destroy();
    },
  };
}

/** The address of the built module, else of its source: some work has no build. */
function addressOf(module: URL, built: string | undefined): string {
  const file = built && join(built, `${parse(module.pathname).name}.mjs`);
  return file && existsSync(file) ? pathToFileURL(file).href : module.href;
}

/** The name of a module, such as `pdf` of pdf-worker.ts. */
const kindOf = (module: URL): string => parse(module.pathname).name.replace(/-worker$/, '');

/** A document is a step with its waiting, what the engine does of it is one within that. */
const stepOf = (part: 'document' | 'engine', module: URL): Step => ({
  name: `${part} ${kindOf(module)}`,
  kind: 'internal',
  attributes: {},
});

/** Tells of each piece of work by its kind. */
async function counted<T>(module: URL, work: () => Promise<T>): Promise<T> {
  const begun = performance.now();
  let isMade = false;
  try {
    const made = await work();
    isMade = true;
    return made;
  } finally {
    publish('document', { kind: kindOf(module), isMade, seconds: secondsSince(begun) });
  }
}

const isReader = <Task>(task: Task | (() => Promise<Task>)): task is () => Promise<Task> =>
  typeof task === 'function';

const isOutOfMemory = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';

const tooComplex = (cause: unknown) =>
  new AppError(
    'DOCUMENT_TOO_COMPLEX',
    'This resume is too long or too intricate to be set. Please shorten it.',
    { cause },
  );
