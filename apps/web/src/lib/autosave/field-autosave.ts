import { isOthersSession } from '../token.ts';
import {
  DeviceDraft,
  followItem,
  mergeStored,
  noteOpened,
  openedLast,
  type StoredItem,
  storedItem,
  TabRecord,
} from './device-draft.ts';
import type { FieldChanges } from './field-changes.ts';
import { type FieldBase, FieldReplica, type ReplaceReason } from './field-replica.ts';
import { type FieldAutosaveOptions, type FieldState, guardedCalls } from './field-saving.ts';
import { FieldSender } from './field-sender.ts';

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
  readonly #calls: ReturnType<typeof guardedCalls<T>>;
  readonly #sender: FieldSender<T>;
  #stops: (() => void)[] = [];
  #reading: Promise<void> = Promise.resolve();
  #isDisposed = false;
  #isGivenUp = false;

  constructor(options: FieldAutosaveOptions<T>) {
    this.#options = options;
    this.#replica = new FieldReplica(options.base);
    this.#record = new TabRecord(this.#replica, options.store.tab);
    this.#draft = new DeviceDraft(
      options,
      () => this.#record.take(),
      () => this.#notify(),
    );
    this.#calls = guardedCalls(options);
    this.#sender = new FieldSender({
      replica: this.#replica,
      send: this.#calls.send,
      restMs: options.restMs,
      receive: (theirs, version) => this.receiveNow(theirs, version),
      store: () => this.#storeAnew(),
      onState: () => this.#notify(),
    });
  }

  get state(): FieldState {
    return this.#sender.state;
  }

  /**
   * The document was deleted elsewhere, and exists only here until its owner decides what to do.
   */
  get isDeleted(): boolean {
    return this.#sender.isDeleted;
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

  /** Reads this device's drafts, and sends unsaved changes. */
  async open(): Promise<void> {
    this.#isDisposed = false;
    noteOpened(this.#options, this);
    this.#sender.start();
    this.#stops = followItem(this.#options, this.#record, {
      onChanged: (isRestored) => void this.#readDevice(isRestored).then(() => this.#sendRest()),
      onEmptied: () => this.#draft.putSoon(),
      onStorage: () => this.#notify(),
    });
    const reading = this.#readDevice(true, { takesOwn: true });
    this.#draft.waitFor(reading);
    await reading;
    await this.#draft.putAnew();
    if (this.#replica.isUnsaved) this.#schedule();
  }

  /** With a `reason`, the version that this save replaces is added to the history. */
  change(next: T, reason?: ReplaceReason): void {
    if (this.#isDisposed) return void this.#changeLate(next, reason);
    this.#replica.change(next, reason);
    this.#schedule();
  }

  /** Resolves a conflict with one of its texts. */
  resolve(field: string, value: unknown): void {
    this.#replacing(() => {
      this.#replica.resolve(field, value);
      this.#schedule();
    });
  }

  /** Sends all unsaved changes at once, and resolves with the result. Never rejects. */
  async flush(): Promise<FieldState> {
    await this.#sender.rest();
    await this.#draft.put();
    await this.#sender.sendNow();
    return this.state;
  }

  /** To be called when the page becomes visible, or the browser is online again. */
  async catchUp(): Promise<void> {
    await this.#readDevice(true);
    const { version } = this.base;
    let theirs = await this.#calls.load();
    // Another tab may have saved while the request was pending.
    if (Object(theirs).version < version) theirs = await this.#calls.load();
    if (theirs === 'deleted') this.#sender.noteDeleted(version);
    else if (theirs && !this.#isDisposed) await this.receiveNow(theirs, version);
    this.#sendRest();
  }

  /**
   * Creates a new document with the displayed content in place of the deleted one, and saves it at
   * once.
   */
  startAnew(blank: T): Promise<FieldState> {
    this.#replica.startAnew({ version: 0, document: blank });
    this.#record.remove();
    this.#schedule();
    return this.flush();
  }

  /** Takes the server's document from another request's answer. */
  async receive(theirs: FieldBase<T>): Promise<void> {
    const isNews = theirs.version > this.#replica.base.version;
    this.#replacing(() => this.#replica.receive(theirs));
    if (isNews) await this.#storeAnew();
  }

  /**
   * Like `receive`, for the server's complete state. A version older than a known one means that
   * the server was restored from a backup: the changes that it lost are saved again.
   */
  async receiveNow(theirs: FieldBase<T>, version: number): Promise<void> {
    if (theirs.version >= version) return this.receive(theirs);
    this.#replacing(() => this.#replica.startAnew(theirs));
    this.#sender.showRead();
    await this.#storeAnew();
  }

  /** Like `receive`, for a document that can change without a new version. */
  async refresh(theirs: FieldBase<T>): Promise<void> {
    this.#replacing(() => this.#replica.refresh(theirs));
    this.#notify();
    await this.#draft.putAnew();
  }

  /** Whether the document differs from the server's. */
  get isChanged(): boolean {
    return this.#replica.isChanged;
  }

  /**
   * To be called before a form sends changes on its own; the returned function must be called if
   * they are refused.
   */
  noteSent(changes: FieldChanges): () => unknown {
    const isNew = this.#replica.noteSent(changes);
    // An equal request may have succeeded before although its response was lost; a stale version
    // reveals that.
    return () => isNew && this.#replica.noteRefused(changes);
  }

  /** Changes that a form has sent by itself. */
  async markSaved(changes: FieldChanges, base: FieldBase<T>): Promise<void> {
    this.#replacing(() => this.#replica.markSaved(changes, base));
    this.#sender.show({ status: this.#replica.isUnsaved ? 'pending' : 'saved' });
    await this.#storeAnew();
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
    this.#draft.putAtOnce();
  }

  /** Whether closing the page would lose unsaved changes. */
  isAtRisk = (): boolean => {
    this.keep();
    return this.#replica.isUnsaved && ['full', 'blocked'].includes(this.kept);
  };

  /** Discards unsaved changes. */
  async discard(): Promise<void> {
    const before = this.document;
    this.#replica.discard();
    this.#sender.show({ status: 'saved' });
    this.#replaceIfNew(before);
    await this.#draft.putAnew();
  }

  /** Sends unsaved changes, and stops. */
  dispose({ savesRest = true } = {}): void {
    this.#draft.stop();
    this.#sender.cancel();
    for (const stop of this.#stops.splice(0)) stop();
    if (savesRest && this.#replica.isUnsaved) void this.flush();
    this.#isDisposed = true;
    this.#isGivenUp = !savesRest;
    this.#sender.stop();
  }

  /**
   * A change that arrives after the page was left, such as a paid answer, goes into the draft that
   * is open now; without one it is stored and sent from here.
   */
  async #changeLate(next: T, reason: ReplaceReason | undefined): Promise<void> {
    const { document } = this;
    if (this.#isGivenUp || isOthersSession(this.#options.store.userId)) return;
    const isNew = ([field, value]: [string, unknown]) => value !== document[field as keyof T];
    const changed = Object.fromEntries(Object.entries(next).filter(isNew));
    const opens = this.#lastOpened === this || this.#lastOpened.#isGivenUp;
    if (opens) await this.open();
    const draft = this.#lastOpened;
    draft.change({ ...draft.document, ...changed }, reason);
    if (!opens) return;
    if (draft === this) await this.flush();
    // If the document was deleted, no page is open on which its owner could decide about the
    // change.
    if (this.isDeleted) await this.discard();
    this.dispose({ savesRest: draft === this });
  }

  #notify(): void {
    for (const listener of this.#listeners) listener();
  }

  /** Runs a step and notifies the views if it has replaced the document. */
  #replacing(step: () => void): void {
    const before = this.document;
    step();
    this.#replaceIfNew(before);
  }

  #replaceIfNew(before: T): void {
    if (this.document === before) return;
    this.#options.onReplace?.(this.document);
    this.#notify();
  }

  /** The instance for this document that this tab opened last. */
  get #lastOpened(): FieldAutosave<T> {
    return (openedLast(this.#options) ?? this) as this;
  }

  /**
   * If the document is open again in this tab, the draft on this device belongs to that instance.
   */
  async #storeAnew(): Promise<void> {
    if (this.#lastOpened === this) await this.#draft.putAnew();
  }

  /**
   * Sends without storing: two tabs that also stored unchanged drafts would wake each other
   * forever.
   */
  #sendRest(): void {
    if (!this.#isDisposed && this.#replica.isUnsaved && this.state.status !== 'failed')
      this.#sender.schedule();
  }

  #schedule(): void {
    this.#draft.putSoon();
    this.#sender.schedule();
  }

  #readDevice(adopts: boolean, from = { takesOwn: false }): Promise<void> {
    this.#reading = this.#reading.then(async () => {
      const stored = await storedItem({ ...this.#options, ...from });
      if (!this.#isDisposed) await this.#takeIn(stored, adopts);
    });
    return this.#reading;
  }

  /** Merges other tabs' drafts. With `adopts`, those of closed tabs become this tab's. */
  async #takeIn(stored: StoredItem, adopts: boolean): Promise<void> {
    const { store, item } = this.#options;
    const [before, ownBefore] = [this.document, JSON.stringify(this.#replica.own)];
    mergeStored(this.#replica, this.#options, { ...stored, adopts });
    const isMissing = this.#record.isMissingIn(stored.notes);
    this.#sender.showRead();
    this.#replaceIfNew(before);
    if (adopts && stored.left.length > 0)
      await store.update(item, { ...this.#record.take(), removed: stored.left });
    else if (isMissing || JSON.stringify(this.#replica.own) !== ownBefore) this.#draft.putSoon();
    this.#notify();
  }
}
