import { constants } from 'node:os';

/** What the work under way has to remove at its end, in the order in which it began. */
const steps: (() => Promise<unknown>)[] = [];

/**
 * Does work, then `cleanUp`: also where the work fails, or a signal ends the process meanwhile
 * (`endOnSignals`), which leaves neither a database server behind nor a decrypted copy of the data.
 */
export async function withCleanUp<Result>(
  work: () => Promise<Result>,
  cleanUp: () => Promise<unknown>,
): Promise<Result> {
  steps.push(cleanUp);
  try {
    return await work();
  } finally {
    const at = steps.indexOf(cleanUp);
    // A signal has taken it, and ends the process when it is done: until then nothing else begins.
    if (at < 0) await new Promise(() => {});
    steps.splice(at, 1);
    await cleanUp();
  }
}

/** From now on a signal ends the process after all cleaning up, with the code that shells expect. */
export function endOnSignals(): void {
  let isEnding = false;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, async () => {
      // The terminal and npm may both send it.
      if (isEnding) return;
      isEnding = true;
      for (const step of steps.splice(0).toReversed()) await step().catch(() => {});
      process.exit(128 + constants.signals[signal]);
    });
}
