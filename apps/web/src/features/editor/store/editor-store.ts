import type { SaveReason } from '@folio/contract/resumes';
import { Replica } from '@folio/operations/replica';
import { type EditorDocument, newEntryId } from './document.ts';
import {
  type Action,
  type History,
  historyLimit,
  startHistory,
  typedField,
  typingPauseMs,
} from './history.ts';
import { reduceDocument } from './reduce-document.ts';

export type EditorStore = {
  getHistory: () => History;
  getDocument: () => EditorDocument;
  dispatch: (action: Action) => void;
  /** Calls back after each change of the document; returns a function that unsubscribes. */
  subscribe: (listener: () => void) => () => void;
  /** For reading the operations; use `follow` to change them. */
  getReplica: () => Replica;
  /** Lets saving change the replica, and then shows remote changes. */
  follow: <T>(work: (replica: Replica) => T) => T;
  /** The number of changes by this tab. */
  ownChanges: () => number;
  /** The reason of a large change since the last call; it is sent with the next save. */
  reason: () => SaveReason | undefined;
  takeReason: () => SaveReason | undefined;
  /** Returns the reason of a failed save. */
  returnReason: (reason: SaveReason | undefined) => void;
};

/**
 * The edited document on top of a replica: an action makes the next document, and the differences
 * become this tab's operations. Undo and redo apply to this tab's operations only.
 */
export function createEditorStore(start: EditorDocument | Replica, now = Date.now): EditorStore {
  const replica =
    start instanceof Replica ? start : new Replica(newEntryId(), { document: start, version: 0 });
  let history = startHistory(replica.document);
  let ownChanges = 0;
  let reason: SaveReason | undefined;
  const listeners = new Set<() => void>();

  function show(part: Partial<History>): void {
    const { document, canUndo, canRedo } = replica;
    const isSame =
      document === history.document &&
      canUndo === history.canUndo &&
      canRedo === history.canRedo &&
      Object.keys(part).length === 0;
    if (isSame) return;
    history = { ...history, ...part, document, canUndo, canRedo };
    for (const listener of listeners) listener();
  }

  function change(action: Exclude<Action, { type: 'undo' | 'redo' }>): void {
    const next = reduceDocument(replica.document, action);
    if (next === replica.document) return;
    const field = typedField(action);
    const at = now();
    const { typing, past } = history;
    const joins = field !== null && typing?.field === field && at - typing.at < typingPauseMs;
    const isStep = action.type !== 'setPublic';
    if (!replica.change(next, { joins, isStep })) return;
    ownChanges += 1;
    if (action.type === 'replace') reason = action.reason ?? reason;
    const before = joins ? past.slice(0, -1) : past;
    const step = isStep && {
      past: [...before, replica.document].slice(-historyLimit),
      future: [],
    };
    show({ ...step, typing: field === null ? null : { field, at } });
  }

  function go(isBack: boolean): void {
    if (!(isBack ? replica.undo() : replica.redo())) return;
    ownChanges += 1;
    const { past, future } = history;
    show({
      past: isBack ? past.slice(0, -1) : [...past, ...future.slice(0, 1)],
      future: isBack ? [...past.slice(-1), ...future] : future.slice(1),
      typing: null,
    });
  }

  return {
    getHistory: () => history,
    getDocument: () => history.document,
    getReplica: () => replica,
    dispatch: (action) =>
      action.type === 'undo' || action.type === 'redo'
        ? go(action.type === 'undo')
        : change(action),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    follow(work) {
      const result = work(replica);
      show({});
      return result;
    },
    ownChanges: () => ownChanges,
    reason: () => reason,
    takeReason() {
      const taken = reason;
      reason = undefined;
      return taken;
    },
    returnReason(taken) {
      reason ??= taken;
    },
  };
}
