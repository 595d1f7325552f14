import { isFields } from '@folio/contract/fields';
import { readStored, writeStored } from '../stored-json.ts';
import { isPageHidden } from '../watch-page.ts';
import type { DeviceItem, ItemChange } from './device-item.ts';
import { randomId } from './tab.ts';

/** A change without what it removes. */
export type Written = Pick<ItemChange, 'pending' | 'operations' | 'base' | 'notes'>;
/** A change that its page left under way; `at` is when it was asked for. */
export type LastWords = { key: string; item: DeviceItem; change: Written; at: number };

/**
 * Changes under way while their page is left. A browser aborts a leaving page's transactions that
 * wait behind another one, such as a read that has not ended; `localStorage` alone is written within
 * the tick. So a leaving page copies there what its database has not confirmed, and whoever reads
 * the account's items next puts that into the database (`DeviceStore`).
 */
export class LastWordsStorage {
  readonly #prefix: string;
  readonly #underWay = new Map<string, Omit<LastWords, 'key'>>();
  #isLeft = false;
  #count = 0;

  constructor(userId: string) {
    this.#prefix = `lastWords/${userId}/`;
    globalThis.addEventListener?.('pagehide', this.#onHide);
    globalThis.addEventListener?.('pageshow', this.#onShow);
    globalThis.document?.addEventListener('visibilitychange', this.#onVisibility);
  }

  /** Holds a change until the returned function is called, with whether it is on the disk. */
  hold(item: DeviceItem, change: ItemChange): (isKept: boolean) => void {
    const written = writtenOf(change);
    if (!written) return () => undefined;
    const at = Date.now();
    this.#count += 1;
    // Sorted as the changes were asked for: a later one may replace an operation of an earlier one.
    const key = `${this.#prefix}${at}-${String(this.#count).padStart(6, '0')}-${randomId()}`;
    this.#underWay.set(key, { item, change: written, at });
    if (this.#isLeft) this.#write(key);
    return (isKept) => {
      this.#underWay.delete(key);
      if (isKept) this.remove(key);
    };
  }

  /** What other pages have left, oldest first. */
  left(): LastWords[] {
    return this.#keys()
      .filter((key) => !this.#underWay.has(key))
      .sort()
      .flatMap((key) => readWords(key) ?? []);
  }

  remove(key: string): void {
    localStorage.removeItem(key);
  }

  /** Removes all of the account, and copies nothing more. */
  wipe(): void {
    this.close();
    for (const key of this.#keys()) this.remove(key);
  }

  close(): void {
    globalThis.removeEventListener?.('pagehide', this.#onHide);
    globalThis.removeEventListener?.('pageshow', this.#onShow);
    globalThis.document?.removeEventListener('visibilitychange', this.#onVisibility);
  }

  #onHide = (): void => {
    this.#isLeft = true;
    for (const key of this.#underWay.keys()) this.#write(key);
  };

  #onShow = (): void => {
    this.#isLeft = false;
  };

  /** A phone may end a hidden page without another word. */
  #onVisibility = (): void => (isPageHidden() ? this.#onHide() : this.#onShow());

  /** Where the storage is full, the database may still have its turn. */
  #write(key: string): void {
    writeStored(localStorage, key, this.#underWay.get(key));
  }

  #keys(): string[] {
    const all = Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index));
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

function readWords(key: string): LastWords | undefined {
  const stored = readStored(localStorage, key);
  return isFields(stored) && typeof stored.item === 'string' && isFields(stored.change)
    ? ({ ...stored, key } as LastWords)
    : undefined;
}
