import type { Operation } from '@folio/contract/operations';

/**
 * The consecutive operations `<author>:<first>` to `<author>:<last>` that one operation stands for.
 */
export type Run = { author: string; first: number; last: number };

export function runOf({ id, first }: { id: string; first?: number | undefined }): Run {
  const colon = id.lastIndexOf(':');
  const last = Number(id.slice(colon + 1));
  return { author: id.slice(0, colon), first: first ?? last, last };
}

export const idsIn = ({ author, first, last }: Run): string[] =>
  Array.from({ length: last - first + 1 }, (_, at) => `${author}:${first + at}`);

/** The set of operations that are done with, for many authors. */
export class KnownOperations {
  readonly #byAuthor = new Map<string, Set<number>>();

  add({ author, first, last }: Run): void {
    const numbers = this.#byAuthor.get(author) ?? new Set();
    for (let n = first; n <= last; n += 1) numbers.add(n);
    this.#byAuthor.set(author, numbers);
  }

  /** The last known operation of a run; undefined where none is known. */
  lastOf({ author, first, last }: Run): number | undefined {
    const numbers = this.#byAuthor.get(author);
    for (let n = last; numbers && n >= first; n -= 1) if (numbers.has(n)) return n;
    return undefined;
  }
}

/**
 * The rest of an operation whose part up to number `known` is done with and has set its field to
 * `was`; undefined where nothing is left.
 */
export function leftOf(operation: Operation, known: number, was: unknown): Operation | undefined {
  const { last } = runOf(operation);
  if (known >= last || operation.kind !== 'set') return undefined;
  return { ...operation, first: known + 1, was };
}

/** Drops operations that a later one replaces. */
export function withoutReplaced(operations: readonly Operation[]): Operation[] {
  const inRuns = operations.map((operation) => ({ operation, run: runOf(operation) }));
  const lowest = new Map<string, number>();
  const replaced = new Set<Operation>();
  for (const { operation, run } of inRuns.toReversed().sort((a, b) => b.run.last - a.run.last)) {
    const least = lowest.get(run.author) ?? Number.POSITIVE_INFINITY;
    if (least <= run.last) replaced.add(operation);
    lowest.set(run.author, Math.min(least, run.first));
  }
  return operations.filter((operation) => !replaced.has(operation));
}
