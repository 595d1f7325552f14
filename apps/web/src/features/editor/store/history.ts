import type { EditorDocument } from './document.ts';
import type { Change } from './reduce-document.ts';

export const historyLimit = 300;
/** Typing in one field is one undo step until a pause this long, and so is dragging a slider. */
export const typingPauseMs = 1_000;

/** A document and this tab's changes of it. Versions share their unchanged parts. */
export type History = {
  readonly document: EditorDocument;
  /** The document after each step that was not undone; a new array after each step. */
  readonly past: readonly EditorDocument[];
  readonly future: readonly EditorDocument[];
  /** Whether there is a step to undo; steps whose effect others have overwritten don't count. */
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** The field being typed in and the time of its last letter; null after any other change. */
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

/** The field that a change types in; null for other changes. */
export function typedField(change: Change): string | null {
  if ('byCommand' in change && change.byCommand) return null;
  // Choosing a photo is a step of its own.
  if (change.type === 'setField') return change.field === 'photoId' ? null : change.field;
  if (change.type === 'setEntryField') return `${change.list}/${change.id}/${change.field}`;
  if (change.type === 'setBullet') return `${change.list}/${change.id}/bullets/${change.bullet}`;
  // Dragging a slider is one step.
  if (change.type === 'setSettings') return `settings/${Object.keys(change.settings).join()}`;
  return change.type === 'rename' ? 'resume name' : null;
}
