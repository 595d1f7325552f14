/** Two values of a field that were written independently of each other. */
export type FieldConflict = { field: string; mine: unknown; theirs: unknown };

export type KeptConflicts = {
  conflicts: readonly FieldConflict[];
  resolved?: readonly FieldConflict[];
};

/** Limits the resolved conflicts that are kept: other tabs have long read the older ones. */
const mostResolved = 10;

/** The conflicts of a document, at most one per field, and the resolved ones. */
export class ConflictList {
  #open: readonly FieldConflict[];
  #resolved: readonly FieldConflict[] = [];

  constructor(open: readonly FieldConflict[]) {
    this.#open = open;
  }

  get open(): readonly FieldConflict[] {
    return this.#open;
  }

  /** Resolved conflicts, which the device and other tabs may list as open until they read this. */
  get resolved(): readonly FieldConflict[] {
    return this.#resolved;
  }

  list(conflict: FieldConflict): void {
    // The same two values are a new conflict if they arrive after the choice.
    this.#resolved = this.#resolved.filter((one) => !isEqual(one, conflict));
    this.#open = [...this.#open.filter(({ field }) => field !== conflict.field), conflict];
  }

  settle(isSettled: (conflict: FieldConflict) => boolean): void {
    const settled = this.#open.filter(isSettled);
    if (settled.length === 0) return;
    this.#resolved = [...this.#resolved, ...settled].slice(-mostResolved);
    this.#open = this.#open.filter((conflict) => !isSettled(conflict));
  }

  /** Adds those that are neither listed nor resolved; returns whether there were any. */
  remind(conflicts: readonly FieldConflict[]): boolean {
    const isNews = (conflict: FieldConflict) =>
      !this.#open.some(({ field }) => field === conflict.field) &&
      !this.#resolved.some((one) => isEqual(one, conflict));
    const news = conflicts.filter(isNews);
    for (const conflict of news) this.list(conflict);
    return news.length > 0;
  }
}

/** Compares field values: texts, booleans, and short lists of plain data. */
export const isEqual = (one: unknown, other: unknown): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);
