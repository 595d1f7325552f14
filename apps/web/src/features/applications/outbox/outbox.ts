import type { ApplicationSummary } from '@folio/contract/applications';
import { errorStatus } from '@folio/contract/errors';
import { isApiError, isSessionLost } from '../../../lib/api-client.ts';
import { type DeviceStore, openDeviceStore } from '../../../lib/device-store/device-store.ts';
import { randomId } from '../../../lib/device-store/tab.ts';
import { withTabLock } from '../../../lib/device-store/tab-locks.ts';
import { describeError } from '../../../lib/error-copy.ts';
import { type NewChange, QueuedChange, type RefusedChange, RefusedNotes } from './queued-change.ts';
import { sendChange } from './send-change.ts';

/** How a change ended: the server has it, or it waits on this device until it can be reached. */
type Sent = { kind: 'sent'; changed: ApplicationSummary[] } | { kind: 'waiting' };

type Outcome = Sent | { kind: 'refused'; error: unknown };
/** Told of each change that was answered; `isAwaited`: whoever made it is told by themselves. */
type Follower = (change: QueuedChange, outcome: Outcome, isAwaited: boolean) => void;
/** Told of changes that another tab has sent, or taken back. */
type OnGone = (changes: readonly QueuedChange[]) => void;

const item = 'applications';

/**
 * Changes of applications that the server has not answered, as resumes have their operations: they are
 * on the device before they are sent, in the order in which they were made, and stay there until they
 * are answered. Whichever tab comes next may send them; one at a time does.
 */
export class Outbox {
  readonly #store: DeviceStore;
  readonly #send: typeof sendChange;
  readonly #listeners = new Set<() => void>();
  readonly #followers = new Set<Follower>();
  readonly #onGone = new Set<OnGone>();
  #queued: readonly QueuedChange[] = [];
  #turn: Promise<void> = Promise.resolve();
  /** Those that somebody waits for. */
  readonly #awaited = new Map<string, Outcome | undefined>();
  /** Not on the disk: on their way, or without room there. */
  readonly #fresh = new Map<string, QueuedChange>();
  /** Those that this tab is about to remove. */
  readonly #answered = new Set<string>();
  /** Refused ones that nobody was told of, and that the device had no room for. */
  readonly #refused: RefusedChange[] = [];
  #hasRefused = false;

  constructor(store: DeviceStore, send = sendChange) {
    this.#store = store;
    this.#send = send;
    store.listen((news) => {
      if (news.kind === 'changed' && news.item === item) void this.#read();
    });
    void this.#read();
  }

  /** The changes that wait, the oldest first; the same list until one comes or goes, or is attempted. */
  get queued(): readonly QueuedChange[] {
    return this.#queued;
  }

  /** Whether some were refused of which nobody was told. */
  get hasRefused(): boolean {
    return this.#hasRefused;
  }

  /** Whether some of what waits is in this tab alone: there is no room on the device, or no storage. */
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

  /** Makes a change: shown at once, kept on the device, then sent. Rejects where it is refused. */
  async make(change: NewChange): Promise<Sent & { id: string }> {
    const id = randomId();
    // With a connection it is attempted at once: one put on the device says both.
    const made = { ...change, id, at: Date.now(), isAttempted: mayReach() } as QueuedChange;
    this.#awaited.set(id, undefined);
    this.#fresh.set(id, made);
    this.#show([...this.#queued, made]);
    const { kind } = await this.#store.putOperations(item, [made]);
    if (kind === 'kept') this.#fresh.delete(id);
    await this.send();
    const outcome = this.#awaited.get(id);
    this.#awaited.delete(id);
    if (outcome?.kind === 'refused') throw outcome.error;
    if (outcome) return { ...outcome, id };
    // Another tab may have sent it meanwhile.
    const isWaiting = this.#queued.some((one) => one.id === id);
    return isWaiting ? { kind: 'waiting', id } : { kind: 'sent', changed: [], id };
  }

  /**
   * Takes a change back that still waits. Whether that was all: one that was attempted may be with the
   * server, which has to be told, too.
   */
  async takeBack(id: string): Promise<boolean> {
    let waiting: QueuedChange | undefined;
    await this.#alone(async () => {
      await this.#read();
      waiting = this.#queued.find((one) => one.id === id);
      if (waiting) await this.#remove(id);
    });
    return waiting?.isAttempted === false;
  }

  /** Those that were refused while nobody waited for them, for one who tells of them: each is given once. */
  async takeRefused(): Promise<RefusedChange[]> {
    let taken: RefusedChange[] = [];
    await this.#alone(async () => {
      const { notes } = await this.#store.loadItem(item);
      taken = [...refusedIn(notes), ...this.#refused.splice(0)];
      this.#hasRefused = false;
      if (taken.length > 0) await this.#store.update(item, { notes: {} });
    });
    return taken;
  }

  /** Sends what waits, the oldest first, until the server can't be reached. */
  async send(): Promise<void> {
    await this.#alone(async () => {
      await this.#read();
      for (let next = this.#queued[0]; next; next = this.#queued[0]) {
        const outcome = await this.#attempt(await this.#noteAttempt(next));
        if (outcome.kind === 'waiting') return;
        await this.#settle(next, outcome);
      }
    });
  }

  async #noteAttempt(change: QueuedChange): Promise<QueuedChange> {
    if (change.isAttempted || !mayReach()) return change;
    const attempted = { ...change, isAttempted: true };
    if (this.#fresh.has(change.id)) this.#fresh.set(change.id, attempted);
    await this.#store.putOperations(item, [attempted]);
    return attempted;
  }

  async #attempt(change: QueuedChange): Promise<Outcome> {
    try {
      return { kind: 'sent', changed: await this.#send(change) };
    } catch (error) {
      return isRefusal(error) ? { kind: 'refused', error } : { kind: 'waiting' };
    }
  }

  async #settle(change: QueuedChange, outcome: Outcome): Promise<void> {
    const { id } = change;
    const isAwaited = this.#awaited.has(id);
    if (isAwaited) this.#awaited.set(id, outcome);
    // The list has it before the queue no longer has.
    for (const tell of this.#followers) tell(change, outcome, isAwaited);
    if (outcome.kind === 'refused' && !isAwaited)
      await this.#setAside({ change, why: describeError(outcome.error) });
    else await this.#remove(id);
  }

  /** One after the other, in this tab also where its browser has no locks, as over plain http. */
  #alone(work: () => Promise<void>): Promise<void> {
    const name = `folio-send/${this.#store.userId}/${item}`;
    const turn = this.#turn.then(() => withTabLock(name, work));
    this.#turn = turn.catch(() => undefined);
    return turn;
  }

  /** What lies on the device, and what does not. */
  async #read(): Promise<void> {
    const { operations, notes } = await this.#store.loadItem(item);
    const kept = operations.flatMap((one) => QueuedChange.safeParse(one).data ?? []);
    const known = new Set(kept.map(({ id }) => id));
    const queued = [...kept, ...[...this.#fresh.values()].filter(({ id }) => !known.has(id))];
    const gone = this.#queued.filter(
      ({ id }) => !known.has(id) && !this.#answered.has(id) && !this.#fresh.has(id),
    );
    if (gone.length > 0) for (const tell of this.#onGone) tell(gone);
    this.#show(queued, refusedIn(notes).length + this.#refused.length > 0);
  }

  async #remove(id: string): Promise<void> {
    this.#fresh.delete(id);
    this.#answered.add(id);
    await this.#store.update(item, { answered: [id] });
    this.#show(this.#queued.filter((one) => one.id !== id));
    this.#answered.delete(id);
  }

  /** It is on the device until somebody was told of it, whichever page or tab that is. */
  async #setAside(refused: RefusedChange): Promise<void> {
    const { notes } = await this.#store.loadItem(item);
    const all = { refused: [...refusedIn(notes), refused] };
    const { kind } = await this.#store.update(item, { answered: [refused.change.id], notes: all });
    if (kind !== 'kept') this.#refused.push(refused);
    this.#hasRefused = true;
    await this.#remove(refused.change.id);
  }

  #show(queued: readonly QueuedChange[], hasRefused = this.#hasRefused): void {
    const said = (list: readonly QueuedChange[]) =>
      list.map(({ id, isAttempted }) => `${id} ${isAttempted}`).join();
    const isSame = said(queued) === said(this.#queued);
    if (isSame && hasRefused === this.#hasRefused) return;
    this.#hasRefused = hasRefused;
    if (!isSame) this.#queued = queued;
    for (const listener of this.#listeners) listener();
  }
}

/** Nothing arrives from a device that is without a line; one with a line may be wrong about it. */
const mayReach = (): boolean => globalThis.navigator?.onLine !== false;

/**
 * Whether the server has said that it will not do this. A fault of its own, a proxy's words, a route that
 * an older release does not have, and whatever else nobody knows the end of, are none.
 */
function isRefusal(error: unknown): boolean {
  if (!isApiError(error) || isSessionLost(error)) return false;
  const { code } = error;
  if (code === 'OFFLINE' || code === 'RATE_LIMITED' || code === 'NOT_FOUND') return false;
  return errorStatus[code] < 500;
}

const refusedIn = (notes: unknown): RefusedChange[] =>
  RefusedNotes.safeParse(notes).data?.refused ?? [];

const open = new WeakMap<DeviceStore, Outbox>();

/** The outbox of one account in this tab, until it signs out. */
export function openOutbox(userId: string): Outbox {
  const store = openDeviceStore(userId);
  const outbox = open.get(store) ?? new Outbox(store);
  open.set(store, outbox);
  return outbox;
}
