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
import { entryAt, readAt } from './tree.ts';
import { UndoSteps } from './undo-steps.ts';

/** What a tab is opened with, and what is kept of it on the device. */
export type ReplicaRecord = {
  /** The document as the server has it, and the version that it had there. */
  document: ResumeDocument;
  version: number;
  /** What was done since on this device, in whichever tab, and the server has not answered. */
  unanswered?: readonly Operation[];
  /** Entries that others have removed, which a late change may bring back. */
  removed?: readonly (readonly [string, Entry])[];
};

export type Received = {
  /** The names of operations that need not be kept on the device any longer. */
  answered: string[];
  conflicts: Conflict[];
  /** Saves are missing between what this tab has and what it was told: they have to be asked for. */
  isBehind: boolean;
};

type Answer = Pick<OperationsAnswer, 'version' | 'rows' | 'resume'> &
  Partial<Pick<OperationsAnswer, 'answered' | 'conflicts' | 'refused'>>;

export type ChangeOptions = {
  /** Whether it goes on with the last step, as the next letter in a field does. */
  joins?: boolean;
  /** Nothing takes back what is no step. Sharing never is one. */
  isStep?: boolean;
};

/**
 * A resume as one tab has it: what the server has, and on top of that all that was done on this
 * device and not answered yet. What comes from elsewhere slips in below: the server's order decides.
 */
export class Replica {
  readonly author: string;
  #next = 0;
  #base: State;
  #shown: State;
  #version: number;
  readonly #unanswered: PendingOperations;
  readonly #steps: UndoSteps;

  /** @param author eight to 32 hex digits, of this tab alone and new each time that it is opened. */
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
  /** The document as the server has it, as far as this tab knows. */
  get base(): ResumeDocument {
    return this.#base.document;
  }
  get version(): number {
    return this.#version;
  }
  /** In the order in which they were done; those that the server has refused are among them. */
  get unanswered(): readonly Operation[] {
    return this.#unanswered.all;
  }
  /**
   * What the server has not taken, and why. It stays in the document, and goes with its field's
   * next change.
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

  /** The record by which another tab opens with the same state. */
  record(): ReplicaRecord {
    const { document, removed } = this.#base;
    return { document, version: this.version, unanswered: this.unanswered, removed: [...removed] };
  }

  /** Makes the document another one; what differs between the two is done as one step. */
  change(next: ResumeDocument, { joins = false, isStep = true }: ChangeOptions = {}): boolean {
    const done = diffDocuments(this.document, next).map((change) => this.#do(change, joins));
    const step = isStep ? done.filter((operation) => !isSharing(operation)) : [];
    if (step.length > 0) this.#steps.add(step, joins);
    return done.length > 0;
  }

  /** Takes the last step back, as far as it is still as this tab left it; what others did stays. */
  undo(): boolean {
    return this.#steps.undo(() => this.#shown);
  }
  redo(): boolean {
    return this.#steps.redo(() => this.#shown);
  }

  /**
   * This tab's operations that are not on the device yet: to be put there, then told to other tabs.
   * One with a `first` takes the place of those from there on.
   */
  takeFresh(): Operation[] {
    return this.#unanswered.takeFresh();
  }

  /** What is to be sent next, which does not grow any more; undefined while there is nothing. */
  request(): SendOperations | undefined {
    const operations = this.#unanswered.toSend();
    return operations.length > 0 ? { since: this.version, operations } : undefined;
  }

  /** Takes an answer of the server: to what was sent, or to what has happened since. */
  receive(answer: Answer): Received {
    const { answered = [], conflicts = [], refused = [], resume, rows, version } = answer;
    this.#unanswered.refuse(refused);
    const settled: string[] = [];
    if (resume) this.#adopt(documentOf(resume), version);
    else for (const row of rows) settled.push(...this.#follow(row));
    const isBehind = this.version < version;
    if (!isBehind) settled.push(...this.#settle(answered.map(this.#unanswered.runOf)));
    settled.push(...this.#unanswered.takeDropped());
    this.#fold();
    return { answered: [...new Set(settled)], conflicts, isBehind };
  }

  /** Takes the whole document, where the way to it is not known. */
  rebase(document: ResumeDocument, version: number): void {
    this.#adopt(document, version);
    this.#fold();
  }

  /** Takes what another tab of this device has done. */
  hear(operations: readonly Operation[]): void {
    this.#unanswered.hear(operations, this.#valueAt);
    this.#fold();
  }

  /** Gives up operations that the server has refused. */
  drop(ids: readonly string[]): void {
    this.#unanswered.drop(ids);
    this.#fold();
  }

  #do(change: Change, joins: boolean, marking: Marking = {}): Operation {
    const last = `${this.author}:${this.#next - 1}`;
    const before = joins ? this.#unanswered.joinable(change, last) : undefined;
    const isOpen = before !== undefined && this.#unanswered.isFresh(before.id);
    const id = isOpen ? before.id : `${this.author}:${this.#next++}`;
    // The server has had no version of a resume that it has not been told of.
    const on = before?.on ?? (this.version || undefined);
    const seen = on === undefined ? {} : { on };
    const operation: Operation = { ...change, id, ...seen, ...this.#takeOver(change, id, before) };
    const met = this.#shown.apply(operation, marking);
    this.#unanswered.add(operation, before);
    if (before) this.#steps.replace(before, operation);
    else this.#steps.note(operation, met, marking);
    return operation;
  }

  /** What an operation stands for beside itself: the one that it goes on with, or one that was refused. */
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

  /** Does one save of the server to the base; nothing where others are missing before it. */
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

  /** What the server has now, as changes that somebody made; an older state than this one is none. */
  #adopt(document: ResumeDocument, version: number): void {
    if (version < this.version) return;
    for (const change of diffDocuments(this.base, document))
      this.#base.enact({ ...change, id: serverOperation });
    this.#base.document = shareUnchanged(this.base, document);
    this.#version = version;
  }

  #settle = (runs: readonly Run[]): string[] => this.#unanswered.settle(runs, this.#valueAt);
  #valueAt = (path: string): unknown => readAt(this.base, path);

  /** Does all that is not answered to what the server has. */
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

const isSharing = (operation: Operation) =>
  operation.kind === 'set' && operation.path === 'isPublic';
