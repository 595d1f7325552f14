import { endWithReason } from './start-error.ts';

type Step = { name: string; run: () => Promise<unknown> };

const deadlineMs = 10_000;
const sameSignalMs = 500;

/**
 * Steps of an orderly shutdown, run in reverse order of registration. The first signal starts it; a
 * second one, or a step that hangs, ends the process at once.
 */
export class Shutdown {
  readonly #steps: Step[] = [];
  readonly #hardSteps: Step[] = [];
  #starting: Promise<unknown> = Promise.resolve();
  #isEnding = false;
  #lastSignal = 0;

  /** Whether the process is ending, so that a start in progress can stop. */
  get isEnding(): boolean {
    return this.#isEnding;
  }

  /** Registers a step, with an alternative for when there is no time. */
  onShutdown(name: string, run: Step['run'], runHard?: Step['run']): void {
    this.#steps.unshift({ name, run });
    if (runHard) this.#hardSteps.unshift({ name, run: runHard });
  }

  /** Handles signals during and after `start`; a failed start ends the process with code 1. */
  async guard(start: () => Promise<void>): Promise<void> {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
      process.on(signal, () => this.#onSignal());
    for (const bug of ['uncaughtException', 'unhandledRejection'] as const)
      process.on(bug, (error: unknown) => void this.#fail(error));
    this.#starting = start().catch((error: unknown) => this.#fail(error));
    await this.#starting;
  }

  /** Shuts down in order and exits with the given code. */
  async end(code: number): Promise<void> {
    if (this.#isEnding) return;
    this.#begin();
    await this.#starting;
    await this.#runAll(code);
  }

  async endHard(code: number): Promise<void> {
    await Promise.allSettled(this.#hardSteps.map(({ run }) => run()));
    process.exit(code);
  }

  /** npm forwards the terminal's Ctrl+C, so that one key press may arrive twice. */
  #onSignal(): void {
    const now = performance.now();
    if (!this.#isEnding) void this.end(0);
    else if (now - this.#lastSignal > sameSignalMs) void this.endHard(1);
    this.#lastSignal = now;
  }

  #begin(): void {
    this.#isEnding = true;
    setTimeout(() => void this.endHard(1), deadlineMs).unref();
  }

  async #fail(error: unknown): Promise<void> {
    endWithReason(error);
    if (!this.#isEnding) this.#begin();
    await this.#runAll(1);
  }

  async #runAll(code: number): Promise<void> {
    for (const { name, run } of this.#steps.splice(0))
      await run().catch((error: unknown) => {
        process.stderr.write(`Ending the ${name} failed.\n`);
        endWithReason(error);
      });
    process.exit(code);
  }
}
