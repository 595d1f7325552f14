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
 * An operation in the log: with its effect, the value before it, and, where it had no effect, the
 * operation itself. So the log has a trace of everything that was ever sent.
 */
export type KeptOperation = LoggedOperation & {
  /** The operation itself, where it had no effect. */
  of?: Operation;
  /** The value that it replaced without its author having seen it. */
  theirs?: unknown;
};
export type KeptSave = { version: number; operations: readonly KeptOperation[] };

export type ApplyInput = {
  document: ResumeDocument;
  sent: readonly Operation[];
  /** The log since the oldest version that the operations have seen: see `oldestSeen`. */
  since: readonly KeptSave[];
  /** Removed entries that may have to be restored: see `mayReviveIn`. */
  removed?: Iterable<readonly [path: string, Entry]>;
  /** Returns the reason why somebody may not do this, if there is one. */
  refuse?: (operation: Operation, document: ResumeDocument) => string | undefined;
};

export type Taken = {
  document: ResumeDocument;
  /** Empty where every operation was already known. */
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
 * Applies operations to a document in their order. A known operation is skipped, an invalid one is
 * rejected, and the others are applied all the same.
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

/** The version from which the log must be read to tell which operations are known. */
export const oldestSeen = (since: number, sent: readonly Operation[]): number =>
  Math.min(since, ...sent.map(({ on = since }) => on));

/** Who the operations are by, as the beginnings of their ids name them. */
export const authorsOf = (sent: readonly Operation[]): string[] => [
  ...new Set(sent.map((operation) => runOf(operation).author)),
];

/** Whether operations address entries that are not in the document, and may restore them. */
export function mayReviveIn(document: ResumeDocument, sent: readonly Operation[]): boolean {
  return sent.some(
    (operation) =>
      (operation.kind === 'set' && isMissingIn(document, operation.path)) ||
      (operation.kind === 'add' && isMissingIn(document, operation.list)),
  );
}

/** The removed entries of a log by their path, each in its last state. */
export function removedIn(document: ResumeDocument, log: readonly KeptSave[]): Map<string, Entry> {
  const state = new State(document);
  for (const { operations } of log)
    for (const operation of operations)
      if (operation.kind === 'remove') state.remember(operation.path, operation.was as Entry);
  return state.removed;
}

/**
 * The saves as they are answered to the sender of `sent`: own operations that had exactly their
 * intended effect are listed by id only.
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

/** The operations that lead from one document to another, under the id of their author. */
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

/** Whether it replaced a value that its author had not seen, or would have removed one. */
function isOverUnseen(operation: Operation, { was, effects }: Applied, seen: unknown): boolean {
  if (operation.kind === 'remove') return was !== undefined && effects[0]?.kind === 'none';
  if (operation.kind === 'add' || isPlace(operation.path)) return false;
  if (isJoinedWithoutLoss(operation.path, seen, was, operation.value)) return false;
  return !isSame(was, seen) && !isSame(was, operation.value);
}

/** A position is nobody's text, so replacing one is no conflict. */
const isPlace = (path: string) => path.endsWith('/place');

function conflictIn(kept: KeptOperation, operation: Operation): Conflict[] {
  if (!('theirs' in kept)) return [];
  const mine = operation.kind === 'set' ? operation.value : null;
  return [{ operationId: operation.id, path: pathOf(operation), mine, theirs: kept.theirs }];
}

/** The first list that has no room for what an operation adds, or restores for a change of it. */
function capacityProblem(operation: Operation, document: ResumeDocument): string | undefined {
  if (operation.kind === 'remove') return undefined;
  return entryPathsIn(targetOf(operation))
    .filter((path) => entryAt(document, path) === undefined)
    .map((path) => findCapacityProblem(document, listOf(path)))
    .find((problem) => problem !== undefined);
}

const pathOf = (operation: Operation) =>
  operation.kind === 'add' ? operation.list : operation.path;

/**
 * Entries that were added at the same place get places of their own, as operations of the server.
 */
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
  // It was merged with a change that its author had not seen.
  if (kept.kind === 'set' && operation.kind === 'set' && !isSame(kept.value, operation.value))
    return false;
  const checked = checkOperation(operation);
  return checked.kind === 'fits' && isSame(checked.operation, operation);
}

/**
 * An operation as if its author had seen what is stored: a text keeps signs on the device that the
 * server leaves out, and the log can't hold them.
 */
const withStoredWas = (operation: Operation): Operation =>
  operation.kind === 'add' ? operation : { ...operation, was: toStorableValue(operation.was) };

/** The rest of an operation, with the value that the schema returned. */
function withValue(operation: Operation, checked: Operation): Operation {
  if (operation.kind === 'set' && checked.kind === 'set')
    return { ...operation, value: checked.value };
  return checked;
}

/**
 * Answers what the log knows of operations, since the caller's version. A log may hold a hundred
 * thousand, of which each one that is sent asks, so what they ask for is found by a key.
 */
class Log {
  readonly #known = new KnownOperations();
  readonly #byId = new Map<string, KeptOperation[]>();
  /** Where in the log each operation is, and where each field was last written to. */
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
   * The part of an operation that is not applied yet. Where an earlier part by its author is in the
   * log, the rest has seen that part, unless somebody else has written to the field since.
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
