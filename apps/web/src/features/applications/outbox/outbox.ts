import { type DeviceStore, openDeviceStore } from '../../../lib/device-store/device-store.ts';
import { randomId } from '../../../lib/device-store/tab.ts';
import { withTabLock } from '../../../lib/device-store/tab-locks.ts';
import { describeError } from '../../../lib/error-copy.ts';
import { isOthersSession } from '../../../lib/token.ts';
import type { Follower, OnGone, Outcome, Sent } from './outcome.ts';
import { mayReach, outcomeOf } from './outcome.ts';
import {
  isSameQueue,
  isSetAside,
  type NewChange,
  QueuedChange,
  type RefusedChange,
  withFault,
  withoutFaults,
} from './queued-change.ts';
import { RefusedChanges, setAsideWords } from './refused-changes.ts';
import { sendChange } from './send-change.ts';
import { additionOf, deletedUnsent, heldPart, nextToSend } from './unsent-applications.ts';

const item = 'applications';
const undoneWithinMs = 24 * 60 * 60 * 1_000;

/**
 * The queue of changes of applications that the server has not answered. A change is stored on the
 * device before it is sent, and stays until it is answered. Changes are sent in order, by one tab
 * at a time, whichever that is.
 */
export class Outbox {
  readonly #store: DeviceStore;
  readonly #send: typeof sendChange;
  readonly #listeners = new Set<() => void>();
  readonly #followers = new Set<Follower>();
  readonly #onGone = new Set<OnGone>();
  #queued: readonly QueuedChange[] = [];
  #turn: Promise<void> = Promise.resolve();
  #nextSending: Promise<void> | undefined;
  /** Changes whose callers of `make` wait for the outcome. */
  readonly #awaited = new Map<string, Outcome | undefined>();
  /** Changes that are not on the disk: being written, or without room. */
  readonly #fresh = new Map<string, QueuedChange>();
  /** The ids of changes that this tab is removing. */
  readonly #answered = new Set<string>();
  readonly #refused: RefusedChanges;
  #hasRefused = false;

  constructor(store: DeviceStore, send = sendChange) {
    this.#store = store;
    this.#send = send;
    this.#refused = new RefusedChanges(store);
    store.listen((news) => {
      if (news.kind === 'changed' && news.item === item) void this.#read();
    });
    void this.#alone(() => this.#dropDeleted());
  }

  /**
   * The queue, oldest first; the list is replaced only if a change is added, removed or attempted.
   */
  get queued(): readonly QueuedChange[] {
    return this.#queued;
  }

  /** Whether there are refusals to announce. */
  get hasRefused(): boolean {
    return this.#hasRefused;
  }

  /** Whether some changes are only in this tab, without storage or room on the device. */
  get isAtRisk(): boolean {
    return this.#fresh.size > 0 && this.#store.state.kind !== 'kept';
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  follow(follower: Follower): () => void {
    this.#followers.add(follower);
    return () => this.#followers.delete(follower);
  }

  followOthers(onGone: OnGone): () => void {
    this.#onGone.add(onGone);
    return () => this.#onGone.delete(onGone);
  }

  /**
   * Makes a change: shows it at once, stores it on the device, then sends it. Rejects if it is
   * refused.
   *
   * @param onKept called when it is on the device, before it is sent.
   */
  async make(change: NewChange, onKept?: () => unknown): Promise<Sent & { id: string }> {
    const id = randomId();
    // With a connection it is sent at once, so a single write stores both.
    const made = { ...change, id, at: Date.now(), isAttempted: mayReach() } as QueuedChange;
    this.#awaited.set(id, undefined);
    this.#fresh.set(id, made);
    this.#show([...this.#queued, made]);
    const { kind } = await this.#store.putOperations(item, [made]);
    if (kind === 'kept') {
      this.#fresh.delete(id);
      await onKept?.();
    }
    await this.send();
    const outcome = this.#awaited.get(id);
    this.#awaited.delete(id);
    if (outcome?.kind === 'refused') throw outcome.error;
    if (outcome?.kind === 'sent') return { ...outcome, id };
    // Another tab may have sent it meanwhile.
    const isWaiting = this.#queued.some((one) => one.id === id);
    return isWaiting ? { kind: 'waiting', id } : { kind: 'sent', changed: [], id };
  }

  /**
   * Removes a queued change. Returns whether that undid it: the server may have one that was
   * attempted, so that its reverse must be sent as well.
   */
  async cancel(id: string): Promise<boolean> {
    let waiting: QueuedChange | undefined;
    await this.#alone(async () => {
      await this.#read();
      waiting = this.#queued.find((one) => one.id === id);
      if (waiting) await this.#remove(id);
    });
    return waiting?.isAttempted === false;
  }

  /**
   * Returns refusals to announce, of changes whose callers no longer wait; each is returned once.
   */
  async takeRefused(): Promise<RefusedChange[]> {
    let taken: RefusedChange[] = [];
    await this.#alone(async () => {
      taken = await this.#refused.take();
      this.#hasRefused = false;
    });
    return taken;
  }

  /** Retries a refused new application, with its later changes. */
  async tryAgain(applicationId: string): Promise<void> {
    await this.#alone(async () => {
      await this.#read();
      const add = additionOf(this.#queued, applicationId);
      if (!add) return;
      const { refusal: _, ...again } = add;
      await this.#put(again);
    });
    await this.send();
  }

  /** Discards an application that the server doesn't have, with its changes. */
  async discard(applicationId: string): Promise<void> {
    await this.#alone(() => this.#drop(applicationId));
  }

  async #drop(applicationId: string): Promise<void> {
    await this.#read();
    for (const { id, ids } of this.#queued)
      if (ids.every((one) => one === applicationId)) await this.#remove(id);
    await this.#store.removeItem(`application/${applicationId}`);
  }

  /**
   * Discards refused applications that were deleted, after the time in which another tab may undo
   * that.
   */
  async #dropDeleted(): Promise<void> {
    await this.#read();
    for (const id of deletedUnsent(this.#queued, Date.now() - undoneWithinMs)) await this.#drop(id);
  }

  /**
   * Sends the queued changes, oldest first, until the server can't be reached. Calls share a run
   * that has not begun, since it includes new changes: otherwise runs would queue up behind an
   * unanswered request.
   */
  send(): Promise<void> {
    if (this.#nextSending) return this.#nextSending;
    const begin = () => {
      if (this.#nextSending === sending) this.#nextSending = undefined;
    };
    const sending = this.#alone(async () => {
      begin();
      await this.#sendAll();
    }).finally(begin);
    this.#nextSending = sending;
    return sending;
  }

  async #sendAll(): Promise<void> {
    await this.#read();
    for (let next = nextToSend(this.#queued); next; next = nextToSend(this.#queued)) {
      const attempted = await this.#noteAttempt(next);
      const outcome = await outcomeOf(() => this.#send(attempted), this.#store.userId);
      if (outcome.kind === 'waiting') return;
      if (outcome.kind !== 'failed') await this.#settle(attempted, outcome);
      else if (!(await this.#noteFault(attempted))) return;
    }
  }

  async #noteAttempt(change: QueuedChange): Promise<QueuedChange> {
    if (change.isAttempted || !mayReach()) return change;
    const attempted = { ...change, isAttempted: true };
    await this.#put(attempted);
    return attempted;
  }

  /**
   * Returns whether the change is set aside, so that others can be sent first. The first time, this
   * is announced.
   */
  async #noteFault(change: QueuedChange): Promise<boolean> {
    const failed = withFault(change, Date.now());
    await this.#put(failed);
    if (isSetAside(failed) && !isSetAside(change)) {
      await this.#refused.add({ change: failed, why: setAsideWords() });
      this.#show(this.#queued, true);
    }
    return isSetAside(failed);
  }

  /** Replaces the change with the same id. */
  async #put(change: QueuedChange): Promise<void> {
    if (this.#fresh.has(change.id)) this.#fresh.set(change.id, change);
    await this.#store.putOperations(item, [change]);
    this.#show(this.#queued.map((one) => (one.id === change.id ? change : one)));
  }

  async #settle(change: QueuedChange, outcome: Outcome): Promise<void> {
    const { id } = change;
    const isAwaited = this.#awaited.has(id);
    if (isAwaited) this.#awaited.set(id, outcome);
    // Lists are updated before the change leaves the queue, so that they never show the old state;
    // but not if another tab has logged in another account meanwhile.
    if (!isOthersSession(this.#store.userId))
      for (const follower of this.#followers) follower(change, outcome, isAwaited);
    const rest = heldPart(change, this.#queued);
    // The server has applied the other part, so an undo must be sent.
    if (rest) return this.#put({ ...rest, isAttempted: true });
    if (outcome.kind !== 'refused' || isAwaited) return this.#remove(id);
    const why = describeError(outcome.error);
    if (change.kind === 'add') await this.#put({ ...change, refusal: why });
    else {
      // It leaves the queue, so it is not set aside any more.
      await this.#refused.add({ change: withoutFaults(change), why });
      this.#hasRefused = true;
      await this.#remove(id);
    }
  }

  /**
   * Runs work exclusively: sequentially within this tab, and with a lock across tabs, which
   * browsers lack over plain HTTP.
   */
  #alone(work: () => Promise<void>): Promise<void> {
    const name = `folio-send/${this.#store.userId}/${item}`;
    const turn = this.#turn.then(() => withTabLock(name, work));
    this.#turn = turn.catch(() => undefined);
    return turn;
  }

  /** Reads the queue: stored changes, and those that are only in this tab. */
  async #read(): Promise<void> {
    const { operations, notes } = await this.#store.loadItem(item);
    const kept = operations.flatMap((one) => QueuedChange.safeParse(one).data ?? []);
    // If the store can't be read, the changes known to this tab stay queued.
    const isUnread = this.#store.state.kind === 'blocked';
    const here = isUnread ? this.#queued.filter(({ id }) => !this.#answered.has(id)) : [];
    for (const one of here) if (!kept.some(({ id }) => id === one.id)) kept.push(one);
    const known = new Set(kept.map(({ id }) => id));
    const queued = [...kept, ...[...this.#fresh.values()].filter(({ id }) => !known.has(id))];
    const gone = this.#queued.filter(
      ({ id }) => !known.has(id) && !this.#answered.has(id) && !this.#fresh.has(id),
    );
    if (gone.length > 0) for (const listener of this.#onGone) listener(gone);
    this.#show(queued, this.#refused.areIn(notes));
  }

  async #remove(id: string): Promise<void> {
    this.#fresh.delete(id);
    this.#answered.add(id);
    await this.#store.update(item, { answered: [id] });
    this.#show(this.#queued.filter((one) => one.id !== id));
    this.#answered.delete(id);
  }

  #show(queued: readonly QueuedChange[], hasRefused = this.#hasRefused): void {
    const isSame = isSameQueue(queued, this.#queued);
    if (isSame && hasRefused === this.#hasRefused) return;
    this.#hasRefused = hasRefused;
    if (!isSame) this.#queued = queued;
    for (const listener of this.#listeners) listener();
  }
}

const open = new WeakMap<DeviceStore, Outbox>();

/** The outbox of an account in this tab, until it signs out. */
export function openOutbox(userId: string): Outbox {
  const store = openDeviceStore(userId);
  const outbox = open.get(store) ?? new Outbox(store);
  open.set(store, outbox);
  return outbox;
}
