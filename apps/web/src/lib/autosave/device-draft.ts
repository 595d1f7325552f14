import type { DeviceItem, ItemChange, KeptItem, Pending } from '../device-store/device-item.ts';
import type { DeviceState, DeviceStore } from '../device-store/device-store.ts';
import { restoredTab } from '../device-store/sealed-drafts.ts';
import { livingTabs } from '../device-store/tab.ts';
import type { FieldConflict } from './conflict-list.ts';
import type { FieldChanges } from './field-changes.ts';
import { type FieldReplica, type ReplaceReason, replaceReasons } from './field-replica.ts';
import type { FieldAutosaveOptions } from './field-saving.ts';

/** Delay of a put. Typed text is on the disk within 300 ms, even while typing continues. */
const putDelayMs = 100;
/** Retry interval while the device has no room. */
const putAgainMs = 5_000;

/** Stores one tab's draft of an item on this device: soon after a change, one put at a time. */
export class DeviceDraft {
  readonly #store: DeviceStore;
  readonly #item: DeviceItem;
  readonly #make: () => ItemChange;
  readonly #onPut: () => void;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #putting: Promise<void> = Promise.resolve();
  #changes = 0;
  #changesKept = 0;
  #isReading = false;
  #isStopped = false;

  /** `make` returns the current draft; `onPut` is called after a put succeeded or failed. */
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

  /** The state of the last change on the device; 'pending' until it is stored. */
  get state(): DeviceState['kind'] | 'pending' {
    const { kind } = this.#store.state;
    return kind === 'kept' && this.#changesKept < this.#changes ? 'pending' : kind;
  }

  /**
   * Delays puts until `reading` ends, since it may return an earlier draft of this tab, which a put
   * would replace.
   */
  waitFor(reading: Promise<void>): void {
    this.#isReading = true;
    const hasEnded = () => {
      this.#isReading = false;
    };
    // Typed text is stored even if the read fails.
    this.#putting = Promise.all([this.#putting, reading.then(hasEnded, hasEnded)]).then(
      () => undefined,
    );
  }

  putSoon(delayMs = putDelayMs): void {
    this.#changes += 1;
    this.#timer ??= setTimeout(() => void this.put(), delayMs);
  }

  /** Stores changes. Puts are sequential, so that no older draft overwrites a newer one. */
  put(): Promise<void> {
    this.#stopWaiting();
    this.#putting = this.#putting.then(() => this.#putNow());
    return this.#putting;
  }

  /**
   * Stores changes without waiting for a pending put: a closing page may never learn that it has
   * ended.
   */
  putAtOnce(): void {
    if (this.#isReading) return void this.put();
    this.#stopWaiting();
    this.#putting = Promise.all([this.#putting, this.#putNow()]).then(() => undefined);
  }

  /** Stores the draft even if nothing has changed. */
  putAnew(): Promise<void> {
    this.#changes += 1;
    return this.put();
  }

  /** Cancels the timer; a put in progress still completes. */
  stop(): void {
    this.#isStopped = true;
    if (this.#timer !== undefined) this.putAtOnce();
  }

  #stopWaiting(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  async #putNow(): Promise<void> {
    const changes = this.#changes;
    if (changes === this.#changesKept) return;
    const { kind } = await this.#store.update(this.#item, this.#make());
    if (kind === 'kept') this.#changesKept = Math.max(changes, this.#changesKept);
    else if (!this.#isStopped) this.putSoon(putAgainMs);
    this.#onPut();
  }
}

/** A tab's record for one transaction, without parts that are stored already. */
export class TabRecord<T extends object> {
  readonly #replica: FieldReplica<T>;
  readonly #tab: string;
  #baseVersion = 0;
  #conflicts = noConflicts;

  constructor(replica: FieldReplica<T>, tab: string) {
    this.#replica = replica;
    this.#tab = tab;
  }

  take(): ItemChange {
    const { own, conflicts, resolved, isUnsaved, base, isRestored, reason } = this.#replica;
    const sent = this.#replica.sentBefore;
    const draft = isUnsaved ? { version: base.version, changes: own, reason, sent } : undefined;
    const change: ItemChange = { pending: { [this.#tab]: draft } };
    if (base.version > this.#baseVersion || (isRestored && base.version !== this.#baseVersion))
      Object.assign(change, { base, isRestored });
    // If there are and were no conflicts, nothing is stored, so that another tab's conflicts stay.
    if (conflicts !== this.#conflicts && conflicts.length + this.#conflicts.length > 0)
      change.notes = { conflicts, resolved };
    this.#baseVersion = base.version;
    this.#conflicts = conflicts;
    return change;
  }

  /** Whether another tab's notes lack some of this tab's, which must then be stored again. */
  isMissingIn(notes: unknown): boolean {
    const kept = conflictsIn(Object(notes).conflicts);
    const isKept = ({ field }: FieldConflict) => kept.some((one) => one.field === field);
    const isMissing = !this.#replica.conflicts.every(isKept);
    if (isMissing) this.#conflicts = noConflicts;
    return isMissing;
  }

  /** The stored record is gone, so everything must be stored again. */
  remove(): void {
    this.#baseVersion = 0;
    this.#conflicts = noConflicts;
  }
}

const noConflicts: readonly FieldConflict[] = [];

type Kept = { store: DeviceStore; item: DeviceItem };
type Listener = {
  /** Called when another tab changed the item, or when it was decrypted again. */
  onChanged: (isRestored: boolean) => void;
  onEmptied: () => void;
  /** Called when the device ran out of room, or has some again. */
  onStorage: () => void;
};

/** Follows an item in this device's store; returns a function that stops. */
export function followItem<T extends object>(
  { store, item }: Kept,
  record: TabRecord<T>,
  listener: Listener,
): (() => void)[] {
  const putAgain = (then: () => void) => () => {
    record.remove();
    then();
  };
  return [
    store.listen((news) => {
      if (news.kind === 'changed' && news.item === item)
        listener.onChanged(news.tab === restoredTab);
    }),
    store.onEmptied(putAgain(listener.onEmptied)),
    // After a failed put everything must be stored again.
    store.subscribe(putAgain(listener.onStorage)),
  ];
}

/** `open`: drafts of other open tabs; `left`: drafts of closed ones. */
export type StoredItem = Pick<KeptItem, 'base' | 'notes'> & Record<'open' | 'left', Pending[]>;

type Reading = { takesOver?: boolean; takesOwn?: boolean };

/**
 * Reads an item from this device. With `takesOver` all tabs count as closed; with `takesOwn` this
 * tab does, for its own earlier drafts when its page is shown again.
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

type Readers<T extends object> = Pick<FieldAutosaveOptions<T>, 'readKept' | 'readBase'>;

/** Merges stored data into a replica. With `adopts`, drafts of closed tabs become this tab's. */
export function mergeStored<T extends object>(
  replica: FieldReplica<T>,
  { readKept, readBase }: Readers<T>,
  { base, notes, open, left, adopts }: StoredItem & { adopts: boolean },
): void {
  const stored = base && readBase(base);
  if (stored) replica.receive(stored);
  const read = (one: Pending) => readKept(one.pending, replica.base);
  if (adopts)
    for (const one of left) replica.adopt(read(one), reasonIn(one.pending), sentIn(one.pending));
  replica.receiveFromTabs(new Map(open.map((one) => [one.tab, read(one)])));
  // Includes conflicts of other open tabs, since this tab's next put replaces them.
  const { conflicts, resolved } = Object(notes);
  replica.remind({ conflicts: conflictsIn(conflicts), resolved: conflictsIn(resolved) });
}

/** The conflicts stored with an item. Older releases stored no resolved ones. */
const conflictsIn = (kept: unknown): FieldConflict[] =>
  Array.isArray(kept) ? kept.filter((one: unknown) => typeof Object(one).field === 'string') : [];

/** Earlier values of a draft, which the server may have; older releases stored none. */
function sentIn(draft: unknown): FieldChanges[] {
  const { sent }: { sent?: unknown } = Object(draft);
  if (!Array.isArray(sent)) return [];
  const isChange = (one: unknown) => typeof one === 'object' && one !== null && 'value' in one;
  return sent.filter((one: unknown) => Object.values(Object(one)).every(isChange));
}

/** The reason stored with a draft, for the history. */
const reasonIn = (draft: unknown): ReplaceReason | undefined =>
  replaceReasons.find((one) => one === Object(draft).reason);

/** The draft that a tab opened last, by item. */
const opened = new WeakMap<DeviceStore, Map<string, object>>();

export function noteOpened({ store, item }: Kept, draft: object): void {
  const ofStore = opened.get(store) ?? new Map<string, object>();
  opened.set(store, ofStore.set(item, draft));
}

export const openedLast = ({ store, item }: Kept): object | undefined =>
  opened.get(store)?.get(item);
