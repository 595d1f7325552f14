import { DeviceDatabase, isFull, isThereAlready, type Transaction } from './database.ts';
import { DeviceChannel, type DeviceNews } from './device-channel.ts';
import type { DeviceItem, ItemChange, KeptItem, SealedPart, StoredBase } from './device-item.ts';
import {
  changeItem,
  changeItemAtOnce,
  listItems,
  moveItem,
  type Place,
  readItem,
  removeRecords,
} from './item-records.ts';
import { moveOldDrafts } from './old-drafts.ts';
import { announceTab, tabId } from './tab.ts';

/** Whether what was put last is on this device: there is no room, or the browser gives no storage. */
export type DeviceState = { kind: 'kept' | 'full' | 'blocked' };

const open = new Map<string, DeviceStore>();

/** The device's store of one account; the same one for all who ask, until it is wiped. */
export function openDeviceStore(userId: string): DeviceStore {
  const store = open.get(userId) ?? new DeviceStore(userId, { onWiped: () => open.delete(userId) });
  open.set(userId, store);
  return store;
}

type Options = { tab?: string; name?: string; onWiped?: () => void };

/**
 * What an account has on this device: of each item what the server had, and what each tab has not had
 * answered. A put resolves once it is on the disk, or with the reason why it is not; then the other
 * tabs are told.
 */
export class DeviceStore {
  readonly userId: string;
  readonly tab: string;
  readonly name: string;
  readonly #database: DeviceDatabase;
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
    this.#database = new DeviceDatabase(name, () => {
      for (const listener of this.#emptied) listener();
    });
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

  /** Of the last put or read. */
  get state(): DeviceState {
    return this.#state;
  }

  /** For `useSyncExternalStore`. */
  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** What is on the device of an item: empty where nothing is, or nothing can be read. */
  async loadItem(item: DeviceItem): Promise<KeptItem> {
    const empty = { base: undefined, pending: [], operations: [], notes: undefined };
    return await this.#read(
      (transaction) => readItem(transaction, { userId: this.userId, item }),
      empty,
    );
  }

  async update(item: DeviceItem, change: ItemChange): Promise<DeviceState> {
    const { userId, tab } = this;
    const state = await this.#change({ userId, item }, change);
    if (state.kind !== 'kept' || this.#isWiped) return state;
    this.#channel.tell({ kind: 'changed', userId, item, tab, base: change.base !== undefined });
    if (change.pending ?? change.operations) this.#askToPersist();
    return state;
  }

  putBase(item: DeviceItem, base: StoredBase): Promise<DeviceState> {
    return this.update(item, { base });
  }

  /** The draft of one tab, in the place of its last one. */
  putPending(item: DeviceItem, pending: unknown, tab = this.tab): Promise<DeviceState> {
    return this.update(item, { pending: { [tab]: pending } });
  }

  /** Operations of this tab; the replaced ones keep their place in the order. */
  putOperations(
    item: DeviceItem,
    operations: NonNullable<ItemChange['operations']>,
  ): Promise<DeviceState> {
    return this.update(item, { operations });
  }

  /** A tab's draft, whatever it is; what was read of another tab is removed by `update`, by its stamp. */
  async removePending(item: DeviceItem, tab = this.tab): Promise<DeviceState> {
    const state = await this.#put((transaction) =>
      transaction.objectStore('pending').delete([this.userId, item, tab]),
    );
    this.#channel.tell({
      kind: 'changed',
      userId: this.userId,
      item,
      tab: this.tab,
      base: false,
    });
    return state;
  }

  /** Forgets an item, as when it was deleted for good. */
  removeItem(item: DeviceItem): Promise<DeviceState> {
    return this.#put((transaction) => removeRecords(transaction, this.userId, item));
  }

  /** Moves an item to another account of this device, or to another name. Whether there was one. */
  async giveItem(item: DeviceItem, to: Place): Promise<boolean> {
    let isMoved = false;
    const { kind } = await this.#put(async (transaction) => {
      isMoved = await moveItem(transaction, { userId: this.userId, item }, to);
    });
    return kind === 'kept' && isMoved;
  }

  /** Every item of the account, and whether anything of it is unanswered. */
  async listItems(): Promise<{ item: DeviceItem; hasPending: boolean }[]> {
    return await this.#read((transaction) => listItems(transaction, this.userId), []);
  }

  /** What the account has left here encrypted, one part for each time that it signed out so. */
  async loadSealed(): Promise<SealedPart[]> {
    const record = await this.#read(
      (transaction) => transaction.objectStore('sealed').get(this.userId),
      undefined,
    );
    return record?.parts ?? [];
  }

  /** Stays when the account is wiped. */
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

  /** Nothing of the account stays readable, and nothing of it is put any more, by any tab. */
  async wipeAccount(): Promise<DeviceState> {
    const state = await this.#put((transaction) => removeRecords(transaction, this.userId));
    this.#channel.tell({ kind: 'wiped', userId: this.userId });
    this.#stop();
    return state;
  }

  /** Called with what other tabs have put once it is on the disk; returns how to stop. */
  listen(listener: (news: DeviceNews) => void): () => void {
    return this.#channel.listen((news) => {
      if (news.userId === this.userId) listener(news);
    });
  }

  /** The database was deleted under it: whoever holds something unsaved puts it again. */
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
    this.#onWiped();
  }

  #change(place: Place, change: ItemChange): Promise<DeviceState> {
    return this.#attempt(async () => {
      try {
        await this.#database.run('readwrite', (transaction) => {
          const asked = changeItemAtOnce(transaction, place, change);
          return asked ?? changeItem(transaction, place, change);
        });
      } catch (error) {
        if (!isThereAlready(error)) throw error;
        await this.#database.run('readwrite', (it) => changeItem(it, place, change));
      }
    });
  }

  #put(work: (transaction: Transaction<'readwrite'>) => Promise<unknown>): Promise<DeviceState> {
    return this.#attempt(() => this.#database.run('readwrite', work));
  }

  async #attempt(work: () => Promise<unknown>): Promise<DeviceState> {
    // Whoever has signed out leaves nothing behind, whatever is still on its way.
    if (this.#isWiped) return this.#state;
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

  /** Browsers empty the storage of sites that were not used for a while, unless they are asked not to. */
  #askToPersist(): void {
    if (this.#hasAskedToPersist) return;
    this.#hasAskedToPersist = true;
    globalThis.navigator?.storage?.persist?.().catch(() => false);
  }
}
