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
  /** Calls back after each change of the document; returns how to stop. */
  subscribe: (listener: () => void) => () => void;
  /** For a look at the operations; what works on them is to `follow`. */
  getReplica: () => Replica;
  /** Lets saving work on the operations: what others have done is then shown. */
  follow: <T>(work: (replica: Replica) => T) => T;
  /** How often this tab has changed something: what others do does not count. */
  ownChanges: () => number;
  /** Why much was changed at once since it was taken last: it goes with the next save. */
  reason: () => SaveReason | undefined;
  takeReason: () => SaveReason | undefined;
  /** Gives back what was taken for a save that came to nothing. */
  returnReason: (reason: SaveReason | undefined) => void;
};

/**
 * What is edited, on top of a replica: an action makes the next document, and what differs becomes
 * operations of this tab. Undo and redo go over this tab's own alone.
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
