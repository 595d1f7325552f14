import { setTimeout as wait } from 'node:timers/promises';
import { FolderInUseError } from './folder-lock.ts';

/**
 * The state of the embedded PostgreSQL for health checks and metrics: nothing secret or personal.
 */
export type DatabaseState = {
  state: 'ready' | 'restarting';
  /** How often it was lost and came back since the process started. */
  restarts: number;
  /** During a restart: when it was lost, as an ISO instant, and the number of attempts since. */
  since?: string;
  tries?: number;
};

type Options = {
  /**
   * Resolves once the server responds and serves this cluster; rejects if this attempt failed.
   * After `ending` is aborted, it starts no server and waits for one that it has started.
   */
  start: (ending: AbortSignal) => Promise<void>;
  onTrouble: (message: string, failure?: Error) => void;
  firstPauseMs?: number;
  longestPauseMs?: number;
};

const defaults = { firstPauseMs: 250, longestPauseMs: 5_000 };

/**
 * Restarts a server each time it is lost, for as long as that takes: what prevents a start (a full
 * disk, a crash in recovery) may be gone a day later, and nobody else would try. Pauses double up
 * to a limit (capped exponential backoff). Only another owner of the folder ends it.
 */
export class Supervisor {
  readonly #options: Required<Options>;
  #restarts = 0;
  #lost: { since: Date; tries: number } | undefined;
  readonly #ending = new AbortController();
  #recovery = Promise.resolve();

  constructor(options: Options) {
    this.#options = { ...defaults, ...options };
  }

  get state(): DatabaseState {
    const restarts = this.#restarts;
    if (!this.#lost) return { state: 'ready', restarts };
    const { since, tries } = this.#lost;
    return { state: 'restarting', restarts, since: since.toISOString(), tries };
  }

  /** Stops restarting. Resolves once no start attempt is in progress. */
  async end(): Promise<void> {
    this.#ending.abort();
    await this.#recovery;
  }

  /** Restarts a lost server. Does nothing while a restart is in progress. */
  recover(): void {
    if (!this.#hasEnded && !this.#lost) this.#recovery = this.#startAgain();
  }

  get #hasEnded(): boolean {
    return this.#ending.signal.aborted;
  }

  async #startAgain(): Promise<void> {
    const { onTrouble, firstPauseMs, longestPauseMs } = this.#options;
    this.#lost = { since: new Date(), tries: 0 };
    onTrouble('The embedded PostgreSQL went away; starting it again.');
    let pauseMs = firstPauseMs;
    while (!this.#hasEnded && !(await this.#tryToStart(++this.#lost.tries))) {
      const { signal } = this.#ending;
      await wait(pauseMs, undefined, { ref: false, signal }).catch(() => {});
      pauseMs = Math.min(pauseMs * 2, longestPauseMs);
    }
  }

  /** @returns whether there is nothing left to try. */
  async #tryToStart(tries: number): Promise<boolean> {
    const { start, onTrouble } = this.#options;
    try {
      await start(this.#ending.signal);
      this.#lost = undefined;
      this.#restarts++;
      onTrouble('The embedded PostgreSQL is back.');
      return true;
    } catch (error) {
      if (this.#hasEnded) return true;
      const failure = error instanceof Error ? error : new Error(String(error));
      if (failure instanceof FolderInUseError) {
        onTrouble('The embedded PostgreSQL cannot be started again.', failure);
        return true;
      }
      if (isWorthLogging(tries))
        onTrouble('The embedded PostgreSQL cannot be started yet; trying on.', failure);
      return false;
    }
  }
}

/**
 * Logs the first failure, then only at powers of two, so that days of failures don't fill the log.
 */
const isWorthLogging = (tries: number): boolean => Number.isInteger(Math.log2(tries));
