import { joinPath } from '@folio/contract/content-path';
import { type Operation, operationLimits, type RefusedOperation } from '@folio/contract/operations';
import type { Change } from './diff-documents.ts';
import {
  idsIn,
  KnownOperations,
  leftOf,
  type Run,
  runOf,
  withoutReplaced,
} from './operation-ids.ts';

type SetOperation = Extract<Operation, { kind: 'set' }>;
type ValueAt = (path: string) => unknown;

/**
 * The operations of a device that the server has not acknowledged yet, in the order in which they
 * were made. An operation that was neither sent nor passed to other tabs can still grow: typing in
 * a field is one operation.
 */
export class PendingOperations {
  #operations: Operation[];
  readonly #fresh = new Set<string>();
  readonly #sent = new Set<string>();
  readonly #refused = new Map<string, RefusedOperation>();
  readonly #known = new KnownOperations();
  /** Ids of abandoned operations that are still stored on the device. */
  readonly #dropped: string[] = [];

  constructor(operations: readonly Operation[]) {
    this.#operations = withoutReplaced(operations);
  }

  get all(): readonly Operation[] {
    return this.#operations;
  }
  get refused(): readonly RefusedOperation[] {
    return [...this.#refused.values()];
  }
  isFresh = (id: string): boolean => this.#fresh.has(id);

  takeFresh(): Operation[] {
    const fresh = this.#operations.filter(({ id }) => this.#fresh.has(id));
    this.#fresh.clear();
    return fresh;
  }

  /** Returns the last operation if this change can extend it; `last` is its id. */
  joinable(change: Change, last: string): SetOperation | undefined {
    const operation = this.#operations.at(-1);
    const isSameField =
      change.kind === 'set' && operation?.kind === 'set' && operation.path === change.path;
    const isOpen = operation?.id === last && !this.#sent.has(last);
    return isSameField && isOpen ? operation : undefined;
  }

  /** Adds an operation of this tab; `before` is the one that it replaces. */
  add(operation: Operation, before?: Operation): void {
    if (before) {
      this.#operations = this.#operations.map((one) => (one === before ? operation : one));
      this.#fresh.delete(before.id);
    } else this.#operations.push(operation);
    this.#fresh.add(operation.id);
  }

  /**
   * Removes and returns a rejected operation, to be resent as part of a new change of its field.
   */
  takeRefused(path: string): SetOperation | undefined {
    const refused = this.#operations.find(
      (one): one is SetOperation =>
        one.kind === 'set' && one.path === path && this.#refused.has(one.id),
    );
    if (refused) this.drop([refused.id]);
    return refused;
  }

  /**
   * Queues rejected additions again after a removal, which may have made room, except those inside
   * the removed entry.
   */
  retryRefused(removedPath: string): void {
    const isIn = (operation: Operation) => {
      const path =
        operation.kind === 'add'
          ? `${operation.list}/${joinPath(operation.entry.id)}`
          : operation.path;
      return path === removedPath || path.startsWith(`${removedPath}/`);
    };
    this.drop(
      this.#operations.filter((one) => this.#refused.has(one.id) && isIn(one)).map(({ id }) => id),
    );
    this.#refused.clear();
  }

  refuse(refused: readonly RefusedOperation[]): void {
    for (const one of refused) this.#refused.set(one.operationId, one);
  }

  /** Returns the operations to send next, as many as fit into one request. */
  toSend(): Operation[] {
    const waiting = this.#operations.filter(({ id }) => !this.#refused.has(id));
    const operations = withinLimits(waiting);
    for (const { id } of operations) this.#sent.add(id);
    return operations;
  }

  /**
   * Removes operations that the server has acknowledged. If one has grown since, the rest stays.
   */
  settle(runs: readonly Run[], valueAt: ValueAt): string[] {
    for (const run of runs) this.#known.add(run);
    this.#operations = this.#operations.flatMap((operation) => this.#leftOf(operation, valueAt));
    return runs.flatMap(idsIn);
  }

  /** Returns the ids of abandoned operations, which may be deleted from the device. */
  takeDropped(): string[] {
    return this.#fresh.size === 0 ? this.#dropped.splice(0) : [];
  }

  addFromOtherTab(operations: readonly Operation[], valueAt: ValueAt): void {
    const news = operations.flatMap((operation) => this.#leftOf(operation, valueAt));
    this.#operations = withoutReplaced([...this.#operations, ...news]);
  }

  drop(ids: readonly string[]): void {
    const dropped = new Set(ids);
    this.#operations = this.#operations.filter(({ id }) => !dropped.has(id));
    for (const id of ids) this.#forget(id);
    this.#dropped.push(...ids);
  }

  runOf = (id: string): Run => runOf(this.#operations.find((one) => one.id === id) ?? { id });

  #leftOf(operation: Operation, valueAt: ValueAt): Operation[] {
    const known = this.#known.lastOf(runOf(operation));
    if (known === undefined) return [operation];
    const was = operation.kind === 'set' ? valueAt(operation.path) : undefined;
    const left = leftOf(operation, known, was);
    if (!left) this.#forget(operation.id);
    return left ? [left] : [];
  }

  #forget(id: string): void {
    this.#refused.delete(id);
    this.#sent.delete(id);
    this.#fresh.delete(id);
  }
}

/** A request body holds a megabyte; a UTF-16 unit takes up to three bytes of UTF-8. */
const mostBytes = 1_000_000;

/** Always takes at least one operation, however large. */
function withinLimits(operations: readonly Operation[]): Operation[] {
  let bytes = 0;
  const most = operations.slice(0, operationLimits.operations);
  const end = most.findIndex((operation, index) => {
    bytes += 3 * JSON.stringify(operation).length;
    return index > 0 && bytes > mostBytes;
  });
  return end < 0 ? most : most.slice(0, end);
}
