import type { SaveReason } from '@folio/contract/resumes';
import type { Replica } from '@folio/operations/replica';
import type { DeviceItem } from '../../../lib/device-store/device-item.ts';
import { withTabLock } from '../../../lib/device-store/tab-locks.ts';
import { documentOf } from '../store/document.ts';
import { answersItem } from './answers-item.ts';
import { hasUnseenChanges } from './changes-since.ts';
import type { ExchangeOptions } from './exchange-options.ts';
import {
  goOnWith,
  idForAgain,
  leaveItem,
  noteAgain,
  putOnTop,
  takenByOthers,
} from './made-again.ts';
import { OperationStorage } from './operation-storage.ts';
import { type FieldConflict, idOfNew, itemOf, type ResumeNotes, readCopy } from './resume-copy.ts';
import {
  type Answer,
  type News,
  type Outcome,
  type ResumeServer,
  serverFor,
} from './resume-server.ts';

/**
 * By then another tab's request has a response, unless the connection is bad or the system has
 * frozen that tab.
 */
const lockPatienceMs = 10_000;

export type Failure = Exclude<Outcome<never>, { kind: 'done' }>;

/**
 * Exchanges operations between the editor, the device and the server. Operations are stored on the
 * device before they are sent, and until the server has answered. Any tab may send them; duplicates
 * are recognized by their ids.
 */
export class ResumeExchange {
  readonly #options: ExchangeOptions;
  readonly #server: ResumeServer;
  readonly #onChange: () => void;
  keeper: OperationStorage;
  id: string | undefined;
  item: DeviceItem;
  /** Why the last request failed. */
  failure: Failure | undefined;
  isRemembered: boolean;
  conflicts: readonly FieldConflict[];
  #againAs: string | undefined;
  /** The reason of the save in progress. */
  #sentReason: SaveReason | undefined;

  constructor(options: ExchangeOptions, onChange: () => void) {
    this.#options = options;
    this.#server = serverFor(options.device.userId, options.server);
    this.#onChange = onChange;
    const { id, item, conflicts = [], isRemembered = false, deleted, againAs } = options;
    this.id = id;
    this.item = item;
    this.conflicts = conflicts;
    this.isRemembered = isRemembered;
    this.#againAs = againAs;
    if (deleted) this.failure = { kind: 'deleted', ...deleted };
    this.keeper = this.#keeperOf(item);
  }

  get replica(): Replica {
    return this.#options.store.getReplica();
  }

  /** Whether this tab has unanswered operations. */
  get hasOwn(): boolean {
    const { author, unanswered } = this.replica;
    return unanswered.some(({ id }) => id.startsWith(`${author}:`));
  }

  /** Sends the stored operations of all tabs; waits while another tab sends. */
  async send(id: string): Promise<void> {
    const { device, store, onCaughtUp } = this.#options;
    await this.keeper.keep();
    await withTabLock(
      `folio-send/${device.userId}/${this.item}`,
      async () => {
        let left = await this.pullOthers();
        let request = this.replica.request();
        if (!request) this.failure = undefined;
        while (request) {
          this.#sentReason = store.takeReason();
          const reason = this.#sentReason ?? left.reason;
          const outcome = await this.#server.send(id, request.since, request.operations, reason);
          if (outcome.kind !== 'done') {
            store.returnReason(this.#sentReason);
            this.#sentReason = undefined;
            return this.#fail(outcome);
          }
          this.#sentReason = undefined;
          left = {};
          const { isFullDocument, isOthers } = await this.#take(outcome.answer, {
            notes: reason !== undefined,
          });
          if (isOthers) onCaughtUp?.({ isJoined: true });
          const isAnswered = outcome.answer.answered.length + outcome.answer.refused.length > 0;
          request = isFullDocument && isAnswered ? this.replica.request() : undefined;
        }
      },
      { patienceMs: lockPatienceMs },
    );
  }

  /**
   * Creates the resume on the server; text typed meanwhile is sent afterwards. `taken`: operations
   * that are already in the resume, if another tab has recreated it.
   */
  async create(newId = idOfNew(this.item), taken?: readonly string[]): Promise<Outcome<unknown>> {
    const { store, device, onCreated } = this.#options;
    await this.keeper.keep();
    // Operations in the request must not be joined with later ones.
    this.replica.request();
    const sent = this.replica.unanswered.map(({ id }) => id);
    const shown = store.getDocument();
    const outcome = await this.#server.create(shown, newId);
    if (outcome.kind !== 'done') {
      // A deleted resume stays deleted, and nothing can be sent to it.
      if (this.failure?.kind !== 'deleted') this.#fail(outcome);
      return outcome;
    }
    const { id, version } = outcome.answer;
    const before = this.item;
    this.failure = undefined;
    this.isRemembered = false;
    this.id = id;
    this.item = itemOf(id);
    this.keeper = this.#keeperOf(this.item);
    const here = this.replica.unanswered.map((operation) => operation.id);
    const made = documentOf(outcome.answer);
    const conflicts = store.follow((replica) => {
      if (taken) return putOnTop(replica, { made, version }, taken);
      goOnWith(replica, { made, version }, { shown, sent });
      return [];
    });
    this.conflicts = [...this.conflicts, ...conflicts];
    await this.keeper.keepAll(true);
    if (this.conflicts.length > 0) await this.#addConflictsThere();
    await leaveItem(device, before, [...sent, ...here]);
    const to = { userId: device.userId, item: answersItem(this.item) };
    await device.giveItem(answersItem(before), to);
    onCreated?.(id);
    return outcome;
  }

  /**
   * Recreates a resume that was deleted elsewhere: once, even if several tabs or attempts ask for
   * it. Resolves to undefined if it isn't deleted.
   */
  async createAgain(): Promise<Outcome<unknown> | undefined> {
    const { device } = this.#options;
    const deleted = this.item;
    let outcome: Outcome<unknown> | undefined;
    await withTabLock(`folio-again/${device.userId}/${deleted}`, async () => {
      if (this.failure?.kind !== 'deleted') return;
      await this.pullOthers();
      const again = await idForAgain(device, deleted, this.#againAs);
      this.#againAs = again.id;
      await this.setConflicts(this.conflicts);
      await this.keeper.keep();
      const taken = again.isMade
        ? await takenByOthers(device, deleted, this.replica.unanswered)
        : undefined;
      outcome = await this.create(again.id, taken);
      if (outcome.kind === 'done') await noteAgain(device, deleted, { ...again, isMade: true });
      // The resume that an earlier request created may have been deleted, too.
      if (outcome.kind === 'deleted') await noteAgain(device, deleted, undefined);
      if (outcome.kind === 'done' || outcome.kind === 'deleted') this.#againAs = undefined;
    });
    return outcome;
  }

  /**
   * Merges what was saved elsewhere; `isQuiet` suppresses the notification. Resolves to false if a
   * retry may help.
   */
  async catchUp(isQuiet: boolean): Promise<boolean> {
    const { onCaughtUp } = this.#options;
    if (this.id === undefined) return true;
    const outcome = await this.#server.since(this.id, this.replica.version);
    if (outcome.kind === 'deleted') this.#fail(outcome);
    if (outcome.kind !== 'done') return outcome.kind !== 'unreachable' && !isTemporary(outcome);
    if (this.failure?.kind !== 'refused') this.failure = undefined;
    this.isRemembered = false;
    // After a restore from a backup, the server may have an older version.
    if (outcome.answer.version === this.replica.version) {
      this.#onChange();
      return true;
    }
    const { isFullDocument, isOthers } = await this.#take(outcome.answer);
    if (!isQuiet && isOthers) onCaughtUp?.({ isJoined: this.replica.unanswered.length > 0 });
    return isFullDocument;
  }

  /**
   * Applies operations that other tabs have stored. Returns the save reason if operations of closed
   * tabs, or unsent ones of open tabs, have one.
   */
  async pullOthers(): Promise<{ reason?: SaveReason | undefined }> {
    const { store, device } = this.#options;
    const before = this.conflicts;
    const { operations, conflicts, reason } = await readCopy(device, this.item);
    store.follow((replica) => {
      const known = new Set(replica.unanswered.map(({ id }) => id));
      const isOther = (id: string) => !id.startsWith(`${replica.author}:`);
      const news = operations.filter(({ id }) => isOther(id) && !known.has(id));
      if (news.length > 0) replica.receiveFromOtherTab(news);
    });
    const idsOf = (list: readonly FieldConflict[]) => list.map(({ id }) => id).join();
    // Conflicts that were settled while the device was read are outdated in the result.
    const isRead = device.state.kind === 'kept' && this.conflicts === before;
    const isNews = isRead && idsOf(conflicts) !== idsOf(before);
    if (isNews) this.conflicts = conflicts;
    if (isNews) this.#onChange();
    return { reason };
  }

  /**
   * Stores everything again, since the browser may have deleted the storage, which also ends the
   * session. If the device has a later document, another tab has already sent this one's.
   */
  async keepDeleted(): Promise<void> {
    const { base } = await readCopy(this.#options.device, this.item);
    if (!base || base.version <= this.replica.version) await this.keeper.keepAll(true);
  }

  async setConflicts(conflicts: readonly FieldConflict[]): Promise<void> {
    this.conflicts = conflicts;
    this.#onChange();
    await this.#options.device.update(this.item, { notes: this.#notes() });
  }

  /** Keeps the conflicts that another tab has listed for the resume. */
  async #addConflictsThere(): Promise<void> {
    const { conflicts } = await readCopy(this.#options.device, this.item);
    const own = new Set(this.conflicts.map(({ id }) => id));
    await this.setConflicts([...conflicts.filter(({ id }) => !own.has(id)), ...this.conflicts]);
  }

  #notes = (): ResumeNotes => {
    const reason = this.#options.store.reason() ?? this.#sentReason;
    const againAs = this.#againAs;
    return { conflicts: this.conflicts, ...(reason && { reason }), ...(againAs && { againAs }) };
  };

  /**
   * Shows the server's answer, and replaces the stored operations that it answers. `isFullDocument`
   * is false where intermediate saves were missing and could not be read; `isOthers` means that a
   * change of somebody else is now on the page.
   */
  async #take(
    answer: News & Partial<Answer>,
    puts = { notes: false },
  ): Promise<{ isFullDocument: boolean; isOthers: boolean }> {
    this.failure = undefined;
    this.isRemembered = false;
    const hasOthers = hasUnseenChanges(answer, this.replica);
    const isRestored = answer.resume !== undefined && answer.version <= this.replica.version;
    const { result: received, ...taken } = this.#follow((replica) => replica.receive(answer));
    let { hasChanged } = taken;
    if (received.isBehind && this.id) {
      const outcome = await this.#server.read(this.id);
      if (outcome.kind !== 'done') {
        this.#fail(outcome);
        return { isFullDocument: false, isOthers: false };
      }
      const { answer: resume } = outcome;
      const rebased = this.#follow((replica) => replica.rebase(documentOf(resume), resume.version));
      hasChanged ||= rebased.hasChanged;
    }
    const fresh = received.conflicts.map(({ operationId: id, ...rest }) => ({ id, ...rest }));
    if (fresh.length > 0) {
      const ids = new Set(fresh.map(({ id }) => id));
      this.conflicts = [...this.conflicts.filter(({ id }) => !ids.has(id)), ...fresh];
    }
    const notes = fresh.length > 0 || puts.notes ? { notes: this.#notes() } : {};
    // The history keeps the version that the server has instead.
    if (isRestored) this.#options.store.returnReason('restore');
    await this.keeper.settle(received.answered, { ...notes, isRestored });
    this.#onChange();
    return { isFullDocument: true, isOthers: hasChanged && (hasOthers || received.isBehind) };
  }

  /**
   * Runs `work` on the replica, and reports whether it has changed the document; text typed while
   * waiting for the response doesn't count.
   */
  #follow<T>(work: (replica: Replica) => T): { result: T; hasChanged: boolean } {
    const { store } = this.#options;
    const before = store.getDocument();
    const result = store.follow(work);
    return { result, hasChanged: store.getDocument() !== before };
  }

  #fail(failure: Failure): void {
    this.failure = failure;
    // Another tab may have recreated it, and removed the base that is needed to open it.
    const isLeft = failure.kind === 'deleted' && this.replica.unanswered.length > 0;
    if (isLeft) this.keeper.keepSoon(true, { again: true });
    this.#onChange();
  }

  #keeperOf(item: DeviceItem): OperationStorage {
    const { store, device } = this.#options;
    return new OperationStorage({
      store,
      device,
      item,
      notes: this.#notes,
      onKept: this.#onChange,
    });
  }
}

const isTemporary = (failure: Failure): boolean => failure.kind === 'refused' && failure.temporary;
