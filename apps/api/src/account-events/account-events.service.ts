import type { SavedEvent } from '@folio/contract/account-events';
import type { Db } from '../platform/database.ts';
import { findRecentSaves } from './account-events.repository.ts';

/** A device that listens. */
export type Listener = {
  publish: (event: SavedEvent) => void;
  end: () => void;
};

/** A person has so many tabs in sight at once; beyond it the one that has listened longest ends. */
export const maxListeners = 8;

/** How long a save may take from its timestamp until others can see it. */
const overlapSeconds = 10;

/**
 * Tells each account's devices of its saves. Nodes don't talk to each other: each asks the database
 * for the accounts that listen here. One statement goes for all of them, and none while nobody listens.
 */
export class AccountEvents {
  readonly #listeners = new Map<string, Set<Listener>>();
  /** The saves of the last look, which the next one still sees and does not tell again. */
  #lastSeen = new Set<string>();

  /** Returns how to stop. */
  add(userId: string, listener: Listener): () => void {
    const others = this.#listeners.get(userId) ?? new Set();
    this.#listeners.set(userId, others.add(listener));
    const [oldest] = others;
    if (others.size > maxListeners) oldest?.end();
    return () => {
      others.delete(listener);
      if (others.size === 0 && this.#listeners.get(userId) === others)
        this.#listeners.delete(userId);
    };
  }

  /** Tells what was saved since the last look. */
  async poll(db: Db): Promise<void> {
    if (this.#listeners.size === 0) return;
    const saves = await findRecentSaves(db, [...this.#listeners.keys()], overlapSeconds);
    const seen = new Set<string>();
    for (const { userId, kind, id, version, time } of saves) {
      const save = `${kind} ${id} ${version} ${time}`;
      seen.add(save);
      if (this.#lastSeen.has(save)) continue;
      for (const { publish } of this.#listeners.get(userId) ?? []) publish({ kind, id, version });
    }
    this.#lastSeen = seen;
  }

  endAll(): void {
    for (const listeners of this.#listeners.values()) for (const { end } of [...listeners]) end();
  }
}
