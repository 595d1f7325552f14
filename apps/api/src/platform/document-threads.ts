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
  /** The processor time of its thread that a document may take. */
  cpuLimitMs?: number;
  /**
   * The elapsed time that a document may take. Short documents reach it only if the machine has no
   * processor left.
   */
  clockLimitMs?: number;
  memoryLimitMb?: number;
  /** The total processor time that long documents of one caller may take. */
  timeLimit?: TimeLimit | undefined;
  /** After this time without requests, threads that made a long document or keep memory are replaced. */
  restMs?: number;
  /**
   * A module that each thread loads before its first task, such as one that imports everything. Its
   * default export does nothing, so running it starts a thread if none is free.
   */
  preload?: URL;
  /** How long a thread idles before it ends, unless it is the last one. */
  idleMs?: number;
  /**
   * The folder of the bundled modules (scripts/prepare/build-documents.mjs), if they were bundled.
   */
  built?: string | undefined;
  /** Called for a failure of a thread outside its tasks, for example if it ended before one. */
  onTrouble?: (error: unknown) => void;
};
/** The beneficiary of a task: an account, an address, or a part of the server. */
export type Caller = {
  whose: string;
  /** A waiting task is dropped once its caller has disconnected. */
  signal?: AbortSignal;
  /** Ends the request's turn among requests; from here on it waits among documents. */
  leaveTurn?: () => void;
};
export type DocumentThreads = {
  /**
   * Starts all threads in advance; otherwise tasks start them. When idle, one thread stays, because
   * each holds the engine and its fonts, 30 MB.
   */
  start: () => void;
  /**
   * Runs the default export of a module in a thread when it is its caller's turn.
   * `DOCUMENT_TOO_COMPLEX` if it takes too much processor time or memory, `RATE_LIMITED` if too
   * many tasks of this caller are waiting or its long ones have taken too much time, `UNAVAILABLE`
   * if too many tasks of all callers are waiting or its thread got no processor.
   */
  run: <Task, Result>(
    caller: Caller,
    work: Work<Task, Result>,
    /**
     * May be a function that reads the task when it is its turn, so that waiting tasks hold no
     * memory.
     */
    task: Task | (() => Promise<Task>),
  ) => Promise<Result>;
  close: () => Promise<void>;
};

/** A module that makes a document from a resume, by its file's URL. */
export type Work<Task, Result> = {
  readonly module: URL;
  /**
   * Whether what it loads, such as word lists, stays in its thread, which is then replaced as well.
   */
  readonly keepsMemory?: boolean;
  /** A phantom type: carries the types of task and result, and is never called. */
  readonly signature?: (task: Task) => Result;
};

/**
 * Accounts with more thread time than this in the last half minute share the threads that are left.
 */
const heavySeconds = 1;
/**
 * Characters of running text that are typeset per second, in many scripts. Short documents count as
 * instant.
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

/** Whether a value is an array or object other than the bytes of a picture. */
const isPlain = (part: unknown): part is object =>
  typeof part === 'object' && part !== null && !ArrayBuffer.isView(part);

const rememberedCallers = 1_000;

/**
 * An account may make thirty documents a minute, each of which may take the maximum time, so
 * without this limit a caller with long ones would occupy a whole thread. Documents of less than a
 * second count only by number.
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
  /** The length in seconds of the last document that was read, by caller and kind. */
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
          // Documents that were made while this one waited may have used up the allowance.
          allowance?.admit(whose);
          const read = isReader(task) ? await task() : task;
          const needed = secondsFor(read);
          lastSeconds.set(kind, needed);
          if (needed <= Math.max(expectedSeconds, heavySeconds)) {
            const isLong = needed > heavySeconds;
            const made = make(read, isLong);
            // Callers that arrive while a long document is being made need another thread, so it is
            // started in advance.
            if (isLong) threads.fill();
            return await made;
          }
          expectedSeconds = needed;
        } finally {
          leave();
        }
        // The document is longer than expected, so it waits again among the long ones and is then
        // read again.
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
