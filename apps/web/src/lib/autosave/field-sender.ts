import type { FieldReplica } from './field-replica.ts';
import { type FieldState, type Sending, sendFields } from './field-saving.ts';
import { RetryTimer, SaveTimer } from './save-timers.ts';

type Parts<T extends object> = {
  replica: FieldReplica<T>;
  send: Sending<T>['send'] | undefined;
  restMs: number | undefined;
  receive: Sending<T>['receive'];
  /** Stores on this device what remains unsaved after sending. */
  store: () => Promise<void>;
  /** Called when the state may have changed. */
  onState: () => void;
};

/**
 * Sends a replica's changes, one request at a time: after a pause in typing, or at once on request,
 * and again while the server can't be reached. Changes to a deleted document are not sent.
 */
export class FieldSender<T extends object> {
  readonly #parts: Parts<T>;
  readonly #replica: FieldReplica<T>;
  readonly #saveTimer: SaveTimer;
  readonly #retryTimer = new RetryTimer();
  #state: FieldState = { status: 'saved' };
  /** The version that the server had when the document was found deleted. */
  #deletedVersion: number | undefined;
  #inFlight: Promise<void> | undefined;
  #isStopped = false;

  constructor(parts: Parts<T>) {
    this.#parts = parts;
    this.#replica = parts.replica;
    this.#saveTimer = new SaveTimer(parts.restMs);
  }

  get state(): FieldState {
    return this.isDeleted ? deleted : this.#state;
  }

  /**
   * The document was deleted elsewhere, and exists only here until its owner decides what to do.
   */
  get isDeleted(): boolean {
    return this.#deletedVersion === this.#replica.base.version;
  }

  /**
   * Ignored unless the server had that version: a document that was never stored was not deleted.
   */
  noteDeleted(version: number): void {
    if (version === 0) return;
    this.#deletedVersion = version;
    this.#saveTimer.cancel();
    this.show({ status: 'saved' });
  }

  /** Keeps the object identity while nothing changes, so that subscribers don't render again. */
  show(state: FieldState): void {
    if (state.status === 'deleted') this.noteDeleted(this.#replica.base.version);
    else if (state.status === 'failed' || state.status !== this.#state.status) this.#state = state;
    this.#parts.onState();
  }

  /**
   * Updates the status after reading this device's drafts: they may be unsaved, or another tab may
   * have saved what waited here.
   */
  showRead(): void {
    const { isUnsaved } = this.#replica;
    const [was, is] = isUnsaved ? (['saved', 'pending'] as const) : (['pending', 'saved'] as const);
    if (this.#state.status === was && !this.#inFlight) this.show({ status: is });
  }

  /** To be called after a change: sends unsaved changes after a pause. */
  schedule(): void {
    const isIdle = !this.#replica.isUnsaved && !this.#inFlight;
    const isOffline = this.#state.status === 'offline';
    const isWaiting = this.isDeleted || this.#inFlight !== undefined || isOffline;
    if (isIdle) this.#saveTimer.cancel();
    this.show(isIdle ? { status: 'saved' } : isWaiting ? this.#state : { status: 'pending' });
    if (this.#parts.send && !isIdle && !isWaiting)
      this.#saveTimer.start(() => void this.#save(false));
  }

  /** Resolves once no request is under way. */
  async rest(): Promise<void> {
    while (this.#inFlight) await this.#inFlight;
  }

  /** Sends unsaved changes without a pause. */
  async sendNow(): Promise<void> {
    await this.#save(true);
    await this.rest();
  }

  start(): void {
    this.#isStopped = false;
  }

  /** Cancels scheduled requests; one in progress continues. */
  cancel(): void {
    this.#saveTimer.cancel();
    this.#retryTimer.cancel();
  }

  stop(): void {
    this.#isStopped = true;
  }

  async #save(byHand: boolean): Promise<void> {
    if (!this.#parts.send || this.#inFlight || this.isDeleted) return this.#inFlight;
    this.#saveTimer.reset();
    this.#retryTimer.cancel();
    if (!this.#replica.isUnsaved) return this.show({ status: 'saved' });
    if (byHand || !isTriedAgain(this.#state)) this.show({ status: 'saving' });
    this.#inFlight = this.#send(this.#parts.send);
    await this.#inFlight;
  }

  async #send(send: NonNullable<Parts<T>['send']>): Promise<void> {
    const { receive, store } = this.#parts;
    const failure = await sendFields({ replica: this.#replica, send, receive });
    await store();
    this.#inFlight = undefined;
    if (failure) this.show(failure);
    else this.#retryTimer.reset();
    if (this.#isStopped) return;
    if (failure && isTriedAgain(failure)) this.#retryTimer.start(() => void this.#save(false));
    else if (!failure && this.#replica.isUnsaved) this.schedule();
    else if (!failure) this.show({ status: 'saved' });
  }
}

/** Whether to retry: the server can't be reached, or has failed. */
const isTriedAgain = (state: FieldState): boolean =>
  state.status === 'offline' || (state.status === 'failed' && state.isTemporary === true);

const deleted = { status: 'deleted' } as const;
