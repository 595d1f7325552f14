import { joinPath } from '@folio/contract/content-path';
import type { Operation } from '@folio/contract/operations';
import type { Change } from './diff-documents.ts';
import { isSame } from './is-same.ts';
import { changedKeys, withKeys } from './joined-values.ts';
import { idsIn, runOf } from './operation-ids.ts';
import type { Marking, Met, State } from './state.ts';
import { entryAt, hasHolder, listOf } from './tree.ts';

const mostSteps = 300;

type Inverse = { change: Change; marking: Marking };
type Run = (change: Change, marking: Marking) => Operation;

/**
 * The undo and redo stacks of one tab. An operation is undone only if its field still has its
 * stamp: later changes by others stay, and so do changes by others that were inserted below it. A
 * stamp names an operation rather than an author: undoing a step restores the stamps of the state
 * that it returns to.
 */
export class UndoSteps {
  readonly #author: string;
  readonly #run: Run;
  readonly #past: Operation[][] = [];
  readonly #future: Operation[][] = [];
  readonly #met = new Map<string, Met>();
  readonly #markings = new Map<string, Marking>();

  constructor(author: string, run: Run) {
    this.#author = author;
    this.#run = run;
  }

  /** Adds a step or extends the last one, and clears the redo stack. */
  add(operations: readonly Operation[], joins: boolean): void {
    const last = joins ? this.#past.at(-1) : undefined;
    const isInLastStep = (operation: Operation) => last?.includes(operation);
    if (last) last.push(...operations.filter((operation) => !isInLastStep(operation)));
    else this.#past.push([...operations]);
    this.#future.length = 0;
    this.#past.splice(0, this.#past.length - mostSteps);
  }

  /** Records the state that an operation found. */
  note(operation: Operation, { was, stamp, stamps }: Met, marking: Marking): void {
    this.#met.set(operation.id, { was, stamp, stamps });
    if (marking.stamp !== undefined || marking.isAgain) this.#markings.set(operation.id, marking);
  }

  /** Replaces an operation with one that extends it and inherits the state that it found. */
  replace(before: Operation, operation: Operation): void {
    const met = this.#met.get(before.id);
    this.#met.delete(before.id);
    if (met) this.#met.set(operation.id, met);
    for (const step of this.#past) {
      const index = step.indexOf(before);
      if (index >= 0) step[index] = operation;
    }
  }

  /**
   * Records that operations of others were inserted below an operation, so that undoing it leads to
   * their result.
   */
  meet(id: string, { was, stamp, stamps }: Met): void {
    if (this.#met.has(id)) this.#met.set(id, { was, stamp, stamps });
  }

  markingOf = (id: string): Marking => this.#markings.get(id) ?? {};

  canUndo = (state: State): boolean => this.#canGo(this.#past, state);
  canRedo = (state: State): boolean => this.#canGo(this.#future, state);
  undo = (state: () => State): boolean => this.#go(this.#past, this.#future, state);
  redo = (state: () => State): boolean => this.#go(this.#future, this.#past, state);

  /**
   * Tries the newest step first: it can nearly always be undone, and is often a single character,
   * while an old one may be a whole entry.
   */
  #canGo(steps: readonly Operation[][], state: State): boolean {
    const canGo = (step: readonly Operation[]) =>
      step.some((operation) => this.#inverse(operation, state));
    return steps.findLast(canGo) !== undefined;
  }

  /** Applies the next step of which something can still be undone. */
  #go(from: Operation[][], to: Operation[][], state: () => State): boolean {
    for (let step = from.pop(); step; step = from.pop()) {
      const done = step.toReversed().flatMap((operation) => {
        const inverse = this.#inverse(operation, state());
        return inverse ? [this.#run(inverse.change, inverse.marking)] : [];
      });
      if (done.length > 0) {
        to.push(done);
        return true;
      }
    }
    return false;
  }

  #inverse(operation: Operation, state: State): Inverse | undefined {
    const { document } = state;
    const marking = this.markingOf(operation.id);
    if (operation.kind === 'set') return this.#inverseOfSet(operation, marking, state);
    if (operation.kind === 'remove') {
      const { path } = operation;
      const was = this.#met.get(operation.id)?.was as { id: string; place: string } | undefined;
      if (!was || entryAt(document, path)) return undefined;
      return {
        change: { kind: 'add', list: listOf(path), entry: was },
        marking: { isAgain: true },
      };
    }
    const path = `${operation.list}/${joinPath(operation.entry.id)}`;
    const entry = entryAt(document, path);
    const isOwn =
      entry &&
      (marking.isAgain ? isSame(entry, operation.entry) : state.isAllBy(this.#author, path, entry));
    return isOwn ? { change: { kind: 'remove', path, was: entry }, marking: {} } : undefined;
  }

  #inverseOfSet(operation: SetOperation, marking: Marking, state: State): Inverse | undefined {
    const { path, value } = operation;
    const met = this.#met.get(operation.id);
    if (!met || met.was === undefined || !hasHolder(state.document, path)) return undefined;
    if (changedKeys(path, met.was, value)) return inverseWithin(operation, met, marking, state);
    const isOwn = state.stampOf(path) === (marking.stamp ?? operation.id);
    if (!isOwn) return undefined;
    return {
      change: { kind: 'set', path, value: met.was, was: value },
      marking: { stamp: met.stamp },
    };
  }
}

type SetOperation = Extract<Operation, { kind: 'set' }>;

/**
 * Returns the inverse of an operation. For a value with several parts, it covers only the parts
 * that are still as the operation left them, or the whole value if nobody has written since.
 */
function inverseWithin(
  operation: SetOperation,
  met: Met,
  { stamp, stamps }: Marking,
  state: State,
): Inverse | undefined {
  const { path } = operation;
  const now = state.metAt(path);
  const own = new Set(idsIn(runOf(operation)));
  const isOwn = (key: string) => {
    const stamp = now.stamps[key] ?? '';
    return stamps ? stamp === stamps[key] : own.has(stamp);
  };
  const keys = Object.keys(stamps ?? now.stamps).filter(isOwn);
  const isUntouched = now.stamp === (stamp ?? operation.id) && isSame(now.was, operation.value);
  if (keys.length === 0 && !isUntouched) return undefined;
  const value = isUntouched ? met.was : withKeys(path, now.was, keys, met.was);
  const before = Object.fromEntries(keys.map((key) => [key, met.stamps[key] ?? '']));
  return {
    change: { kind: 'set', path, value, was: now.was },
    marking: { stamp: met.stamp, stamps: before },
  };
}
