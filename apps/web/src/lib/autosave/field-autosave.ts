import type { Pending } from '../device-store/device-item.ts';
import {
  conflictsIn,
  DeviceDraft,
  followItem,
  reasonIn,
  type StoredItem,
  storedItem,
  TabRecord,
} from './device-draft.ts';
import {
  type FieldBase,
  type FieldChanges,
  FieldReplica,
  type ReplaceReason,
} from './field-replica.ts';
import { type FieldAutosaveOptions, type FieldState, sendFields } from './field-saving.ts';
import { RetryTimer, SaveTimer } from './save-timers.ts';

/**
 * Saves a document of flat fields while it is edited in several tabs and on several devices: stores
 * each tab's changes on the device, sends them after a pause, merges remote changes field by field,
 * follows the other tabs, and adopts what closed ones have left unsaved.
 */
export class FieldAutosave<T extends object> {
  readonly #options: FieldAutosaveOptions<T>;
  readonly #replica: FieldReplica<T>;
  readonly #listeners = new Set<() => void>();
  readonly #record: TabRecord<T>;
  readonly #draft: DeviceDraft;
  readonly #saveTimer: SaveTimer;
  readonly #retryTimer = new RetryTimer();
  #stops: (() => void)[] = [];
  #state: FieldState = { status: 'saved' };
  /** The version that the server had when the document was found deleted. */
  #deletedVersion: number | undefined;
  #reading: Promise<void> = Promise.resolve();
  #inFlight: Promise<void> | undefined;
  #isDisposed = false;

  constructor(options: FieldAutosaveOptions<T>) {
    this.#options = options;
    this.#replica = new FieldReplica(options.base);
    this.#saveTimer = new SaveTimer(options.restMs);
    this.#record = new TabRecord(this.#replica, options.store.tab);
    this.#draft = new DeviceDraft(
      options,
      () => this.#record.take(),
      () => this.#tell(),
    );
  }

  get state(): FieldState {
    return this.isDeleted ? deleted : this.#state;
  }

  /** The document was deleted elsewhere, and exists only here until its person decides about it. */
  get isDeleted(): boolean {
    return this.#deletedVersion === this.#replica.base.version;
  }

  get document(): T {
    return this.#replica.document;
  }

  get base(): FieldBase<T> {
    return this.#replica.base;
  }

  get conflicts() {
    return this.#replica.conflicts;
  }

  /** The state of typed text on this device; 'pending' until it is stored. */
  get kept(): DeviceDraft['state'] {
    return this.#draft.state;
  }

  /** Calls back after each change of the state or the document; returns a function that stops. */
  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Reads this device's drafts, and sends what was left unsent. */
  async open(): Promise<void> {
    this.#isDisposed = false;
    this.#stops = followItem(this.#options, this.#record, {
      onChanged: (isRestored) => void this.#readDevice(isRestored),
      onEmptied: () => this.#draft.putSoon(),
      onStorage: () => this.#tell(),
    });
    await this.#readDevice(true, { takesOwn: true });
    await this.#draft.putAnew();
    if (this.#replica.isUnsaved) this.#schedule();
  }

  /** `reason`: the history keeps what this save replaces, for this reason. */
  change(next: T, reason?: ReplaceReason): void {
    if (this.#isDisposed) return;
    this.#replica.change(next, reason);
    this.#schedule();
  }

  /** Resolves a conflict with one of its texts. */
  resolve(field: string, value: unknown): void {
    const before = this.document;
    this.#replica.resolve(field, value);
    this.#schedule();
    this.#replaceIfNew(before);
  }

  /** Sends all unsaved changes at once, and resolves with the result. Never rejects. */
  async flush(): Promise<FieldState> {
    while (this.#inFlight) await this.#inFlight;
    await this.#draft.put();
    await this.#save(true);
    while (this.#inFlight) await this.#inFlight;
    return this.state;
  }

  /** To be called when the page becomes visible, or the browser is online again. */
  async catchUp(): Promise<void> {
    await this.#readDevice(true);
    const { version } = this.base;
    const theirs = await this.#options.load?.();
    if (theirs === 'deleted') this.#noteDeleted(version);
    else if (theirs && !this.#isDisposed) await this.receive(theirs);
    if (this.#replica.isUnsaved && this.#state.status !== 'failed') this.#schedule();
  }

  /**
   * Creates a new document from what is shown, in place of the deleted one, and saves it at once.
   */
  startAnew(blank: T): Promise<FieldState> {
    this.#replica.startAnew(blank);
    this.#record.remove();
    this.#schedule();
    return this.flush();
  }

  /** Takes the server's document from another request's answer. */
  async receive(theirs: FieldBase<T>, sent?: FieldChanges): Promise<void> {
    const isNews = theirs.version > this.#replica.base.version;
    const before = this.document;
    this.#replica.receive(theirs, sent);
    this.#replaceIfNew(before);
    if (isNews) await this.#draft.putAnew();
  }

  /** As `receive`, for a document of which parts change without a new version. */
  async refresh(theirs: FieldBase<T>): Promise<void> {
    const before = this.document;
    this.#replica.refresh(theirs);
    this.#replaceIfNew(before);
    this.#tell();
    await this.#draft.putAnew();
  }

  /** Whether the document differs from the server's. */
  get isChanged(): boolean {
    return this.#replica.isChanged;
  }

  /** Changes that a form has sent by itself. */
  async markSaved(changes: FieldChanges, base: FieldBase<T>): Promise<void> {
    const before = this.document;
    this.#replica.markSaved(changes, base);
    this.#replaceIfNew(before);
    this.#show({ status: this.#replica.isUnsaved ? 'pending' : 'saved' });
    await this.#draft.putAnew();
  }

  hasUnsaved(): boolean {
    return this.#replica.isUnsaved;
  }

  /** This tab's unsaved changes, with the values on which they were made. */
  get unsaved(): FieldChanges {
    return this.#replica.own;
  }

  /** Stores the draft on the device at once, since the page may be about to close. */
  keep(): void {
    void this.#draft.put();
  }

  /** Whether closing the page would lose unsaved changes. */
  isAtRisk = (): boolean => {
    this.keep();
    return this.#replica.isUnsaved && ['full', 'blocked'].includes(this.kept);
  };

  /** Discards unsaved changes. */
  async discard(): Promise<void> {
    const before = this.document;
    this.#replica.change(this.#replica.base.document);
    this.#show({ status: 'saved' });
    this.#replaceIfNew(before);
    await this.#draft.putAnew();
  }

  /** Sends unsaved changes, and stops. */
  dispose({ savesRest = true } = {}): void {
    this.#draft.stop();
    this.#saveTimer.cancel();
    this.#retryTimer.cancel();
    for (const stop of this.#stops.splice(0)) stop();
    if (savesRest && this.#replica.isUnsaved) void this.flush();
    this.#isDisposed = true;
  }

  /**
   * Ignored unless the server had that version: a document that was never stored was not deleted.
   */
  #noteDeleted(version: number): void {
    if (version === 0) return;
    this.#deletedVersion = version;
    this.#saveTimer.cancel();
    this.#show({ status: 'saved' });
  }

  /** Keeps the object identity while nothing changes, so that subscribers don't render again. */
  #show(state: FieldState): void {
    if (state.status === 'deleted') this.#noteDeleted(this.base.version);
    else if (state.status === 'failed' || state.status !== this.#state.status) this.#state = state;
    this.#tell();
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }

  #replaceIfNew(before: T): void {
    if (this.document === before) return;
    this.#options.onReplace?.(this.document);
    this.#tell();
  }

  #schedule(): void {
    this.#draft.putSoon();
    const isIdle = !this.#replica.isUnsaved && !this.#inFlight;
    const isOffline = this.#state.status === 'offline';
    const isWaiting = this.isDeleted || this.#inFlight !== undefined || isOffline;
    if (isIdle) this.#saveTimer.cancel();
    this.#show(isIdle ? { status: 'saved' } : isWaiting ? this.#state : { status: 'pending' });
    if (this.#options.send && !isIdle && !isWaiting)
      this.#saveTimer.start(() => void this.#save(false));
  }

  #readDevice(adopts: boolean, from = { takesOwn: false }): Promise<void> {
    this.#reading = this.#reading.then(async () => {
      const stored = await storedItem({ ...this.#options, ...from });
      if (!this.#isDisposed) await this.#takeIn(stored, adopts);
    });
    return this.#reading;
  }

  /** Merges other tabs' drafts. With `adopts`, those of closed tabs become this tab's. */
  async #takeIn({ base, notes, ...tabs }: StoredItem, adopts: boolean): Promise<void> {
    const { store, item, readKept, readBase } = this.#options;
    const [before, ownBefore] = [this.document, JSON.stringify(this.#replica.own)];
    const stored = base && readBase(base);
    if (stored) this.#replica.receive(stored);
    const read = (one: Pending) => readKept(one.pending, this.#replica.base);
    const left = adopts ? tabs.left : [];
    for (const one of left) this.#replica.adopt(read(one), reasonIn(one.pending));
    this.#replica.receiveFromTabs(new Map(tabs.open.map((one) => [one.tab, read(one)])));
    if (adopts) this.#replica.remind(conflictsIn(notes));
    this.#replaceIfNew(before);
    if (!this.#replica.isUnsaved && this.#state.status === 'pending' && !this.#inFlight)
      this.#show({ status: 'saved' });
    if (left.length > 0) await store.update(item, { ...this.#record.take(), removed: left });
    else if (JSON.stringify(this.#replica.own) !== ownBefore) this.#draft.putSoon();
    this.#tell();
  }

  async #save(byHand: boolean): Promise<void> {
    if (!this.#options.send || this.#inFlight || this.isDeleted) return this.#inFlight;
    this.#saveTimer.reset();
    this.#retryTimer.cancel();
    if (!this.#replica.isUnsaved) return this.#show({ status: 'saved' });
    if (byHand || this.#state.status !== 'offline') this.#show({ status: 'saving' });
    this.#inFlight = this.#send(this.#options.send);
    await this.#inFlight;
  }

  async #send(send: NonNullable<FieldAutosaveOptions<T>['send']>): Promise<void> {
    const receive = this.receive.bind(this);
    const failure = await sendFields({ replica: this.#replica, send, receive });
    await this.#draft.putAnew();
    this.#inFlight = undefined;
    if (failure) this.#show(failure);
    else this.#retryTimer.reset();
    if (this.#isDisposed) return;
    if (failure?.status === 'offline') this.#retryTimer.start(() => void this.#save(false));
    else if (!failure && this.#replica.isUnsaved) this.#schedule();
    else if (!failure) this.#show({ status: 'saved' });
  }
}

const deleted = { status: 'deleted' } as const;
