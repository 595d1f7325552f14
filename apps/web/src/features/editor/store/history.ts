import type { EditorDocument } from './document.ts';
import type { Change } from './reduce-document.ts';

export const historyLimit = 300;
/** Typing in one field is one step until it rests for this long, and so is drawing a slider. */
export const typingPauseMs = 1_000;

/** A document and what this tab did to it. Unchanged parts are shared between its versions. */
export type History = {
  readonly document: EditorDocument;
  /** What each step that was not taken back has come to; another array after each step. */
  readonly past: readonly EditorDocument[];
  readonly future: readonly EditorDocument[];
  /** Whether a step is left to take back: where others wrote since, there is nothing of it. */
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** The field being typed in and when its last letter came; null after anything else. */
  readonly typing: { readonly field: string; readonly at: number } | null;
};

export type Action = Change | { type: 'undo' } | { type: 'redo' };

export const startHistory = (document: EditorDocument): History => ({
  document,
  past: [],
  future: [],
  canUndo: false,
  canRedo: false,
  typing: null,
});

/** The field that a change types in; null for every other change. */
export function typedField(change: Change): string | null {
  // A photo is chosen, and each choice a step.
  if (change.type === 'setField') return change.field === 'photoId' ? null : change.field;
  if (change.type === 'setEntryField') return `${change.list}/${change.id}/${change.field}`;
  if (change.type === 'setBullet') return `${change.list}/${change.id}/bullets/${change.bullet}`;
  // A slider that is drawn is one step, too.
  if (change.type === 'setSettings') return `settings/${Object.keys(change.settings).join()}`;
  return change.type === 'rename' ? 'resume name' : null;
}
