import { DeviceDatabase, isFull, isThereAlready, type Transaction } from './database.ts';
import { DeviceChannel, type DeviceMessage } from './device-channel.ts';
import type { DeviceItem, ItemChange, KeptItem, SealedPart, StoredBase } from './device-item.ts';
import {
  changeItem,
  changeItemAtOnce,
  type ItemKey,
  listItems,
  moveItem,
  putBackWords,
  readItem,
  removeRecords,
} from './item-records.ts';
import { LastWordsStorage } from './last-words.ts';
import { moveOldDrafts } from './old-drafts.ts';
import { announceTab, livingTabs, tabId } from './tab.ts';

/** The result of the last write: there was no room, or the browser provides no storage. */
export type DeviceState = { kind: 'kept' | 'full' | 'blocked' };

const open = new Map<string, DeviceStore>();

/** Replaces an account id for reviewers, who read by a review link without an account. */
export const reviewerId = 'reviewer';

/** An account's store on this device; shared by all callers until it is wiped. */
export function openDeviceStore(userId: string): DeviceStore {
  const store = open.get(userId) ?? new DeviceStore(userId, { onWiped: () => open.delete(userId) });
  open.set(userId, store);
  return store;
}

type Options = { tab?: string; name?: string; onWiped?: () => void };

/**
 * An account's data on this device: for each item the server's version, and each tab's unconfirmed
 * changes. A put resolves once it is on the disk, or with the reason why it isn't; then the other
 * tabs are notified.
 */
export class DeviceStore {
  readonly userId: string;
  readonly tab: string;
  readonly name: string;
  readonly #database: DeviceDatabase;
  readonly #lastWords: LastWordsStorage;
  readonly #channel: DeviceChannel;
  readonly #onWiped: () => void;
  readonly #listeners = new Set<() => void>();
  readonly #emptied = new Set<() => void>();
  readonly #moved: Promise<void>;
  readonly #release: () => void;
  #state: DeviceState = { kind: 'kept' };
  #isWiped = false;
  #hasAskedToPersist = false;

  constructor(userId: string, options: Options = {}) {
    const { tab = tabId, name = 'folio', onWiped = () => undefined } = options;
    this.userId = userId;
    this.tab = tab;
    this.name = name;
    this.#onWiped = onWiped;
    this.#channel = new DeviceChannel(name);
    const tellEmptied = () => {
      for (const listener of this.#emptied) listener();
    };
    this.#database = new DeviceDatabase(name, () => {
      tellEmptied();
      this.#channel.publish({ kind: 'emptied', userId });
    });
    this.#channel.listen(({ kind }) => {
      if (kind === 'emptied') tellEmptied();
    });
    this.#lastWords = new LastWordsStorage(userId, tab);
    this.#release = announceTab(tab);
    this.listen(({ kind }) => {
      if (kind === 'wiped') this.#stop();
    });
    this.#moved = moveOldDrafts(userId, (item, oldTab, draft) =>
      this.#put((transaction) =>
        changeItem(transaction, { userId, item }, { pending: { [oldTab]: draft } }),
      ),
    );
  }

  /** The result of the last read or write. */
  get state(): DeviceState {
    return this.#state;
  }

  /** For `useSyncExternalStore`. */
  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** An item's records; empty if there are none, or they can't be read. */
  async loadItem(item: DeviceItem): Promise<KeptItem> {
    const empty = { base: undefined, pending: [], operations: [], notes: undefined };
    return await this.#read(
      (transaction) => readItem(transaction, { userId: this.userId, item }),
      empty,
    );
  }

  async update(item: DeviceItem, change: ItemChange): Promise<DeviceState> {
    const state = await this.#change({ userId: this.userId, item }, change);
    if (state.kind !== 'kept' || this.#isWiped) return state;
    this.#publishChange(item, change.base !== undefined);
    if (change.pending ?? change.operations) this.#askToPersist();
    return state;
  }

  putBase(item: DeviceItem, base: StoredBase): Promise<DeviceState> {
    return this.update(item, { base });
  }

  /** Replaces one tab's draft. */
  putPending(item: DeviceItem, pending: unknown, tab = this.tab): Promise<DeviceState> {
    return this.update(item, { pending: { [tab]: pending } });
  }

  /** Adds operations of this tab; replaced ones keep their position. */
  putOperations(
    item: DeviceItem,
    operations: NonNullable<ItemChange['operations']>,
  ): Promise<DeviceState> {
    return this.update(item, { operations });
  }

  /** Removes a tab's draft whatever its stamp; `update` removes other tabs' drafts by stamp. */
  async removePending(item: DeviceItem, tab = this.tab): Promise<DeviceState> {
    const state = await this.#put((transaction) =>
      transaction.objectStore('pending').delete([this.userId, item, tab]),
    );
    this.#publishChange(item, false);
    return state;
  }

  /** Removes an item, such as one that was deleted for good. */
  removeItem(item: DeviceItem): Promise<DeviceState> {
    return this.#put((transaction) => removeRecords(transaction, this.userId, item));
  }

  /**
   * Moves an item to another account of this device, or to another key. Resolves to whether there
   * was one.
   */
  async giveItem(item: DeviceItem, to: ItemKey): Promise<boolean> {
    let isMoved = false;
    await this.#takeLastWords();
    const { kind } = await this.#put(async (transaction) => {
      isMoved = await moveItem(transaction, { userId: this.userId, item }, to);
    });
    return kind === 'kept' && isMoved;
  }

  /**
   * The account's items, including forms with texts only, and whether they have unconfirmed
   * changes.
   */
  async listItems(): Promise<{ item: DeviceItem; hasPending: boolean }[]> {
    return await this.#read((transaction) => listItems(transaction, this.userId), []);
  }

  /** The account's encrypted parts, one for each time that it signed out with unsaved text. */
  async loadSealed(): Promise<SealedPart[]> {
    const record = await this.#read(
      (transaction) => transaction.objectStore('sealed').get(this.userId),
      undefined,
    );
    return record?.parts ?? [];
  }

  /** Stores an encrypted part, which a wipe of the account leaves in place. */
  putSealed(part: SealedPart): Promise<DeviceState> {
    const { userId } = this;
    return this.#put(async (transaction) => {
      const sealed = transaction.objectStore('sealed');
      const parts = (await sealed.get(userId))?.parts ?? [];
      await sealed.put({ userId, parts: [...parts, part] });
    });
  }

  removeSealed(): Promise<DeviceState> {
    return this.#put((transaction) => transaction.objectStore('sealed').delete(this.userId));
  }

  /** Deletes everything readable of the account, and stops all tabs from storing more. */
  async wipeAccount(): Promise<DeviceState> {
    const news: DeviceMessage = { kind: 'wiped', userId: this.userId };
    // Published before and after the wipe, so that other tabs write nothing later, and readers find
    // nothing.
    this.#channel.publish(news);
    this.#stop();
    const state = await this.#attempt(() => this.#remove(), true);
    this.#channel.publish(news);
    return state;
  }

  /** Receives other tabs' writes once they are on the disk; returns a function that stops. */
  listen(listener: (news: DeviceMessage) => void): () => void {
    return this.#channel.listen((news) => {
      if (news.userId === this.userId) listener(news);
    });
  }

  /**
   * Calls back when the database was deleted while in use: unsaved changes must then be stored
   * again.
   */
  onEmptied(listener: () => void): () => void {
    this.#emptied.add(listener);
    return () => this.#emptied.delete(listener);
  }

  async close(): Promise<void> {
    this.#release();
    this.#channel.close();
    await this.#database.close();
  }

  #stop(): void {
    this.#isWiped = true;
    this.#lastWords.wipe();
    this.#onWiped();
  }

  async #change(key: ItemKey, change: ItemChange): Promise<DeviceState> {
    if (this.#isWiped) return this.#state;
    const { whole, settle } = this.#lastWords.hold(key.item, change);
    const state = await this.#attempt(async () => {
      try {
        await this.#database.run('readwrite', (transaction) => {
          const asked = changeItemAtOnce(transaction, key, whole);
          return asked ?? changeItem(transaction, key, whole);
        });
      } catch (error) {
        if (!isThereAlready(error)) throw error;
        await this.#database.run('readwrite', (it) => changeItem(it, key, whole));
      }
      // Another tab may have wiped the account during the move.
      if (this.#isWiped) await this.#remove(key.item);
    });
    settle(state.kind === 'kept');
    return state;
  }

  /** Removes an item, or all of the account. */
  #remove(...item: DeviceItem[]): Promise<void> {
    return this.#database.run('readwrite', (it) => removeRecords(it, this.userId, ...item));
  }

  /** Puts changes into the database that closed tabs could only copy to `localStorage`. */
  async #takeLastWords(): Promise<void> {
    const copies = this.#lastWords.ofOthers();
    if (copies.length === 0) return;
    const living = await livingTabs();
    for (const { key, tab, item, change, at } of copies) {
      if (living.has(tab)) continue;
      const place = { userId: this.userId, item };
      const { kind } = await this.#put((it) => putBackWords(it, place, change, at));
      if (kind !== 'kept') return;
      this.#lastWords.remove(key);
      this.#publishChange(item, change.base !== undefined);
    }
  }

  #publishChange(item: DeviceItem, base: boolean): void {
    const { userId, tab } = this;
    this.#channel.publish({ kind: 'changed', userId, item, tab, base });
  }

  #put(work: (transaction: Transaction<'readwrite'>) => Promise<unknown>): Promise<DeviceState> {
    return this.#attempt(() => this.#database.run('readwrite', work));
  }

  async #attempt(work: () => Promise<unknown>, wipes = false): Promise<DeviceState> {
    // A late write must not leave anything behind after signing out.
    if (this.#isWiped && !wipes) return this.#state;
    try {
      await work();
      this.#show('kept');
    } catch (error) {
      this.#show(isFull(error) ? 'full' : 'blocked');
    }
    return this.#state;
  }

  async #read<R>(
    work: (transaction: Transaction<'readonly'>) => Promise<R>,
    without: R,
  ): Promise<R> {
    await this.#moved;
    await this.#takeLastWords();
    try {
      return await this.#database.run('readonly', work);
    } catch {
      this.#show('blocked');
      return without;
    }
  }

  #show(kind: DeviceState['kind']): void {
    if (kind === this.#state.kind) return;
    this.#state = { kind };
    for (const listener of this.#listeners) listener();
  }

  /** Browsers evict storage of sites that were not used for a while, unless asked to persist it. */
  #askToPersist(): void {
    if (this.#hasAskedToPersist) return;
    this.#hasAskedToPersist = true;
    globalThis.navigator?.storage?.persist?.().catch(() => false);
  }
}
