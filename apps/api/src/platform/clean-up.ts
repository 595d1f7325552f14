import { constants } from 'node:os';

/** The clean-up steps of the work in progress, in the order in which it started. */
const steps: (() => Promise<unknown>)[] = [];

/**
 * Does work and then `cleanUp`, even if the work fails or a signal ends the process meanwhile
 * (`endOnSignals`), so that neither a database server nor a decrypted copy of the data is left
 * behind.
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
    // A signal handler has taken this step and will end the process, so nothing else may start.
    if (at < 0) await new Promise(() => {});
    steps.splice(at, 1);
    await cleanUp();
  }
}

/**
 * From now on, a signal ends the process after all clean-up, with the exit code that shells expect.
 */
export function endOnSignals(): void {
  let isEnding = false;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, async () => {
      // Both the terminal and npm may send the signal.
      if (isEnding) return;
      isEnding = true;
      for (const step of steps.splice(0).toReversed()) await step().catch(() => {});
      process.exit(128 + constants.signals[signal]);
    });
}
