import { isFields } from '@folio/contract/fields';
import { readStored, writeStored } from '../stored-json.ts';
import type { DeviceItem, ItemChange } from './device-item.ts';
import { pageNow, randomId } from './tab.ts';

/** A change without its removals. */
export type Written = Pick<ItemChange, 'pending' | 'operations' | 'base' | 'notes'>;
/** A change that a tab may have left pending; `at` is when it was requested. */
export type LastWords = {
  key: string;
  tab: string;
  item: DeviceItem;
  change: Written;
  at: number;
};

type Settle = (isKept: boolean) => void;
/** All changes of an item that are pending or were rejected, in one copy. */
type Held = { key: string; written?: Written | undefined; underWay: number; isRefused: boolean };

/**
 * Copies pending database changes to `localStorage`, which is written synchronously. A browser
 * aborts a leaving page's transactions that wait behind another one, such as an unfinished read,
 * and kills an unresponsive page without notice; so every change is copied before it waits. If the
 * database rejects a change because it is full or blocked, the copy stays until the item's next
 * change. The next reader of the account's items moves the copies of closed tabs into the database
 * (`DeviceStore`).
 */
export class LastWordsStorage {
  readonly #prefix: string;
  readonly #tab: string;
  readonly #storage = localStorage;
  readonly #held = new Map<DeviceItem, Held>();
  /** When this tab last requested to store notes of an item. */
  readonly #noted = new Map<DeviceItem, number>();
  #count = 0;

  constructor(userId: string, tab: string) {
    this.#prefix = `lastWords/${userId}/`;
    this.#tab = tab;
  }

  /**
   * Copies a change until the database has it. Returns the change merged with earlier rejected ones
   * of the item, and `settle`, to be called with whether it was stored.
   */
  hold(item: DeviceItem, change: ItemChange): { whole: ItemChange; settle: Settle } {
    const written = joined(this.#held.get(item)?.written, change);
    const held = this.#held.get(item) ?? (written && this.#newHeld());
    if (!held) return { whole: change, settle: () => undefined };
    this.#held.set(item, held);
    held.written = written;
    held.underWay += 1;
    // If `localStorage` is full, the database may still succeed.
    const at = pageNow();
    if (change.notes !== undefined) this.#noted.set(item, at);
    const copy = { tab: this.#tab, item, change: written, at };
    if (written) writeStored(this.#storage, held.key, copy);
    else this.remove(held.key);
    const hasRest = held.isRefused;
    const pending = { ...written?.pending, ...change.pending };
    const settle = (isKept: boolean) => {
      held.underWay -= 1;
      if (!isKept || hasRest) held.isRefused = !isKept;
      if (held.underWay > 0 || held.isRefused) return;
      this.remove(held.key);
      this.#held.delete(item);
    };
    return { whole: hasRest ? { ...change, ...written, pending } : change, settle };
  }

  #newHeld(): Held {
    this.#count += 1;
    // Keys sort in the order in which the changes were requested.
    const order = `${Date.now()}-${String(this.#count).padStart(6, '0')}`;
    return { key: `${this.#prefix}${order}-${randomId()}`, underWay: 0, isRefused: false };
  }

  /** The copies of other tabs, oldest first, without notes that this tab has since rewritten. */
  ofOthers(): LastWords[] {
    return this.#keys()
      .sort()
      .flatMap((key) => readWords(this.#storage, key) ?? [])
      .filter(({ tab }) => tab !== this.#tab)
      .map((words) => {
        const { notes: _, ...rest } = words.change;
        return (this.#noted.get(words.item) ?? 0) < words.at ? words : { ...words, change: rest };
      });
  }

  remove(key: string): void {
    this.#storage.removeItem(key);
  }

  /** Removes all copies of the account. */
  wipe(): void {
    this.#held.clear();
    for (const key of this.#keys()) this.remove(key);
  }

  #keys(): string[] {
    const { length } = this.#storage;
    const all = Array.from({ length }, (_, index) => this.#storage.key(index));
    return all.filter((key) => key !== null).filter((key) => key.startsWith(this.#prefix));
  }
}

/**
 * Undefined if the change contains nothing that a person wrote: the server's data can be loaded
 * again.
 */
function joined(before: Written = {}, change: ItemChange): Written | undefined {
  const drafts = Object.entries({ ...before.pending, ...change.pending });
  const pending = drafts.filter(([, draft]) => draft !== undefined);
  const byId = new Map(before.operations?.map((operation) => [operation.id, operation]));
  for (const operation of change.operations ?? []) byId.set(operation.id, operation);
  for (const id of change.answered ?? []) byId.delete(id);
  const { notes = before.notes, base = before.base } = change;
  if (pending.length === 0 && byId.size === 0 && notes === undefined) return undefined;
  const operations = [...byId.values()];
  return { pending: Object.fromEntries(pending), operations, notes, ...(base && { base }) };
}

function readWords(storage: Storage, key: string): LastWords | undefined {
  const stored = readStored(storage, key);
  return isFields(stored) && typeof stored.item === 'string' && isFields(stored.change)
    ? ({ ...stored, key } as LastWords)
    : undefined;
}
