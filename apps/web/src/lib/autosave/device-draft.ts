import type { DeviceItem, ItemChange, KeptItem, Pending } from '../device-store/device-item.ts';
import type { DeviceState, DeviceStore } from '../device-store/device-store.ts';
import { restoredTab } from '../device-store/sealed-drafts.ts';
import { livingTabs } from '../device-store/tab.ts';
import {
  type FieldConflict,
  type FieldReplica,
  type ReplaceReason,
  replaceReasons,
} from './field-replica.ts';

/** What is typed is on the disk well within 300 ms, however long the typing goes on. */
const putDelayMs = 100;
/** Where the device has no room, it is asked again. */
const putAgainMs = 5_000;

/** Keeps on this device what one tab has to say about an item: soon after a change, one put at a time. */
export class DeviceDraft {
  readonly #store: DeviceStore;
  readonly #item: DeviceItem;
  readonly #make: () => ItemChange;
  readonly #onPut: () => void;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #putting: Promise<void> = Promise.resolve();
  #changes = 0;
  #changesKept = 0;
  #isStopped = false;

  /** `make` says what is to be kept now; `onPut` is called when it is, or could not be. */
  constructor(
    { store, item }: { store: DeviceStore; item: DeviceItem },
    make: () => ItemChange,
    onPut: () => void,
  ) {
    this.#store = store;
    this.#item = item;
    this.#make = make;
    this.#onPut = onPut;
  }

  /** Whether all that was changed is on the device; 'pending' while it is on its way. */
  get state(): DeviceState['kind'] | 'pending' {
    const { kind } = this.#store.state;
    return kind === 'kept' && this.#changesKept < this.#changes ? 'pending' : kind;
  }

  putSoon(delayMs = putDelayMs): void {
    this.#changes += 1;
    this.#timer ??= setTimeout(() => void this.put(), delayMs);
  }

  /** Puts what has changed; one after the other, so that no older draft comes to lie over a newer one. */
  put(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#putting = this.#putting.then(() => this.#putNow());
    return this.#putting;
  }

  /** Puts also where nothing was changed since the last time. */
  putAnew(): Promise<void> {
    this.#changes += 1;
    return this.put();
  }

  /** What is on its way still arrives. */
  stop(): void {
    this.#isStopped = true;
    if (this.#timer !== undefined) void this.put();
  }

  async #putNow(): Promise<void> {
    const changes = this.#changes;
    if (changes === this.#changesKept) return;
    const { kind } = await this.#store.update(this.#item, this.#make());
    if (kind === 'kept') this.#changesKept = changes;
    else if (!this.#isStopped) this.putSoon(putAgainMs);
    this.#onPut();
  }
}

/** All that a tab has to say, for one transaction; what it has put already is left out. */
export class TabRecord<T extends object> {
  readonly #replica: FieldReplica<T>;
  readonly #tab: string;
  #baseVersion = 0;
  #conflicts: readonly FieldConflict[] = [];

  constructor(replica: FieldReplica<T>, tab: string) {
    this.#replica = replica;
    this.#tab = tab;
  }

  take(): ItemChange {
    const { own, conflicts, isUnsaved, base, reason } = this.#replica;
    const draft = isUnsaved ? { version: base.version, changes: own, reason } : undefined;
    const change: ItemChange = { pending: { [this.#tab]: draft } };
    if (base.version > this.#baseVersion) change.base = base;
    if (conflicts !== this.#conflicts) change.notes = { conflicts };
    this.#baseVersion = base.version;
    this.#conflicts = conflicts;
    return change;
  }

  /** What was put is not there, or no more. */
  forget(): void {
    this.#baseVersion = 0;
  }
}

type Kept = { store: DeviceStore; item: DeviceItem };
type Listener = {
  /** By another tab, or because it was decrypted again. */
  onChanged: (isRestored: boolean) => void;
  onEmptied: () => void;
  /** Whether there is room has changed. */
  onStorage: () => void;
};

/** Hears what becomes of an item on this device; answers how to stop. */
export function followItem<T extends object>(
  { store, item }: Kept,
  record: TabRecord<T>,
  listener: Listener,
): (() => void)[] {
  const putAgain = (then: () => void) => () => {
    record.forget();
    then();
  };
  return [
    store.listen((news) => {
      if (news.kind === 'changed' && news.item === item)
        listener.onChanged(news.tab === restoredTab);
    }),
    store.onEmptied(putAgain(listener.onEmptied)),
    // What could not be put has to be put again as a whole.
    store.subscribe(putAgain(listener.onStorage)),
  ];
}

/** `open`: what other tabs have put that are open; `left`: what closed ones have left. */
export type StoredItem = Pick<KeptItem, 'base' | 'notes'> & Record<'open' | 'left', Pending[]>;

type Reading = { takesOver?: boolean; takesOwn?: boolean };

/**
 * An item as it lies on this device. With `takesOver` no tab counts as open; with `takesOwn` this one
 * has left what it put itself, on a page that it has shown before.
 */
export async function storedItem({
  store,
  item,
  takesOver,
  takesOwn = false,
}: Kept & Reading): Promise<StoredItem> {
  const { base, pending, notes } = await store.loadItem(item);
  const living = takesOver ? new Set<string>() : await livingTabs();
  const others = pending.filter(({ tab }) => takesOwn || tab !== store.tab);
  const open = others.filter(({ tab }) => tab !== store.tab && living.has(tab));
  return { base, notes, open, left: others.filter((one) => !open.includes(one)) };
}

/** Conflicts as they lie beside an item on this device. */
export function conflictsIn(notes: unknown): FieldConflict[] {
  const { conflicts }: { conflicts?: unknown } = Object(notes);
  if (!Array.isArray(conflicts)) return [];
  return conflicts.filter((one: unknown) => typeof Object(one).field === 'string');
}

/** Why a draft that lies on this device replaces what was there. */
export const reasonIn = (draft: unknown): ReplaceReason | undefined =>
  replaceReasons.find((one) => one === Object(draft).reason);
