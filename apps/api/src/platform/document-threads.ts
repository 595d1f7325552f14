import { availableParallelism } from 'node:os';
import { parse } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { LRUCache } from 'lru-cache';
import { AppError } from './app-error.ts';
import { createFairQueue } from './fair-queue.ts';
import { publish, type Step, secondsSince, traced } from './telemetry.ts';
import { threadFlags } from './thread-flags.ts';
import { createThreadPool, ThreadLimitError } from './thread-pool.ts';
import { createTimeAllowance, type TimeLimit } from './time-allowance.ts';

for (const flag of threadFlags) setFlagsFromString(flag);

type Options = {
  /** Processor time of its thread that a document may take. */
  cpuLimitMs?: number;
  /** Time by the clock, which a document with little work needs only on a machine with none left. */
  clockLimitMs?: number;
  memoryLimitMb?: number;
  /** What long documents of one caller may take of the processor in all. */
  timeLimit?: TimeLimit | undefined;
  /** After this time without requests, threads that made a long document or keep memory are replaced. */
  restMs?: number;
  /**
   * A module that each thread loads before its first task, such as one that imports everything. Its
   * default export does nothing, so running it starts a thread where none is free.
   */
  preload?: URL;
  /** How long a thread idles before it ends, unless it is the last one. */
  idleMs?: number;
  /**
   * The folder of the bundled modules (scripts/prepare/build-documents.mjs), if they were bundled.
   */
  built?: string | undefined;
  /** Called for a failure in a thread beside its tasks, such as of one that has ended before. */
  onTrouble?: (error: unknown) => void;
};
/** The beneficiary of a task: an account, an address, or a part of the server. */
export type Caller = {
  whose: string;
  /** A waiting task is dropped once its caller has disconnected. */
  signal?: AbortSignal;
  /** Ends the request's turn among requests: from here on it waits among documents. */
  leaveTurn?: () => void;
};
export type DocumentThreads = {
  /**
   * Starts all threads in advance; otherwise tasks start them. At rest one stays: each holds the
   * engine and its fonts, 30 MB.
   */
  start: () => void;
  /**
   * Runs the default export of a module in a thread, when it is its caller's turn.
   * `DOCUMENT_TOO_COMPLEX` when it takes too much of the processor or memory, `RATE_LIMITED` when too
   * many tasks of this caller are waiting, or its long ones have taken too much, `UNAVAILABLE` when
   * too many of all callers are waiting, or when its thread was not given the processor.
   */
  run: <Task, Result>(
    caller: Caller,
    work: Work<Task, Result>,
    /** Or a function that reads it when it is its turn, so that waiting tasks hold no memory. */
    task: Task | (() => Promise<Task>),
  ) => Promise<Result>;
  close: () => Promise<void>;
};

/** A module that makes a document from a resume, by its file's URL. */
export type Work<Task, Result> = {
  readonly module: URL;
  /** What it has loaded, such as word lists, stays in its thread, which is replaced for that, too. */
  readonly keepsMemory?: boolean;
  /** A phantom type: carries the types of task and result, and is never called. */
  readonly signature?: (task: Task) => Result;
};

/**
 * Accounts with more thread time than this in the last half minute share the threads that are left.
 */
const heavySeconds = 1;
/**
 * Characters of running text set in a second, in many scripts; short documents count as instant.
 */
const lettersASecond = 100_000;

/** The estimated time of a document, from the number of characters in it. */
function secondsFor(task: unknown): number {
  let letters = 0;
  const parts: unknown[] = [task];
  for (let part = parts.pop(); part !== undefined || parts.length > 0; part = parts.pop())
    if (typeof part === 'string') letters += part.length;
    else if (isPlain(part)) parts.push(...Object.values(part));
  return letters / lettersASecond;
}

/** An array or object, but not the bytes of a picture. */
const isPlain = (part: unknown): part is object =>
  typeof part === 'object' && part !== null && !ArrayBuffer.isView(part);

const rememberedCallers = 1_000;

/**
 * Thirty documents a minute may each take as long as one may; so a caller of long ones would have a
 * thread for themselves. Those of less than a second count by their number alone.
 */
export const documentTime: TimeLimit = {
  burstSeconds: 60,
  share: 0.25,
  refusal: 'These documents take a long time to make.',
};

/** Each thread loads the fonts and the engine once. */
export function createDocumentThreads({
  cpuLimitMs = 20_000,
  clockLimitMs = 60_000,
  memoryLimitMb = 512,
  timeLimit,
  restMs = 30_000,
  idleMs = 60_000,
  preload,
  built,
  onTrouble = () => {},
}: Options = {}): DocumentThreads {
  const count = Math.max(1, availableParallelism());
  const { enter } = createFairQueue({
    atOnce: count,
    // Long documents always leave a thread to short ones.
    heavy: { seconds: heavySeconds, atOnce: Math.max(1, count - 1) },
    waitingEach: 32,
    waitingInAll: 512,
  });
  const threads = createThreadPool({
    count,
    limits: { cpuMs: cpuLimitMs, clockMs: clockLimitMs, memoryMb: memoryLimitMb },
    restMs,
    idleMs,
    preload,
    built,
    onTrouble,
  });
  const allowance = timeLimit && createTimeAllowance(timeLimit);
  /** By caller and kind, how long the last document that was read was. */
  const lastSeconds = new LRUCache<string, number>({ max: rememberedCallers });
  return {
    start: threads.start,
    run: <Task, Result>(
      { whose, signal, leaveTurn }: Caller,
      { module, keepsMemory = false }: Work<Task, Result>,
      task: Task | (() => Promise<Task>),
    ) => {
      const onSpent = (ms: number) => {
        if (ms > 1_000 * heavySeconds) allowance?.charge(whose, ms / 1_000);
      };
      const make = (read: Task, isLong: boolean): Promise<Result> =>
        traced(stepOf('engine', module), () =>
          threads.run<Result>(module, read, { grows: isLong || keepsMemory, onSpent }),
        ).catch((error: unknown) => {
          throw error instanceof ThreadLimitError ? refusalOf(error) : error;
        });
      const kind = `${whose} ${module.href}`;
      const inTurn = async (expectedSeconds: number): Promise<Result> => {
        signal?.throwIfAborted();
        allowance?.admit(whose);
        leaveTurn?.();
        const entering = { expectedSeconds, ...(signal ? { signal: () => signal } : {}) };
        const leave = await enter(whose, entering);
        try {
          // What was made while this one waited may have taken the rest.
          allowance?.admit(whose);
          const read = isReader(task) ? await task() : task;
          const needed = secondsFor(read);
          lastSeconds.set(kind, needed);
          if (needed <= Math.max(expectedSeconds, heavySeconds)) {
            const isLong = needed > heavySeconds;
            const made = make(read, isLong);
            // Callers who come while a long document is made need another thread: it is started in
            // advance.
            if (isLong) threads.fill();
            return await made;
          }
          expectedSeconds = needed;
        } finally {
          leave();
        }
        // It is longer than was expected, so it waits again among the long ones, and is read again
        // then.
        return inTurn(expectedSeconds);
      };
      return traced(stepOf('document', module), () =>
        counted(module, () => inTurn(lastSeconds.get(kind) ?? 0)),
      );
    },
    close: threads.close,
  };
}

/** The name of a module, such as `pdf` of pdf-worker.ts. */
const kindOf = (module: URL): string => parse(module.pathname).name.replace(/-worker$/, '');

/** A document is a step that includes waiting; the engine's part is a step within it. */
const stepOf = (part: 'document' | 'engine', module: URL): Step => ({
  name: `${part} ${kindOf(module)}`,
  kind: 'internal',
  attributes: {},
});

/** Publishes the duration and outcome of each task by its kind. */
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

const refusalOf = (error: ThreadLimitError): AppError =>
  error.spent === 'clock'
    ? new AppError('UNAVAILABLE', 'Too much is asked at the moment. Please try again soon.', {
        retryAfterSeconds: 30,
      })
    : new AppError(
        'DOCUMENT_TOO_COMPLEX',
        'This resume is too long or too intricate to be set. Please shorten it.',
        { cause: error },
      );
