import { joinPath } from '@folio/contract/content-path';
import type { LoggedOperation, Operation } from '@folio/contract/operations';
import type { ResumeDocument } from './document.ts';
import { isSame } from './is-same.ts';
import { changedKeys, joinValue } from './joined-values.ts';
import { type Entry, keysOf, levelOf, unitsOf } from './levels.ts';
import { spliceOf } from './splice.ts';
import {
  addTo,
  entryAt,
  entryPathsIn,
  hasHolder,
  listOf,
  readAt,
  removeAt,
  writeAt,
} from './tree.ts';

/** The author of the server's own operations in the log, such as restoring an entry. */
export const serverOperation = 'server:0';

/** For a value with several parts, the operation that last wrote each part, by key. */
export type Stamps = Readonly<Record<string, string>>;

/**
 * The stamps that an operation leaves: undo writes with the stamps of the state that it restores.
 */
export type Marking = { stamp?: string; stamps?: Stamps; isAgain?: boolean };

/** The state that an operation found at its path. */
export type Met = {
  was: unknown;
  /** The operation that last wrote the field, or '' if none is known. */
  stamp: string;
  stamps: Stamps;
};

/** What an operation found, and its effects. */
export type Applied = Met & {
  /** Empty if its entry does not exist and can't be restored. */
  effects: LoggedOperation[];
};

/**
 * A document with the stamp of each field (the operation that last wrote it) and the removed
 * entries. Both device and server use it to apply operations, so that they reach the same result.
 */
export class State {
  document: ResumeDocument;
  readonly stamps: Map<string, string>;
  readonly #stampsWithin = new Map<string, Stamps>();
  /** Removed entries by path, including those inside them. */
  readonly removed: Map<string, Entry>;

  constructor(
    document: ResumeDocument,
    stamps: Iterable<[string, string]> = [],
    removed: Iterable<readonly [string, Entry]> = [],
  ) {
    this.document = document;
    this.stamps = new Map(stamps);
    this.removed = new Map(removed);
  }

  fork(): State {
    const fork = new State(this.document, this.stamps, this.removed);
    for (const [path, stamps] of this.#stampsWithin) fork.#stampsWithin.set(path, stamps);
    return fork;
  }

  stampOf(path: string): string {
    return this.stamps.get(path) ?? '';
  }

  metAt(path: string): Met {
    const stamps = this.#stampsWithin.get(path) ?? noStamps;
    return { was: readAt(this.document, path), stamp: this.stampOf(path), stamps };
  }

  /**
   * Applies an operation. A change of a removed entry restores it. Removing an entry that differs
   * from what its author saw has no effect.
   */
  apply(operation: Operation, marking: Marking = {}): Applied {
    const { document } = this;
    const revived = operation.kind === 'remove' ? [] : this.#revive(operation);
    const { applied, effect } = this.#decide(operation);
    if (!effect) {
      // Entries are not restored for an operation that fails anyway.
      this.document = document;
      return { ...applied, effects: [] };
    }
    const effects = [...revived, effect];
    this.enact(effect, marking);
    return { ...applied, effects };
  }

  #decide(operation: Operation): { applied: Omit<Applied, 'effects'>; effect?: LoggedOperation } {
    const { id, kind } = operation;
    const none = { id, kind: 'none' } as const;
    if (kind === 'set') {
      const { path, first } = operation;
      const applied = this.metAt(path);
      const { was } = applied;
      const value = joinValue(path, operation.was, was, operation.value);
      if (!hasHolder(this.document, path)) return { applied };
      const keys = changedKeys(path, operation.was, operation.value);
      const more = { ...(first !== undefined && { first }), ...(keys && { keys }) };
      return { applied, effect: { ...spliceOf(path, was, value), id, ...more } };
    }
    const path = kind === 'add' ? joinEntry(operation.list, operation.entry.id) : operation.path;
    const was = entryAt(this.document, path);
    const applied = { was, stamp: '', stamps: noStamps };
    if (kind === 'remove')
      return {
        applied,
        effect: was && isSame(was, operation.was) ? { id, kind, path, was } : none,
      };
    const { list, entry } = operation;
    if (was) return { applied, effect: none };
    if (!entryAt(this.document, list)) return { applied };
    return { applied, effect: { id, kind, list, entry } };
  }

  /** Applies an operation of the log. Returns false if it does not fit the document. */
  enact(logged: LoggedOperation, marking: Marking = {}): boolean {
    const { stamp = logged.id, stamps = noStamps, isAgain = false } = marking;
    switch (logged.kind) {
      case 'none':
        return true;
      case 'set':
        this.#stampWithin(logged, stamp, stamps);
        return this.#write(logged.path, logged.value, stamp);
      case 'splice': {
        const text = readAt(this.document, logged.path);
        const { at, removed, inserted } = logged;
        if (typeof text !== 'string' || !text.startsWith(removed, at)) return false;
        const value = text.slice(0, at) + inserted + text.slice(at + removed.length);
        return this.#write(logged.path, value, stamp);
      }
      case 'add': {
        const path = joinEntry(logged.list, logged.entry.id);
        if (!entryAt(this.document, logged.list) || entryAt(this.document, path)) return false;
        this.document = addTo(this.document, logged.list, logged.entry);
        // A restored entry keeps the stamps of its authors.
        if (!isAgain && logged.id !== serverOperation) this.#stamp(path, logged.entry, stamp);
        return true;
      }
      case 'remove': {
        const entry = entryAt(this.document, logged.path);
        if (!entry) return false;
        this.remember(logged.path, entry);
        this.document = removeAt(this.document, logged.path);
        return true;
      }
    }
  }

  /** Whether every field of an entry was last written by one author. */
  isAllBy(author: string, path: string, entry: Entry): boolean {
    const level = levelOf(keysOf(path));
    const { values, lists } = unitsOf(level, entry);
    return (
      values.every(([name]) => this.stampOf(joinPathTo(path, name)).startsWith(`${author}:`)) &&
      innerEntries(path, lists).every(([inner, one]) => this.isAllBy(author, inner, one))
    );
  }

  #write(path: string, value: unknown, stamp: string): boolean {
    if (!hasHolder(this.document, path)) return false;
    if (!isSame(readAt(this.document, path), value))
      this.document = writeAt(this.document, path, value);
    this.stamps.set(path, stamp);
    return true;
  }

  /** A part that the author set is stamped even if its value stays the same. */
  #stampWithin({ path, value, was, keys }: LoggedSet, stamp: string, stamps: Stamps): void {
    const set = keys ?? changedKeys(path, was ?? readAt(this.document, path), value);
    if (!set) return;
    const within = Object.fromEntries(set.map((key) => [key, stamp]));
    this.#stampsWithin.set(path, { ...this.#stampsWithin.get(path), ...within, ...stamps });
  }

  /**
   * Restores the entries on the operation's path, each with the contents that it had when it was
   * removed.
   */
  #revive(operation: Exclude<Operation, { kind: 'remove' }>): LoggedOperation[] {
    const revived: LoggedOperation[] = [];
    for (const path of entryPathsIn(targetOf(operation))) {
      const kept = this.removed.get(path);
      if (!kept || entryAt(this.document, path)) continue;
      const effect = { id: serverOperation, kind: 'add', list: listOf(path), entry: kept } as const;
      if (this.enact(effect)) revived.push(effect);
    }
    return revived;
  }

  #stamp(path: string, entry: Entry, stamp: string): void {
    const { values, lists } = unitsOf(levelOf(keysOf(path)), entry);
    for (const [name] of values) this.stamps.set(joinPathTo(path, name), stamp);
    for (const [inner, one] of innerEntries(path, lists)) this.#stamp(inner, one, stamp);
  }

  /** Remembers a removed entry with everything inside it. */
  remember(path: string, entry: Entry): void {
    this.removed.set(path, entry);
    const { lists } = unitsOf(levelOf(keysOf(path)), entry);
    for (const [inner, one] of innerEntries(path, lists)) this.remember(inner, one);
  }
}

/**
 * Returns a path through the entries that an operation needs; for an addition, with a placeholder
 * for its own id.
 */
export const targetOf = (operation: Exclude<Operation, { kind: 'remove' }>): string =>
  operation.kind === 'set' ? operation.path : `${operation.list}/-`;

type LoggedSet = Extract<LoggedOperation, { kind: 'set' }>;
const noStamps: Stamps = {};
const joinPathTo = (path: string, name: string) => `${path}/${joinPath(name)}`;
const joinEntry = (list: string, id: string) => `${list}/${joinPath(id)}`;
const innerEntries = (path: string, lists: readonly [string, readonly Entry[]][]) =>
  lists.flatMap(([list, entries]) =>
    entries.map((one) => [joinEntry(`${path}/${list}`, one.id), one] as const),
  );
