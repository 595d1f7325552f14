import type { ItemChange, KeptItem, Pending } from '../device-store/device-item.ts';
import { restoredTab } from '../device-store/sealed-drafts.ts';
import { livingTabs } from '../device-store/tab.ts';
import { conflictsIn, DeviceDraft, reasonIn } from './device-draft.ts';
import {
  type FieldBase,
  type FieldChanges,
  type FieldConflict,
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
  readonly #draft: DeviceDraft;
  readonly #saveTimer: SaveTimer;
  readonly #retryTimer = new RetryTimer();
  #stops: (() => void)[] = [];
  #state: FieldState = { status: 'saved' };
  #putBaseVersion = 0;
  #putConflicts: readonly FieldConflict[] = [];
  #reading: Promise<void> = Promise.resolve();
  #inFlight: Promise<void> | undefined;
  #isDisposed = false;

  constructor(options: FieldAutosaveOptions<T>) {
    this.#options = options;
    this.#replica = new FieldReplica(options.base);
    this.#saveTimer = new SaveTimer(options.restMs);
    this.#draft = new DeviceDraft(
      options,
      () => this.#toKeep(),
      () => this.#tell(),
    );
  }

  get state(): FieldState {
    return this.#state;
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
    const { store, item } = this.#options;
    this.#isDisposed = false;
    this.#stops = [
      store.listen((news) => {
        if (news.kind === 'changed' && news.item === item)
          void this.#readDevice(news.tab === restoredTab);
      }),
      store.onEmptied(() => this.#putAll()),
      store.subscribe(() => {
        // What could not be put has to be put again as a whole.
        this.#putBaseVersion = 0;
        this.#tell();
      }),
    ];
    await this.#readDevice(true);
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
    return this.#state;
  }

  /** When the page comes to the front, or back online. */
  async catchUp(): Promise<void> {
    await this.#readDevice(true);
    const theirs = await this.#options.load?.();
    if (theirs && !this.#isDisposed) await this.receive(theirs);
    if (this.#replica.isUnsaved && this.#state.status !== 'failed') this.#schedule();
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

  #show(state: FieldState): void {
    // The object stays the same from letter to letter, so that its readers don't render again.
    if (state.status === 'failed' || state.status !== this.#state.status) this.#state = state;
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
    if (!this.#replica.isUnsaved && !this.#inFlight) {
      this.#saveTimer.cancel();
      this.#show({ status: 'saved' });
      return;
    }
    const isWaiting = this.#inFlight !== undefined || this.#state.status === 'offline';
    this.#show(isWaiting ? this.#state : { status: 'pending' });
    if (this.#options.send && !isWaiting) this.#saveTimer.start(() => void this.#save(false));
  }

  /** All that this tab has to say, in one transaction. */
  #toKeep(): ItemChange {
    const { own, conflicts, isUnsaved, base, reason } = this.#replica;
    const draft = isUnsaved ? { version: base.version, changes: own, reason } : undefined;
    const change: ItemChange = { pending: { [this.#options.store.tab]: draft } };
    if (base.version > this.#putBaseVersion) change.base = base;
    if (conflicts !== this.#putConflicts) change.notes = { conflicts };
    this.#putBaseVersion = base.version;
    this.#putConflicts = conflicts;
    return change;
  }

  #putAll(): void {
    this.#putBaseVersion = 0;
    this.#draft.putSoon();
  }

  #readDevice(adopts: boolean): Promise<void> {
    this.#reading = this.#reading.then(async () => {
      const kept = await this.#options.store.loadItem(this.#options.item);
      const living = this.#options.takesOver ? new Set<string>() : await livingTabs();
      if (!this.#isDisposed) await this.#takeIn(kept, { living, adopts });
    });
    return this.#reading;
  }

  /** What other tabs have put. With `adopts`, what closed ones have left becomes this one's. */
  async #takeIn({ base, pending, notes }: KeptItem, { living, adopts }: Tabs): Promise<void> {
    const { store, item, readKept, readBase } = this.#options;
    const [before, ownBefore] = [this.document, JSON.stringify(this.#replica.own)];
    const stored = base && readBase(base);
    if (stored) this.#replica.receive(stored);
    const read = (one: Pending) => readKept(one.pending, this.#replica.base);
    const others = pending.filter(({ tab }) => tab !== store.tab);
    const open = new Map(
      others.filter(({ tab }) => living.has(tab)).map((one) => [one.tab, read(one)]),
    );
    const left = adopts ? others.filter(({ tab }) => !living.has(tab)) : [];
    for (const one of left) this.#replica.adopt(read(one), reasonIn(one.pending));
    this.#replica.hear(open);
    if (adopts) this.#replica.remind(conflictsIn(notes));
    this.#replaceIfNew(before);
    if (!this.#replica.isUnsaved && this.#state.status === 'pending' && !this.#inFlight)
      this.#show({ status: 'saved' });
    if (left.length > 0) await store.update(item, { ...this.#toKeep(), removed: left });
    else if (JSON.stringify(this.#replica.own) !== ownBefore) this.#draft.putSoon();
    this.#tell();
  }

  async #save(byHand: boolean): Promise<void> {
    if (!this.#options.send || this.#inFlight) return this.#inFlight;
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

type Tabs = { living: ReadonlySet<string>; adopts: boolean };
