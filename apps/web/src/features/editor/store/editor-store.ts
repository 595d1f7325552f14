import type { EditorDocument } from './document.ts';
import { type Action, type History, reduceHistory, startHistory } from './history.ts';

export type EditorStore = {
  getHistory: () => History;
  getDocument: () => EditorDocument;
  dispatch: (action: Action) => void;
  /** Calls back after each change of the document; returns how to stop. */
  subscribe: (listener: () => void) => () => void;
};

export function createEditorStore(document: EditorDocument, now = Date.now): EditorStore {
  let history = startHistory(document);
  const listeners = new Set<() => void>();
  return {
    getHistory: () => history,
    getDocument: () => history.document,
    dispatch(action) {
      const next = reduceHistory(history, action, now());
      if (next === history) return;
      history = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
