import { RetryTimer, SaveTimer } from '../../../lib/autosave/save-timers.ts';
import type { DeviceItem } from '../../../lib/device-store/device-item.ts';
import type { FieldConflict } from './resume-copy.ts';
import { type ExchangeOptions, ResumeExchange } from './resume-exchange.ts';
import { type Saved, type SaveState, stateOf } from './sync-state.ts';

export type SyncOptions = ExchangeOptions & {
  onDispose?: () => void;
  restMs?: number;
};

/**
 * Saves a resume while it is edited: what is typed is on this device at once, is sent after a rest,
 * and again later where that failed; what is done in other tabs and on other devices is taken in. A
 * resume that does not exist yet is created by `flush` alone.
 */
export class ResumeSync {
  readonly #options: SyncOptions;
  readonly #exchange: ResumeExchange;
  readonly #listeners = new Set<() => void>();
  readonly #saveTimer: SaveTimer;
  readonly #retryTimer = new RetryTimer();
  readonly #stops: (() => void)[] = [];
  #state: SaveState = { status: 'saved' };
  #isSending = false;
  #isDisposed = false;
  #seenChanges: number;
  /** One thing at a time: sending, catching up, and reading what other tabs have put. */
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
      device.onEmptied(() => void this.#exchange.keeper.keepAll(this.#isNew)),
      device.listen((news) => {
        if (news.kind === 'changed' && news.item === this.item) void this.#readNews(news.base);
      }),
    );
    this.#state = this.#currentState();
    // What an earlier session left behind is sent without waiting for another change.
    if (this.hasUnsaved()) this.#sendSoon();
  }

  get state(): SaveState {
    return this.#state;
  }

  /** Where it lies on the device. */
  get item(): DeviceItem {
    return this.#exchange.item;
  }

  /** Undefined until a new resume was saved for the first time, as what the server has is. */
  get id(): string | undefined {
    return this.#exchange.id;
  }

  /** What the server has. */
  get base(): Saved | undefined {
    const { id, isRemembered, replica } = this.#exchange;
    return id === undefined
      ? undefined
      : { id, version: replica.version, document: replica.base, isRemembered };
  }

  /** The fields that two have changed, until it is chosen what they say. */
  get conflicts(): readonly FieldConflict[] {
    return this.#exchange.conflicts;
  }

  /** Whether the device keeps what is typed, or why not. */
  get storage(): 'kept' | 'full' | 'blocked' {
    return this.#options.device.state.kind;
  }

  /** Whether all that was typed is on the device's disk. */
  get isKept(): boolean {
    return this.#exchange.keeper.isKept && this.storage === 'kept';
  }

  /** Calls back after each change of any of the above; returns how to stop. */
  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Sends at once whatever is unsaved; resolves with how that ended. Never rejects. */
  async flush(): Promise<SaveState> {
    this.#cancelTimers();
    await this.#send({ byHand: true });
    return this.#state;
  }

  /** Tries again what failed. */
  retry(): void {
    if (this.#exchange.failure) void this.#send({ byHand: true });
  }

  /** Takes in what was saved elsewhere. `isQuiet`: while the page is looked at, which shows it. */
  async catchUp({ isQuiet = false } = {}): Promise<void> {
    await this.#enqueue(async () => {
      if (this.#isDisposed) return;
      await this.#exchange.catchUp(isQuiet);
      if (this.hasUnsaved()) this.#sendSoon();
    });
  }

  /** Fields that turned out to say something else on this device than on the server. */
  async tellConflicts(conflicts: readonly FieldConflict[]): Promise<void> {
    if (conflicts.length > 0) await this.#exchange.setConflicts([...this.conflicts, ...conflicts]);
  }

  /** It was chosen what a field says. */
  settleConflict(id: string): void {
    void this.#exchange.setConflicts(this.conflicts.filter((one) => one.id !== id));
  }

  /** Puts what is typed on the device without waiting: the page may be about to go. */
  keep(): Promise<void> {
    return this.#exchange.keeper.keep();
  }

  /** Puts all of it on the device, and what it stands on. */
  storeDocument(): Promise<void> {
    return this.#exchange.keeper.keepAll(true);
  }

  /** Whether something was written that the server does not have. */
  hasUnsaved(): boolean {
    return this.#exchange.replica.unanswered.length > 0;
  }

  /**
   * Whether what is unsaved would be lost if the page went: the device does not have it, and nobody
   * would get it who is out of reach.
   */
  isAtRisk = (): boolean => {
    if (!this.hasUnsaved()) return false;
    void this.keep();
    const isAway = this.#exchange.failure !== undefined || !navigator.onLine;
    return this.storage !== 'kept' || (isAway && !this.#exchange.keeper.isKept);
  };

  /** Forgets what lies on the device of a resume that goes on as another. */
  async deleteStored(): Promise<void> {
    await this.dispose({ keepsRest: false });
    await this.#options.device.removeItem(this.item);
  }

  /**
   * Stops listening, and sends the rest unless that was tried just before. `keepsRest` is false once
   * the person has signed out: then nothing of theirs is kept any more.
   */
  async dispose({ keepsRest = true, savesRest = true } = {}): Promise<void> {
    if (this.#isDisposed) return;
    this.#isDisposed = true;
    for (const stop of this.#stops.splice(0)) stop();
    this.#cancelTimers();
    this.#listeners.clear();
    this.#options.onDispose?.();
    if (!keepsRest) return this.#exchange.keeper.cancel();
    await this.keep();
    if (savesRest && !this.#isNew && this.hasUnsaved()) await this.#send();
  }

  get #isNew(): boolean {
    return this.#exchange.id === undefined;
  }

  #onStore(): void {
    const changes = this.#options.store.ownChanges();
    if (changes !== this.#seenChanges) {
      this.#seenChanges = changes;
      this.#exchange.keeper.keepSoon(this.#isNew);
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

  /** Tries again what may succeed later without a change, and sends what was typed meanwhile. */
  #goOn(): void {
    const { failure } = this.#exchange;
    const mayHelp =
      failure?.kind === 'unreachable' || (failure?.kind === 'refused' && failure.temporary);
    if (!failure) this.#retryTimer.reset();
    if (mayHelp && !this.#isDisposed) this.#retryTimer.start(() => void this.#send());
    if (!failure && this.#currentState().status === 'pending') this.#sendSoon();
    this.#show();
  }

  /** Another tab has put something on the device. */
  async #readNews(hasBase: boolean): Promise<void> {
    await this.#enqueue(async () => {
      if (this.#isDisposed) return;
      await this.#exchange.pullOthers();
      if (hasBase) await this.#exchange.catchUp(true);
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
    // The object stays the same from letter to letter, so that its readers don't render again.
    if (JSON.stringify(next) !== JSON.stringify(this.#state)) this.#state = next;
    for (const listener of this.#listeners) listener();
  }
}
