import { RetryTimer, SaveTimer } from '../../../lib/autosave/save-timers.ts';
import type { DeviceItem } from '../../../lib/device-store/device-item.ts';
import type { ExchangeOptions } from './exchange-options.ts';
import type { FieldConflict } from './resume-copy.ts';
import { ResumeExchange } from './resume-exchange.ts';
import type { Outcome } from './resume-server.ts';
import { type Saved, type SaveState, stateOf } from './sync-state.ts';

export type SyncOptions = ExchangeOptions & {
  onDispose?: () => void;
  restMs?: number;
};

/**
 * Saves a resume while it is edited: changes are stored on this device at once, sent after a pause,
 * and retried after failures; changes of other tabs and devices are merged. A new resume is created
 * by `flush` only.
 */
export class ResumeSync {
  readonly #options: SyncOptions;
  readonly #exchange: ResumeExchange;
  readonly #listeners = new Set<() => void>();
  readonly #saveTimer: SaveTimer;
  readonly #retryTimer = new RetryTimer();
  readonly #catchUpTimer = new RetryTimer();
  readonly #stops: (() => void)[] = [];
  #state: SaveState = { status: 'saved' };
  #isSending = false;
  #isDisposed = false;
  #seenChanges: number;
  /** Sending, catching up and reading other tabs' operations run one after another. */
  #queue: Promise<unknown> = Promise.resolve();

  constructor(options: SyncOptions) {
    this.#options = options;
    const { store, device } = options;
    this.#seenChanges = store.ownChanges();
    this.#saveTimer = new SaveTimer(options.restMs);
    this.#exchange = new ResumeExchange(options, () => this.#show());
    this.#stops.push(
      store.subscribe(() => this.#onStore()),
      device.subscribe(() => this.#show()),
      device.onEmptied(() => void this.#exchange.keeper.keepAll(true)),
      device.listen((news) => {
        if (news.kind === 'changed' && news.item === this.item) void this.#readNews(news.base);
      }),
    );
    this.#state = this.#currentState();
    // Unsent changes of an earlier session are sent without waiting for a change.
    if (this.hasUnsaved()) this.#sendSoon();
  }

  get state(): SaveState {
    return this.#state;
  }

  /** Its key on the device. */
  get item(): DeviceItem {
    return this.#exchange.item;
  }

  /** Undefined until a new resume is saved for the first time, as is `base`. */
  get id(): string | undefined {
    return this.#exchange.id;
  }

  /** The last known server version. */
  get base(): Saved | undefined {
    const { id, isRemembered, replica } = this.#exchange;
    return id === undefined
      ? undefined
      : { id, version: replica.version, document: replica.base, isRemembered };
  }

  /** Conflicting fields, until one value is chosen. */
  get conflicts(): readonly FieldConflict[] {
    return this.#exchange.conflicts;
  }

  /** Whether the device stores typed text, or why not. */
  get storage(): 'kept' | 'full' | 'blocked' {
    return this.#options.device.state.kind;
  }

  /** Whether everything typed is on the device's disk. */
  get isKept(): boolean {
    return this.#exchange.keeper.isKept && this.storage === 'kept';
  }

  /** Calls back after changes of any of the above; returns a function that unsubscribes. */
  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Sends unsaved changes at once; resolves to the resulting state. Never rejects. */
  async flush(): Promise<SaveState> {
    this.#cancelTimers();
    await this.#send({ byHand: true });
    return this.#state;
  }

  /** Retries a failed save. */
  retry(): void {
    if (this.#exchange.failure) void this.#send({ byHand: true });
  }

  /** Merges what was saved elsewhere. `isQuiet`: no notification, as the page is visible. */
  async catchUp({ isQuiet = false } = {}): Promise<void> {
    await this.#enqueue(async () => {
      if (this.#isDisposed) return;
      const isCaughtUp = await this.#exchange.catchUp(isQuiet);
      // Retried, since without own changes no save would fetch the news.
      if (isCaughtUp) this.#catchUpTimer.reset();
      else if (!this.#isDisposed) this.#catchUpTimer.start(() => void this.catchUp({ isQuiet }));
      if (this.hasUnsaved()) this.#sendSoon();
    });
  }

  /** Adds conflicts between this device and the server. */
  async addConflicts(conflicts: readonly FieldConflict[]): Promise<void> {
    if (conflicts.length > 0) await this.#exchange.setConflicts([...this.conflicts, ...conflicts]);
  }

  /** Removes a resolved conflict. */
  settleConflict(id: string): void {
    void this.#exchange.setConflicts(this.conflicts.filter((one) => one.id !== id));
  }

  /** Whether its page was left. */
  get isDisposed(): boolean {
    return this.#isDisposed;
  }

  /** Stores typed text without delay, since the page may be about to close. */
  keep(): Promise<void> {
    return this.#exchange.keeper.keep();
  }

  /** Stores the whole document with its base. */
  storeDocument(): Promise<void> {
    return this.#exchange.keeper.keepAll(true);
  }

  /** Whether there are changes that the server doesn't have. */
  hasUnsaved(): boolean {
    return this.#exchange.replica.unanswered.length > 0;
  }

  /**
   * Whether closing the page would lose changes: the device hasn't stored them, and they can't be
   * sent.
   */
  isAtRisk = (): boolean => {
    if (!this.hasUnsaved()) return false;
    void this.keep();
    const isAway = this.#exchange.failure !== undefined || !navigator.onLine;
    return this.storage !== 'kept' || (isAway && !this.#exchange.keeper.isKept);
  };

  /**
   * Continues as a new resume if this one was deleted elsewhere, including text typed meanwhile.
   * Resolves to the server's answer, or undefined if it was not deleted.
   */
  async saveAsNew(): Promise<Outcome<unknown> | undefined> {
    // The outcome if the attempt itself throws.
    let outcome: Outcome<unknown> | undefined = { kind: 'unreachable' };
    await this.#enqueue(async () => {
      outcome = await this.#exchange.createAgain();
      this.#goOn();
    });
    return outcome;
  }

  /**
   * Stops, and sends the rest unless that has just failed. With `keepsRest` false (after signing
   * out) nothing is stored.
   */
  async dispose({ keepsRest = true, savesRest = true } = {}): Promise<void> {
    if (this.#isDisposed) return;
    this.#isDisposed = true;
    for (const stop of this.#stops.splice(0)) stop();
    this.#cancelTimers();
    this.#catchUpTimer.cancel();
    this.#listeners.clear();
    this.#options.onDispose?.();
    if (!keepsRest) return this.#exchange.keeper.cancel();
    await this.keep();
    if (this.hasUnsaved()) await this.#exchange.keepDeleted();
    if (savesRest && !this.#isNew && this.hasUnsaved()) await this.#send();
  }

  get #isNew(): boolean {
    return this.#exchange.id === undefined;
  }

  #onStore(): void {
    const changes = this.#options.store.ownChanges();
    if (changes !== this.#seenChanges) {
      this.#seenChanges = changes;
      // For a deleted resume, another tab may have removed the base that is needed to open it
      // again.
      const isDeleted = this.#exchange.failure?.kind === 'deleted';
      this.#exchange.keeper.keepSoon(this.#isNew, { again: isDeleted });
      this.#sendSoon();
    }
    this.#show();
  }

  #sendSoon(): void {
    const mayWait = !this.#isNew && this.#exchange.failure?.kind !== 'deleted';
    if (mayWait && !this.#isDisposed) this.#saveTimer.start(() => void this.#send());
  }

  #enqueue(work: () => Promise<void>): Promise<void> {
    this.#queue = this.#queue
      .then(work)
      .catch((error: unknown) => console.error('Saving failed', error));
    return this.#queue as Promise<void>;
  }

  async #send({ byHand = false } = {}): Promise<void> {
    this.#saveTimer.reset();
    await this.#enqueue(async () => {
      const { failure, id } = this.#exchange;
      if (!byHand && (failure?.kind === 'deleted' || id === undefined)) return;
      this.#isSending = (byHand || !failure) && (this.hasUnsaved() || this.#isNew);
      this.#show();
      try {
        await (id === undefined ? this.#exchange.create() : this.#exchange.send(id));
      } finally {
        this.#isSending = false;
        this.#goOn();
      }
    });
  }

  /** Schedules a retry if that may succeed, and sends text typed meanwhile. */
  #goOn(): void {
    const { failure } = this.#exchange;
    const mayHelp =
      failure?.kind === 'unreachable' || (failure?.kind === 'refused' && failure.temporary);
    if (!failure) this.#retryTimer.reset();
    if (mayHelp && !this.#isDisposed) this.#retryTimer.start(() => void this.#send());
    if (!failure && this.#currentState().status === 'pending') this.#sendSoon();
    this.#show();
  }

  /** Another tab has stored something. */
  async #readNews(hasBase: boolean): Promise<void> {
    await this.#enqueue(async () => {
      if (this.#isDisposed) return;
      await this.#exchange.pullOthers();
      if (hasBase) await this.#exchange.catchUp(true);
      // Operations that restore what a restored server has lost must not wait for further typing.
      if (hasBase && this.#exchange.hasOwn) this.#sendSoon();
      this.#show();
    });
  }

  #cancelTimers(): void {
    this.#saveTimer.cancel();
    this.#retryTimer.cancel();
  }

  #currentState(): SaveState {
    const { replica, failure, keeper } = this.#exchange;
    return stateOf({
      replica,
      failure,
      isNew: this.#isNew,
      isSending: this.#isSending,
      document: this.#options.store.getDocument(),
      isKept: keeper.isKept && this.storage === 'kept',
    });
  }

  #show(): void {
    const next = this.#currentState();
    // Keeps the object's identity while nothing changes, so that subscribers don't rerender.
    if (JSON.stringify(next) !== JSON.stringify(this.#state)) this.#state = next;
    for (const listener of this.#listeners) listener();
  }
}
