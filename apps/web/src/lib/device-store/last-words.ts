import { isFields } from '@folio/contract/fields';
import { readStored, writeStored } from '../stored-json.ts';
import type { DeviceItem, ItemChange } from './device-item.ts';
import { randomId } from './tab.ts';

/** A change without what it removes. */
export type Written = Pick<ItemChange, 'pending' | 'operations' | 'base' | 'notes'>;
/** A change that its tab may have left under way; `at` is when it was asked for. */
export type LastWords = {
  key: string;
  tab: string;
  item: DeviceItem;
  change: Written;
  at: number;
};

/**
 * Copies of changes that are under way to the database, in `localStorage`, which is written within
 * the tick. A browser aborts a leaving page's transactions that wait behind another one, such as a
 * read that has not ended, and ends a page that does not answer in time without another word: so
 * every change is copied before it waits. Whoever reads the account's items next puts what closed
 * tabs have left into the database (`DeviceStore`).
 */
export class LastWordsStorage {
  readonly #prefix: string;
  readonly #tab: string;
  readonly #storage = localStorage;
  #count = 0;

  constructor(userId: string, tab: string) {
    this.#prefix = `lastWords/${userId}/`;
    this.#tab = tab;
  }

  /** Copies a change until the returned function is called. */
  hold(item: DeviceItem, change: ItemChange): () => void {
    const written = writtenOf(change);
    if (!written) return () => undefined;
    const at = Date.now();
    this.#count += 1;
    // Sorted as the changes were asked for: a later one may replace an operation of an earlier one.
    const key = `${this.#prefix}${at}-${String(this.#count).padStart(6, '0')}-${randomId()}`;
    // Where the storage is full, the database may still have its turn.
    writeStored(this.#storage, key, { tab: this.#tab, item, change: written, at });
    return () => this.remove(key);
  }

  /** The copies of other tabs, oldest first. */
  ofOthers(): LastWords[] {
    return this.#keys()
      .sort()
      .flatMap((key) => readWords(this.#storage, key) ?? [])
      .filter(({ tab }) => tab !== this.#tab);
  }

  remove(key: string): void {
    this.#storage.removeItem(key);
  }

  /** Removes all of the account. */
  wipe(): void {
    for (const key of this.#keys()) this.remove(key);
  }

  #keys(): string[] {
    const { length } = this.#storage;
    const all = Array.from({ length }, (_, index) => this.#storage.key(index));
    return all.filter((key) => key !== null).filter((key) => key.startsWith(this.#prefix));
  }
}

/** Undefined where it has nothing of a person: what the server said comes again. */
function writtenOf({ pending = {}, operations = [], base, notes }: ItemChange) {
  const drafts = Object.entries(pending).filter(([, draft]) => draft !== undefined);
  if (drafts.length === 0 && operations.length === 0 && notes === undefined) return undefined;
  const written: Written = { pending: Object.fromEntries(drafts), operations, notes };
  return base ? { ...written, base } : written;
}

function readWords(storage: Storage, key: string): LastWords | undefined {
  const stored = readStored(storage, key);
  return isFields(stored) && typeof stored.item === 'string' && isFields(stored.change)
    ? ({ ...stored, key } as LastWords)
    : undefined;
}
