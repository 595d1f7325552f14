import type { SavedEvent } from '@folio/contract/account-events';
import type { Db } from '../platform/database.ts';
import { findEndedTokens, findRecentSaves } from './account-events.repository.ts';

/** A listening device, and the token of its session. API keys open no stream. */
export type Listener = {
  tokenHash: string;
  publish: (event: SavedEvent) => void;
  end: () => void;
};

/** The maximum streams per account (visible tabs). Beyond it the oldest one ends. */
export const maxListeners = 8;

/** The longest time between a save's timestamp and its commit. */
const overlapSeconds = 10;

/**
 * Notifies each account's devices of its saves. Nodes don't communicate: each polls the database
 * with one statement for all accounts that listen here, and doesn't poll without listeners.
 */
export class AccountEvents {
  readonly #listeners = new Map<string, Set<Listener>>();
  /** The saves of the last poll; the next one overlaps it and skips these. */
  #lastSeen = new Set<string>();
  readonly #now: () => number;
  /** When the last successful poll started; a node may be cut off from the database. */
  #polledAt: number;

  /** @param now the clock in seconds; tests pass their own. */
  constructor(now = () => performance.now() / 1_000) {
    this.#now = now;
    this.#polledAt = now();
  }

  /** Adds a listener; returns a function that removes it. */
  add(userId: string, listener: Listener): () => void {
    const others = this.#listeners.get(userId) ?? new Set();
    this.#listeners.set(userId, others.add(listener));
    const [oldest] = others;
    if (oldest && others.size > maxListeners) {
      // Removed at once, because the stream of a device that reads nothing closes only with its
      // connection.
      others.delete(oldest);
      oldest.end();
    }
    return () => {
      others.delete(listener);
      if (others.size === 0 && this.#listeners.get(userId) === others)
        this.#listeners.delete(userId);
    };
  }

  /**
   * Ends the streams of ended sessions, and publishes the saves since the last poll to the others.
   */
  async poll(db: Db): Promise<void> {
    const at = this.#now();
    if (this.#listeners.size === 0) {
      this.#polledAt = at;
      return;
    }
    await this.#endSignedOut(db);
    const withinSeconds = overlapSeconds + at - this.#polledAt;
    const saves = await findRecentSaves(db, [...this.#listeners.keys()], withinSeconds);
    this.#polledAt = at;
    const seen = new Set<string>();
    for (const { userId, kind, id, version, time } of saves) {
      const save = `${kind} ${id} ${version} ${time}`;
      seen.add(save);
      if (this.#lastSeen.has(save)) continue;
      for (const { publish } of this.#listeners.get(userId) ?? []) publish({ kind, id, version });
    }
    this.#lastSeen = seen;
  }

  async #endSignedOut(db: Db): Promise<void> {
    const all = [...this.#listeners.values()].flatMap((listeners) => [...listeners]);
    const ended = await findEndedTokens(db, [...new Set(all.map(({ tokenHash }) => tokenHash))]);
    for (const { tokenHash, end } of all) if (ended.has(tokenHash)) end();
  }

  endAll(): void {
    for (const listeners of this.#listeners.values()) for (const { end } of [...listeners]) end();
  }
}
