import { type Operation, operationLimits } from '@folio/contract/operations';

/**
 * The consecutive operations `<author>:<first>` to `<author>:<last>` that one operation combines.
 */
export type Run = { author: string; first: number; last: number };

export function runOf({ id, first }: { id: string; first?: number | undefined }): Run {
  const colon = id.lastIndexOf(':');
  const last = Number(id.slice(colon + 1));
  return { author: id.slice(0, colon), first: first ?? last, last };
}

/** Returns the ids of a run, or the last ones of a run beyond the allowed length. */
export const idsIn = ({ author, first, last }: Run): string[] => {
  const begin = Math.max(first, last - operationLimits.runLength + 1);
  return Array.from(
    { length: Math.max(0, last - begin + 1) },
    (_, at) => `${author}:${begin + at}`,
  );
};

type Range = [first: number, last: number];

/**
 * The set of processed operations of many authors. Stored as ranges, because callers choose the
 * numbers: a single operation may claim to combine billions.
 */
export class KnownOperations {
  readonly #byAuthor = new Map<string, Range[]>();
  /** Authors whose ranges are unsorted and may overlap. */
  readonly #unordered = new Set<string>();

  add({ author, first, last }: Run): void {
    if (first > last) return;
    const ranges = this.#byAuthor.get(author) ?? [];
    this.#byAuthor.set(author, ranges);
    ranges.push([first, last]);
    this.#unordered.add(author);
  }

  /** Returns the last known operation of a run, or undefined if none is known. */
  lastOf({ author, first, last }: Run): number | undefined {
    const ranges = this.#rangesOf(author);
    // Binary search for the last range that starts within or before the run.
    let [low, high] = [0, ranges.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((ranges[middle]?.[0] ?? 0) <= last) low = middle + 1;
      else high = middle;
    }
    const known = Math.min(last, ranges[low - 1]?.[1] ?? -1);
    return known >= first ? known : undefined;
  }

  /** Returns an author's ranges, disjoint and sorted. */
  #rangesOf(author: string): Range[] {
    const ranges = this.#byAuthor.get(author) ?? [];
    if (!this.#unordered.delete(author)) return ranges;
    const disjoint: Range[] = [];
    for (const range of ranges.sort((a, b) => a[0] - b[0])) {
      const before = disjoint.at(-1);
      if (before && range[0] <= before[1] + 1) before[1] = Math.max(before[1], range[1]);
      else disjoint.push(range);
    }
    this.#byAuthor.set(author, disjoint);
    return disjoint;
  }
}

/**
 * Returns the rest of an operation whose part up to number `known` has been processed and has set
 * its field to `was`, or undefined if nothing is left.
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
