import type { Operation } from '@folio/contract/operations';

/** Names of operations, `<author>:<n>`, and the run of them that one operation stands for. */
export type Run = { author: string; first: number; last: number };

export function runOf({ id, first }: { id: string; first?: number | undefined }): Run {
  const colon = id.lastIndexOf(':');
  const last = Number(id.slice(colon + 1));
  return { author: id.slice(0, colon), first: first ?? last, last };
}

export const idsIn = ({ author, first, last }: Run): string[] =>
  Array.from({ length: last - first + 1 }, (_, at) => `${author}:${first + at}`);

/** The operations of many authors that are dealt with. */
export class KnownOperations {
  readonly #byAuthor = new Map<string, Set<number>>();

  add({ author, first, last }: Run): void {
    const numbers = this.#byAuthor.get(author) ?? new Set();
    for (let n = first; n <= last; n += 1) numbers.add(n);
    this.#byAuthor.set(author, numbers);
  }

  /** The last of a run that is known; undefined where none of it is. */
  lastOf({ author, first, last }: Run): number | undefined {
    const numbers = this.#byAuthor.get(author);
    for (let n = last; numbers && n >= first; n -= 1) if (numbers.has(n)) return n;
    return undefined;
  }
}

/**
 * What is left of an operation of which all up to number `known` is dealt with, and has made `was` of
 * its field; undefined where nothing is.
 */
export function leftOf(operation: Operation, known: number, was: unknown): Operation | undefined {
  const { last } = runOf(operation);
  if (known >= last || operation.kind !== 'set') return undefined;
  return { ...operation, first: known + 1, was };
}

/** Keeps only the last of operations that replace each other. */
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
