import type {
  Conflict,
  LoggedOperation,
  LoggedSave,
  Operation,
  OperationsAnswer,
  RefusedOperation,
  SendOperations,
} from '@folio/contract/operations';
import { type Change, diffDocuments } from './diff-documents.ts';
import { documentOf, type ResumeDocument } from './document.ts';
import type { Entry } from './levels.ts';
import { type Run, runOf } from './operation-ids.ts';
import { PendingOperations } from './pending-operations.ts';
import { shareUnchanged } from './share-unchanged.ts';
import { type Marking, State, serverOperation } from './state.ts';
import { entryAt, isMissingIn, readAt } from './tree.ts';
import { UndoSteps } from './undo-steps.ts';

/** The state from which a tab starts, as it is stored on the device. */
export type ReplicaRecord = {
  /** The server's document, and its version there. */
  document: ResumeDocument;
  version: number;
  /** Later operations of this device, from any tab, that the server has not acknowledged. */
  unanswered?: readonly Operation[];
  /** Entries that others have removed and that a late change may restore. */
  removed?: readonly (readonly [string, Entry])[];
};

export type Received = {
  /** Ids of operations that the device may delete. */
  answered: string[];
  conflicts: Conflict[];
  /**
   * Whether saves between this tab's version and the received ones are missing and must be
   * requested.
   */
  isBehind: boolean;
};

type Answer = Pick<OperationsAnswer, 'version' | 'rows' | 'resume'> &
  Partial<Pick<OperationsAnswer, 'answered' | 'conflicts' | 'refused'>>;

export type ChangeOptions = {
  /** Whether it extends the last undo step, as continued typing in a field does. */
  joins?: boolean;
  /** Whether it can be undone. Sharing never can. */
  isStep?: boolean;
};

/**
 * One tab's replica of a resume: the server's document with this device's unacknowledged operations
 * applied on top. Remote operations are inserted below the local ones, because the server decides
 * the order.
 */
export class Replica {
  readonly author: string;
  #next = 0;
  #base: State;
  #shown: State;
  #version: number;
  readonly #unanswered: PendingOperations;
  readonly #steps: UndoSteps;

  /** @param author eight to 32 hex digits, unique to this tab and new each time it is opened. */
  constructor(author: string, record: ReplicaRecord) {
    this.author = author;
    const { document, version, unanswered = [], removed = [] } = record;
    this.#base = new State(document, [], removed);
    this.#version = version;
    this.#unanswered = new PendingOperations(unanswered);
    this.#steps = new UndoSteps(author, (change, marking) => this.#do(change, false, marking));
    this.#shown = this.#base.fork();
    this.#fold();
  }

  get document(): ResumeDocument {
    return this.#shown.document;
  }
  /** The server's document, as far as this tab knows. */
  get base(): ResumeDocument {
    return this.#base.document;
  }
  get version(): number {
    return this.#version;
  }
  /** In the order in which they were made, including rejected ones. */
  get unanswered(): readonly Operation[] {
    return this.#unanswered.all;
  }
  /**
   * Operations that the server has rejected, with the reason. They stay in the document and are
   * resent with the next change of their field.
   */
  get refused(): readonly RefusedOperation[] {
    return this.#unanswered.refused;
  }
  get canUndo(): boolean {
    return this.#steps.canUndo(this.#shown);
  }
  get canRedo(): boolean {
    return this.#steps.canRedo(this.#shown);
  }

  /** Returns the record from which another tab starts in the same state. */
  record(): ReplicaRecord {
    const { document, removed } = this.#base;
    return { document, version: this.version, unanswered: this.unanswered, removed: [...removed] };
  }

  /** Changes the document. The difference is one undo step. */
  change(next: ResumeDocument, { joins = false, isStep = true }: ChangeOptions = {}): boolean {
    const done = diffDocuments(this.document, next).map((change) => this.#do(change, joins));
    const step = isStep ? done.filter((operation) => !isSharing(operation)) : [];
    if (step.length > 0) this.#steps.add(step, joins);
    return done.length > 0;
  }

  /**
   * Undoes the last step for fields that are still as this tab left them; changes by others stay.
   */
  undo(): boolean {
    return this.#steps.undo(() => this.#shown);
  }
  redo(): boolean {
    return this.#steps.redo(() => this.#shown);
  }

  /**
   * Returns this tab's operations that are not stored on the device yet, to be stored and then
   * passed to other tabs. One with a `first` replaces the stored ones from that number on.
   */
  takeFresh(): Operation[] {
    return this.#unanswered.takeFresh();
  }

  /**
   * Returns the next request, whose operations no longer grow, or undefined while there is nothing
   * to send.
   */
  request(): SendOperations | undefined {
    const operations = this.#unanswered.toSend();
    return operations.length > 0 ? { since: this.version, operations } : undefined;
  }

  /**
   * Processes a response of the server to a request or to a poll for changes. A resume that is no
   * newer than the caller's version is all that the server has: it was restored from an older
   * backup.
   */
  receive(answer: Answer): Received {
    const { answered = [], conflicts = [], refused = [], resume, rows, version } = answer;
    this.#unanswered.refuse(refused);
    const shown = this.document;
    const isRestored = resume !== undefined && version <= this.version;
    const settled: string[] = [];
    if (isRestored) this.#version = version;
    if (resume) this.#adopt(documentOf(resume), version);
    else for (const row of rows) settled.push(...this.#follow(row));
    const isBehind = this.version < version;
    if (!isBehind) settled.push(...this.#settle(answered.map(this.#unanswered.runOf)));
    if (isRestored) this.#dropOfLost();
    settled.push(...this.#unanswered.takeDropped());
    this.#fold();
    if (isRestored) this.#makeAgain(shown);
    return { answered: [...new Set(settled)], conflicts, isBehind };
  }

  /** Replaces the server's document if the operations that lead to it are unknown. */
  rebase(document: ResumeDocument, version: number): void {
    this.#adopt(document, version);
    this.#fold();
  }

  /** The server no longer has the resume: its next response is the first version of another one. */
  restart(): void {
    this.#version = 0;
  }

  /** Adds operations from another tab of this device. */
  receiveFromOtherTab(operations: readonly Operation[]): void {
    this.#unanswered.addFromOtherTab(operations, this.#valueAt);
    this.#fold();
  }

  /** Abandons operations that the server has rejected. */
  drop(ids: readonly string[]): void {
    this.#unanswered.drop(ids);
    this.#fold();
  }

  #do(change: Change, joins: boolean, marking: Marking = {}): Operation {
    const last = `${this.author}:${this.#next - 1}`;
    const before = joins ? this.#unanswered.joinable(change, last) : undefined;
    const isOpen = before !== undefined && this.#unanswered.isFresh(before.id);
    const id = isOpen ? before.id : `${this.author}:${this.#next++}`;
    // Before the first response there is no version of the server to refer to.
    const on = before?.on ?? (this.version || undefined);
    const seen = on === undefined ? {} : { on };
    const operation: Operation = { ...change, id, ...seen, ...this.#takeOver(change, id, before) };
    const met = this.#shown.apply(operation, marking);
    this.#unanswered.add(operation, before);
    if (before) this.#steps.replace(before, operation);
    else this.#steps.note(operation, met, marking);
    return operation;
  }

  /**
   * Returns what a new operation takes over from the one that it replaces: the one that it extends,
   * or a rejected one.
   */
  #takeOver(
    change: Change,
    id: string,
    before: Extract<Operation, { kind: 'set' }> | undefined,
  ): { was?: unknown; first?: number } {
    if (before) {
      const { first, last } = runOf(before);
      const isLonger = before.id !== id || first !== last;
      return { was: before.was, ...(isLonger && { first }) };
    }
    if (change.kind === 'remove' && this.refused.length > 0) {
      this.#unanswered.retryRefused(change.path);
      this.#fold();
      return { was: entryAt(this.document, change.path) };
    }
    const refused = change.kind === 'set' && this.#unanswered.takeRefused(change.path);
    return refused ? { was: refused.was } : {};
  }

  /** Applies one save to the base, or nothing if earlier saves are missing. */
  #follow({ version, operations }: LoggedSave): string[] {
    if (version !== this.version + 1) return [];
    const state = this.#base.fork();
    const own = new Map(this.unanswered.map((operation) => [operation.id, operation]));
    const done = operations.map((item) => (typeof item === 'string' ? own.get(item) : item));
    if (!done.every((one) => one && this.#enact(state, one))) return [];
    this.#base = state;
    this.#version = version;
    return this.#settle(done.flatMap((one) => (one ? [runOf(one)] : [])));
  }

  #enact(state: State, logged: LoggedOperation): boolean {
    if (logged.kind === 'set' || logged.kind === 'splice') {
      this.#steps.meet(logged.id, state.metAt(logged.path));
    }
    return state.enact(logged, this.#steps.markingOf(logged.id));
  }

  /**
   * Adopts the server's current document as changes that somebody made. Ignores an older version.
   */
  #adopt(document: ResumeDocument, version: number): void {
    if (version < this.version) return;
    for (const change of diffDocuments(this.base, document))
      this.#base.enact({ ...change, id: serverOperation });
    this.#base.document = shareUnchanged(this.base, document);
    this.#version = version;
  }

  /**
   * Drops unacknowledged operations on an entry that the restored server lacks. They would be
   * rejected, and the entry is recreated in its shown state anyway.
   */
  #dropOfLost(): void {
    const isOfLost = (one: Operation) =>
      (one.kind === 'set' && isMissingIn(this.base, one.path)) ||
      (one.kind === 'add' && isMissingIn(this.base, one.list));
    this.#unanswered.drop(this.unanswered.filter(isOfLost).map(({ id }) => id));
  }

  /**
   * Recreates what the server had and has lost, as after a restore from an older backup. What only
   * the server has stays, and so do the sharing settings.
   */
  #makeAgain(shown: ResumeDocument): void {
    for (const change of diffDocuments(this.document, shown))
      if (!isRemoval(change) && !isSharing(change)) this.#do(change, false);
  }

  #settle = (runs: readonly Run[]): string[] => this.#unanswered.settle(runs, this.#valueAt);
  #valueAt = (path: string): unknown => readAt(this.base, path);

  /** Applies all unacknowledged operations to the server's document. */
  #fold(): void {
    const before = this.document;
    this.#shown = this.#base.fork();
    for (const operation of this.unanswered) {
      const met = this.#shown.apply(operation, this.#steps.markingOf(operation.id));
      this.#steps.meet(operation.id, met);
    }
    this.#shown.document = shareUnchanged(before, this.document);
  }
}

const isSharing = (change: Change) => change.kind === 'set' && change.path === 'isPublic';
/** Whether a change removes an entry, or the text of a field. */
const isRemoval = (change: Change) =>
  change.kind === 'remove' || (change.kind === 'set' && (change.value ?? '') === '');
