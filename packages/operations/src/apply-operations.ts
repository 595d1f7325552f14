import { withIds } from '@folio/contract/entry-ids';
import type {
  Conflict,
  LoggedOperation,
  LoggedSave,
  Operation,
  RefusedOperation,
} from '@folio/contract/operations';
import { toStorableValue } from '@folio/contract/storable-text';
import { checkOperation, findCapacityProblem } from './check-operation.ts';
import { diffDocuments } from './diff-documents.ts';
import type { ResumeDocument } from './document.ts';
import { isSame } from './is-same.ts';
import { isJoinedWithoutLoss } from './joined-values.ts';
import type { Entry } from './levels.ts';
import { KnownOperations, leftOf, runOf } from './operation-ids.ts';
import { spliceOf } from './splice.ts';
import { type Applied, State, serverOperation, targetOf } from './state.ts';
import { entryAt, entryPathsIn, isMissingIn, listOf, readAt } from './tree.ts';

/**
 * An operation in the log: its effect, the value before it, and the operation itself if it had no
 * effect. The log thus records everything that was ever sent.
 */
export type KeptOperation = LoggedOperation & {
  /** The operation itself, if it had no effect. */
  of?: Operation;
  /** The value that it replaced although its author had not seen it. */
  theirs?: unknown;
};
export type KeptSave = { version: number; operations: readonly KeptOperation[] };

export type ApplyInput = {
  document: ResumeDocument;
  sent: readonly Operation[];
  /** The log since the oldest version that the operations have seen (`oldestSeen`). */
  since: readonly KeptSave[];
  /** Removed entries that may have to be restored (`mayReviveIn`). */
  removed?: Iterable<readonly [path: string, Entry]>;
  /** Returns why somebody may not do this, or undefined if they may. */
  refuse?: (operation: Operation, document: ResumeDocument) => string | undefined;
};

export type Taken = {
  document: ResumeDocument;
  /** Empty if every operation was already known. */
  kept: KeptOperation[];
  answered: string[];
  conflicts: Conflict[];
  refused: RefusedOperation[];
};

/** Thrown for a path that is not part of a resume. */
export class UnknownPathError extends Error {
  override readonly name = 'UnknownPathError';
  readonly path: string;
  constructor(path: string) {
    super('An operation names no part of a resume');
    this.path = path;
  }
}

/**
 * Applies operations to a document in order. Skips known operations, rejects invalid ones, and
 * still applies the others.
 */
export function applyOperations({ document, sent, since, removed, refuse }: ApplyInput): Taken {
  const state = new State(document, [], removed);
  const log = new Log(since);
  const taken: Taken = { document, kept: [], answered: [], conflicts: [], refused: [] };
  for (const sentOperation of sent.map(withStoredWas)) {
    const checked = checkOperation(sentOperation);
    if (checked.kind === 'unknown path') throw new UnknownPathError(checked.path);
    const operation = log.leftOf(sentOperation, state.document);
    if (operation === 'known') {
      taken.answered.push(sentOperation.id);
      taken.conflicts.push(...log.conflictsOf(sentOperation));
      continue;
    }
    const message =
      checked.kind === 'refused'
        ? checked.message
        : (refuse?.(operation, state.document) ?? capacityProblem(operation, state.document));
    const value = checked.kind === 'fits' ? checked.operation : operation;
    const done = message === undefined ? take(state, withValue(operation, value)) : { message };
    if ('message' in done) {
      const { message } = done;
      taken.refused.push({ operationId: sentOperation.id, path: pathOf(sentOperation), message });
      continue;
    }
    taken.answered.push(sentOperation.id);
    taken.kept.push(...done.kept);
    taken.conflicts.push(...done.kept.flatMap((kept) => conflictIn(kept, sentOperation)));
  }
  if (taken.kept.length > 0) taken.kept.push(...assignUniquePlaces(state));
  return { ...taken, document: state.document };
}

/** Returns the version from which the log must be read to recognize known operations. */
export const oldestSeen = (since: number, sent: readonly Operation[]): number =>
  Math.min(since, ...sent.map(({ on = since }) => on));

/** Returns the authors of the operations, which their ids start with. */
export const authorsOf = (sent: readonly Operation[]): string[] => [
  ...new Set(sent.map((operation) => runOf(operation).author)),
];

/** Whether operations address entries that are missing in the document, and so may restore them. */
export function mayReviveIn(document: ResumeDocument, sent: readonly Operation[]): boolean {
  return sent.some(
    (operation) =>
      (operation.kind === 'set' && isMissingIn(document, operation.path)) ||
      (operation.kind === 'add' && isMissingIn(document, operation.list)),
  );
}

/** Returns the removed entries of a log by path, each in its last state. */
export function removedIn(document: ResumeDocument, log: readonly KeptSave[]): Map<string, Entry> {
  const state = new State(document);
  for (const { operations } of log)
    for (const operation of operations)
      if (operation.kind === 'remove') state.remember(operation.path, operation.was as Entry);
  return state.removed;
}

/**
 * Returns the saves in the form of the response to the sender of `sent`: the sender's operations
 * that had exactly their intended effect are listed by id only.
 */
export const savesForSender = (
  since: readonly KeptSave[],
  sent: readonly Operation[] = [],
): LoggedSave[] => {
  const own = new Map(sent.map((operation) => [operation.id, operation]));
  return since.map(({ version, operations }) => ({
    version,
    operations: operations.map((kept) => {
      const operation = own.get(kept.id);
      return operation && isExactly(kept, operation) ? kept.id : asLogged(kept);
    }),
  }));
};

/** Returns the operations that turn one document into another, under the given id. */
export const keptChange = (from: ResumeDocument, to: ResumeDocument, id: string): KeptOperation[] =>
  diffDocuments(from, to).map((change) =>
    change.kind === 'set'
      ? { ...spliceOf(change.path, change.was, change.value), id }
      : { ...change, id },
  );

type Done = { kept: KeptOperation[] } | { message: string };

function take(state: State, operation: Operation): Done {
  const seen = operation.kind === 'add' ? undefined : operation.was;
  const applied = state.apply(operation);
  const effects = applied.effects;
  if (effects.length === 0) return { message: 'What this belongs to is no longer in the resume.' };
  const isUnseen = isOverUnseen(operation, applied, seen);
  return {
    kept: effects.map((effect): KeptOperation => {
      if (effect.id !== operation.id) return effect;
      const theirs = isUnseen ? { theirs: applied.was } : {};
      return effect.kind === 'none'
        ? { ...effect, of: operation, ...theirs }
        : { ...effect, ...theirs };
    }),
  };
}

/**
 * Whether the operation replaced a value that its author had not seen, or would have removed one.
 */
function isOverUnseen(operation: Operation, { was, effects }: Applied, seen: unknown): boolean {
  if (operation.kind === 'remove') return was !== undefined && effects[0]?.kind === 'none';
  if (operation.kind === 'add' || isPlace(operation.path)) return false;
  if (isJoinedWithoutLoss(operation.path, seen, was, operation.value)) return false;
  return !isSame(was, seen) && !isSame(was, operation.value);
}

/** A position is not text, so replacing one is no conflict. */
const isPlace = (path: string) => path.endsWith('/place');

function conflictIn(kept: KeptOperation, operation: Operation): Conflict[] {
  if (!('theirs' in kept)) return [];
  const mine = operation.kind === 'set' ? operation.value : null;
  return [{ operationId: operation.id, path: pathOf(operation), mine, theirs: kept.theirs }];
}

/**
 * Returns the problem with the first list that has no room for an entry that an operation adds, or
 * restores in order to change it.
 */
function capacityProblem(operation: Operation, document: ResumeDocument): string | undefined {
  if (operation.kind === 'remove') return undefined;
  return entryPathsIn(targetOf(operation))
    .filter((path) => entryAt(document, path) === undefined)
    .map((path) => findCapacityProblem(document, listOf(path)))
    .find((problem) => problem !== undefined);
}

const pathOf = (operation: Operation) =>
  operation.kind === 'add' ? operation.list : operation.path;

/** Assigns new places to entries that were added at the same place, as operations of the server. */
function assignUniquePlaces(state: State): KeptOperation[] {
  const { document } = state;
  const content = withIds(document.content);
  if (content === document.content) return [];
  const kept = keptChange(document, { ...document, content }, serverOperation);
  for (const one of kept) state.enact(one);
  return kept;
}

const asLogged = ({ of, theirs, ...kept }: KeptOperation): LoggedOperation => {
  if (kept.kind !== 'set' && kept.kind !== 'remove') return kept;
  const { was, ...logged } = kept;
  return logged;
};

/** Whether an operation had exactly its intended effect. */
function isExactly(kept: KeptOperation, operation: Operation): boolean {
  if (kept.kind === 'none' || runOf(kept).first !== runOf(operation).first) return false;
  // The operation was merged with a change that its author had not seen.
  if (kept.kind === 'set' && operation.kind === 'set' && !isSame(kept.value, operation.value))
    return false;
  const checked = checkOperation(operation);
  return checked.kind === 'fits' && isSame(checked.operation, operation);
}

/**
 * Returns an operation as if its author had seen the stored value: a device keeps characters in a
 * text that the server removes and that the log can't hold.
 */
const withStoredWas = (operation: Operation): Operation =>
  operation.kind === 'add' ? operation : { ...operation, was: toStorableValue(operation.was) };

/** Returns the remaining part of an operation with the value that the schema returned. */
function withValue(operation: Operation, checked: Operation): Operation {
  if (operation.kind === 'set' && checked.kind === 'set')
    return { ...operation, value: checked.value };
  return checked;
}

/**
 * Finds operations in the log since the caller's version. A log may hold a hundred thousand and is
 * asked about every sent operation, so lookups are by key.
 */
class Log {
  readonly #known = new KnownOperations();
  readonly #byId = new Map<string, KeptOperation[]>();
  /** The index of each operation in the log, and of the last one that wrote each field. */
  readonly #placeOf = new Map<string, number>();
  readonly #lastWrittenAt = new Map<string, number>();

  constructor(since: readonly KeptSave[]) {
    let place = 0;
    for (const { operations } of since)
      for (const kept of operations) {
        this.#known.add(runOf(kept));
        const same = this.#byId.get(kept.id);
        if (same) same.push(kept);
        else this.#byId.set(kept.id, [kept]);
        this.#placeOf.set(kept.id, place);
        if ('path' in kept) this.#lastWrittenAt.set(kept.path, place);
        place += 1;
      }
  }

  /**
   * Returns the part of an operation that is not applied yet. If an earlier part by its author is
   * in the log, the rest has seen the result of that part, unless somebody else has written to the
   * field since.
   */
  leftOf(operation: Operation, document: ResumeDocument): Operation | 'known' {
    const run = runOf(operation);
    const known = this.#known.lastOf(run);
    if (known === undefined || operation.kind !== 'set')
      return known === undefined ? operation : 'known';
    const at = this.#placeOf.get(`${run.author}:${known}`) ?? -1;
    const isFollowed = (this.#lastWrittenAt.get(operation.path) ?? -1) > at;
    const was = isFollowed ? undefined : readAt(document, operation.path);
    return leftOf(operation, known, was) ?? 'known';
  }

  conflictsOf(operation: Operation): Conflict[] {
    const kept = this.#byId.get(operation.id) ?? [];
    return kept.flatMap((one) => conflictIn(one, operation));
  }
}
