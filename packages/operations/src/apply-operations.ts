import { withIds } from '@folio/contract/entry-ids';
import type {
  Conflict,
  LoggedOperation,
  LoggedSave,
  Operation,
  RefusedOperation,
} from '@folio/contract/operations';
import { checkOperation, findLackOfRoom } from './check-operation.ts';
import { diffDocuments } from './diff-documents.ts';
import type { ResumeDocument } from './document.ts';
import { isSame } from './is-same.ts';
import { isJoinedWhole } from './joined-values.ts';
import type { Entry } from './levels.ts';
import { KnownOperations, leftOf, runOf } from './operation-ids.ts';
import { spliceOf } from './splice.ts';
import { type Applied, State, serverOperation } from './state.ts';
import { entryAt, entryPathsIn, readAt } from './tree.ts';

/**
 * An operation as the log keeps it: with what it came to, what was there before, and all that was
 * meant where nothing came of it. Nothing that was ever sent is without a trace.
 */
export type KeptOperation = LoggedOperation & {
  /** Of one that had no effect. */
  of?: Operation;
  /** What it took the place of, which its author had not seen. */
  theirs?: unknown;
};
export type KeptSave = { version: number; operations: readonly KeptOperation[] };

export type Given = {
  document: ResumeDocument;
  sent: readonly Operation[];
  /** The log since the version that the oldest of them has seen: see `oldestSeen`. */
  since: readonly KeptSave[];
  /** What was removed and may have to be brought back: see `mayReviveIn`. */
  removed?: Iterable<readonly [path: string, Entry]>;
  /** Why somebody may not do this, where they may not. */
  refuse?: (operation: Operation, document: ResumeDocument) => string | undefined;
};

export type Taken = {
  document: ResumeDocument;
  /** Empty where nothing is new. */
  kept: KeptOperation[];
  answered: string[];
  conflicts: Conflict[];
  refused: RefusedOperation[];
};

/** Thrown for a path that leads to no part of a resume. */
export class UnknownPathError extends Error {
  override readonly name = 'UnknownPathError';
  readonly path: string;
  constructor(path: string) {
    super('An operation names no part of a resume');
    this.path = path;
  }
}

/**
 * Does to a document what was sent, in its order. An operation that is known is skipped, one that
 * cannot be done is refused, and the others are done all the same.
 */
export function applyOperations({ document, sent, since, removed, refuse }: Given): Taken {
  const state = new State(document, [], removed);
  const log = new Log(since);
  const taken: Taken = { document, kept: [], answered: [], conflicts: [], refused: [] };
  for (const given of sent) {
    const checked = checkOperation(given);
    if (checked.kind === 'unknown path') throw new UnknownPathError(checked.path);
    const operation = log.leftOf(given, state.document);
    if (operation === 'known') {
      taken.answered.push(given.id);
      taken.conflicts.push(...log.conflictsOf(given));
      continue;
    }
    const message =
      checked.kind === 'refused'
        ? checked.message
        : (refuse?.(operation, state.document) ?? lackOfRoom(operation, state.document));
    const value = checked.kind === 'fits' ? checked.operation : operation;
    const done = message === undefined ? take(state, withValue(operation, value)) : { message };
    if ('message' in done) {
      const { message } = done;
      taken.refused.push({ operationId: given.id, path: pathOf(given), message });
      continue;
    }
    taken.answered.push(given.id);
    taken.kept.push(...done.kept);
    taken.conflicts.push(...done.kept.flatMap((kept) => conflictIn(kept, given)));
  }
  if (taken.kept.length > 0) taken.kept.push(...putIntoOrder(state));
  return { ...taken, document: state.document };
}

/** The version from which on the log says whether operations are known. */
export const oldestSeen = (since: number, sent: readonly Operation[]): number =>
  Math.min(since, ...sent.map(({ on = since }) => on));

/** Whether operations speak of what is not there, and may bring it back. */
export function mayReviveIn(document: ResumeDocument, sent: readonly Operation[]): boolean {
  const isMissing = (path: string) =>
    entryPathsIn(path).some((entry) => entryAt(document, entry) === undefined);
  return sent.some(
    (operation) =>
      (operation.kind === 'set' && isMissing(operation.path)) ||
      (operation.kind === 'add' && isMissing(operation.list)),
  );
}

/** The entries that a log has removed, the last state of each. */
export function removedIn(document: ResumeDocument, log: readonly KeptSave[]): Map<string, Entry> {
  const state = new State(document);
  for (const { operations } of log)
    for (const operation of operations)
      if (operation.kind === 'remove') state.remember(operation.path, operation.was as Entry);
  return state.removed;
}

/** The saves as those are told of them who have sent `sent`. */
export const toldOf = (
  since: readonly KeptSave[],
  sent: readonly Operation[] = [],
): LoggedSave[] => {
  const own = new Map(sent.map((operation) => [operation.id, operation]));
  return since.map(({ version, operations }) => ({
    version,
    operations: operations.map((kept) => {
      const operation = own.get(kept.id);
      return operation && isJust(kept, operation) ? kept.id : asLogged(kept);
    }),
  }));
};

/** What a document was changed to as a whole, as operations of who did so. */
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

/** Whether it takes the place of what its author had not seen, or would have removed that. */
function isOverUnseen(operation: Operation, { was, effects }: Applied, seen: unknown): boolean {
  if (operation.kind === 'remove') return was !== undefined && effects[0]?.kind === 'none';
  if (operation.kind === 'add' || isPlace(operation.path)) return false;
  if (isJoinedWhole(operation.path, seen, was, operation.value)) return false;
  return !isSame(was, seen) && !isSame(was, operation.value);
}

/** Where something stands is nobody's text. */
const isPlace = (path: string) => path.endsWith('/place');

function conflictIn(kept: KeptOperation, operation: Operation): Conflict[] {
  if (!('theirs' in kept)) return [];
  const mine = operation.kind === 'set' ? operation.value : null;
  return [{ operationId: operation.id, path: pathOf(operation), mine, theirs: kept.theirs }];
}

const lackOfRoom = (operation: Operation, document: ResumeDocument) =>
  operation.kind === 'add' ? findLackOfRoom(document, operation.list) : undefined;

const pathOf = (operation: Operation) =>
  operation.kind === 'add' ? operation.list : operation.path;

/** Two that were added in one place get places of their own, which everybody has to know. */
function putIntoOrder(state: State): KeptOperation[] {
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

/** Whether it came to just what was sent. */
function isJust(kept: KeptOperation, operation: Operation): boolean {
  if (kept.kind === 'none' || runOf(kept).first !== runOf(operation).first) return false;
  // It was joined with what its author had not seen.
  if (kept.kind === 'set' && operation.kind === 'set' && !isSame(kept.value, operation.value))
    return false;
  const checked = checkOperation(operation);
  return checked.kind === 'fits' && isSame(checked.operation, operation);
}

/** The operation as it is left to do, with the value as it was checked. */
function withValue(operation: Operation, checked: Operation): Operation {
  if (operation.kind === 'set' && checked.kind === 'set')
    return { ...operation, value: checked.value };
  return checked;
}

/** What is known of the operations since the version that the caller has. */
class Log {
  readonly #known = new KnownOperations();
  readonly #kept: KeptOperation[];

  constructor(since: readonly KeptSave[]) {
    this.#kept = since.flatMap(({ operations }) => operations);
    for (const kept of this.#kept) this.#known.add(runOf(kept));
  }

  /**
   * What of an operation is still to be done. Where its author's earlier part is here already, the
   * rest of it has seen that, as long as nobody else has written there since.
   */
  leftOf(operation: Operation, document: ResumeDocument): Operation | 'known' {
    const run = runOf(operation);
    const known = this.#known.lastOf(run);
    if (known === undefined || operation.kind !== 'set')
      return known === undefined ? operation : 'known';
    const at = this.#kept.findLastIndex((kept) => kept.id === `${run.author}:${known}`);
    const isFollowed = this.#kept
      .slice(at + 1)
      .some((kept) => 'path' in kept && kept.path === operation.path);
    const was = isFollowed ? undefined : readAt(document, operation.path);
    return leftOf(operation, known, was) ?? 'known';
  }

  conflictsOf(operation: Operation): Conflict[] {
    return this.#kept
      .filter(({ id }) => id === operation.id)
      .flatMap((kept) => conflictIn(kept, operation));
  }
}
