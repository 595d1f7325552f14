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
 * Saves a document of flat fields while it is edited in any number of tabs and devices: keeps each
 * tab's changes in the device's store, sends them after a rest, joins by field what comes from
 * elsewhere, follows the other tabs, and takes over what a closed one has left.
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
  /** The version of what the server had, where it was found deleted. */
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

  /** It was deleted elsewhere: what is shown is here alone, until its person says what becomes of it. */
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

  /** Whether what is typed is on this device; 'pending' while it is on its way. */
  get kept(): DeviceDraft['state'] {
    return this.#draft.state;
  }

  /** Calls back after each change of the state or the document; returns how to stop. */
  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Takes in what lies on this device, and sends what was left unsent. */
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

  /** `reason`: what is saved now is to be kept in the history. */
  change(next: T, reason?: ReplaceReason): void {
    if (this.#isDisposed) return;
    this.#replica.change(next, reason);
    this.#schedule();
  }

  /** Ends a conflict with one of its texts. */
  resolve(field: string, value: unknown): void {
    const before = this.document;
    this.#replica.resolve(field, value);
    this.#schedule();
    this.#replaceIfNew(before);
  }

  /** Sends at once whatever is unsaved, and resolves with how that ended. Never rejects. */
  async flush(): Promise<FieldState> {
    while (this.#inFlight) await this.#inFlight;
    await this.#draft.put();
    await this.#save(true);
    while (this.#inFlight) await this.#inFlight;
    return this.state;
  }

  /** When the page comes to the front, or back online. */
  async catchUp(): Promise<void> {
    await this.#readDevice(true);
    const { version } = this.base;
    const theirs = await this.#options.load?.();
    if (theirs === 'deleted') this.#noteDeleted(version);
    else if (theirs && !this.#isDisposed) await this.receive(theirs);
    if (this.#replica.isUnsaved && this.#state.status !== 'failed') this.#schedule();
  }

  /** What is shown becomes a new document in the place of the deleted one, and is saved at once. */
  startAnew(blank: T): Promise<FieldState> {
    this.#replica.startAnew(blank);
    this.#record.forget();
    this.#schedule();
    return this.flush();
  }

  /** What the server has, as another request has told. */
  async receive(theirs: FieldBase<T>, sent?: FieldChanges): Promise<void> {
    const isNews = theirs.version > this.#replica.base.version;
    const before = this.document;
    this.#replica.receive(theirs, sent);
    this.#replaceIfNew(before);
    if (isNews) await this.#draft.putAnew();
  }

  /** As `receive`, of a document of which parts change without a new version. */
  async refresh(theirs: FieldBase<T>): Promise<void> {
    const before = this.document;
    this.#replica.refresh(theirs);
    this.#replaceIfNew(before);
    this.#tell();
    await this.#draft.putAnew();
  }

  /** Whether the person sees something that the server does not have. */
  get isChanged(): boolean {
    return this.#replica.isChanged;
  }

  /** What a form has sent by itself. */
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

  /** What this tab has not saved, and what each of it was written on. */
  get unsaved(): FieldChanges {
    return this.#replica.own;
  }

  /** Puts what is typed on the device without waiting: the page may be about to go. */
  keep(): void {
    void this.#draft.put();
  }

  /** Whether what is unsaved would be lost if the page went. */
  isAtRisk = (): boolean => {
    this.keep();
    return this.#replica.isUnsaved && ['full', 'blocked'].includes(this.kept);
  };

  /** Gives up what is unsaved. */
  async discard(): Promise<void> {
    const before = this.document;
    this.#replica.change(this.#replica.base.document);
    this.#show({ status: 'saved' });
    this.#replaceIfNew(before);
    await this.#draft.putAnew();
  }

  /** Sends what is unsaved, and stops. */
  dispose({ savesRest = true } = {}): void {
    this.#draft.stop();
    this.#saveTimer.cancel();
    this.#retryTimer.cancel();
    for (const stop of this.#stops.splice(0)) stop();
    if (savesRest && this.#replica.isUnsaved) void this.flush();
    this.#isDisposed = true;
  }

  /** Where it had that version; one that was never stored is waited for by nobody. */
  #noteDeleted(version: number): void {
    if (version === 0) return;
    this.#deletedVersion = version;
    this.#saveTimer.cancel();
    this.#show({ status: 'saved' });
  }

  /** The object stays the same from letter to letter, so that its readers don't render again. */
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

  /** What other tabs have put. With `adopts`, what closed ones have left becomes this one's. */
  async #takeIn({ base, notes, ...tabs }: StoredItem, adopts: boolean): Promise<void> {
    const { store, item, readKept, readBase } = this.#options;
    const [before, ownBefore] = [this.document, JSON.stringify(this.#replica.own)];
    const stored = base && readBase(base);
    if (stored) this.#replica.receive(stored);
    const read = (one: Pending) => readKept(one.pending, this.#replica.base);
    const left = adopts ? tabs.left : [];
    for (const one of left) this.#replica.adopt(read(one), reasonIn(one.pending));
    this.#replica.hear(new Map(tabs.open.map((one) => [one.tab, read(one)])));
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
