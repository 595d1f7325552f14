import { isSame } from '../../../lib/is-same.ts';
import type { EditorDocument } from './document.ts';
import { type Change, reduceDocument } from './reduce-document.ts';

export const historyLimit = 300;
/** Typing in one field is one step until it rests for this long, and so is drawing a slider. */
export const typingPauseMs = 1_000;

/** A document with the ones before and after it. Unchanged parts are shared between them. */
export type History = {
  readonly document: EditorDocument;
  readonly past: readonly EditorDocument[];
  readonly future: readonly EditorDocument[];
  /** The field being typed in and when its last letter came; null after anything else. */
  readonly typing: { readonly field: string; readonly at: number } | null;
};

export type Action =
  | Change
  | { type: 'undo' }
  | { type: 'redo' }
  /** Another device has saved something: `carry` takes each step over to what the resume now is. */
  | { type: 'rebase'; document: EditorDocument; carry: (step: EditorDocument) => EditorDocument };

export const startHistory = (document: EditorDocument): History => ({
  document,
  past: [],
  future: [],
  typing: null,
});

/** `at` is the time in milliseconds; it decides only which letters make one step. */
export function reduceHistory(history: History, action: Action, at: number): History {
  if (action.type === 'undo') return undo(history);
  if (action.type === 'redo') return redo(history);
  if (action.type === 'rebase') return rebase(history, action);
  const document = reduceDocument(history.document, action);
  if (document === history.document) return history;
  if (action.type === 'setPublic') return { ...history, document, typing: null };
  const field = typedField(action);
  const continues = field !== null && isTyping(history, field, at);
  return {
    document,
    past: continues ? history.past : [...history.past, history.document].slice(-historyLimit),
    future: [],
    typing: field === null ? null : { field, at },
  };
}

function undo(history: History): History {
  const before = history.past.at(-1);
  if (!before) return history;
  const document = sharedAs(history.document, before);
  const future = [history.document, ...history.future];
  return { document, past: history.past.slice(0, -1), future, typing: null };
}

function redo(history: History): History {
  const [after, ...future] = history.future;
  if (!after) return history;
  const document = sharedAs(history.document, after);
  return { document, past: [...history.past, history.document], future, typing: null };
}

/**
 * What came from elsewhere is no step of this history, but what all of its steps stand on: it is in
 * each of them, so that undo and redo go over one's own changes alone. Steps that differed only in
 * what the other device has changed since are gone.
 */
function rebase(
  { past, future, typing }: History,
  { document, carry }: Extract<Action, { type: 'rebase' }>,
): History {
  const before: EditorDocument[] = [];
  let next = document;
  for (const step of past.map(carry).reverse()) {
    if (!isSame(step, next)) before.unshift(step);
    next = step;
  }
  const after: EditorDocument[] = [];
  let last = document;
  for (const step of future.map(carry)) {
    if (!isSame(step, last)) after.push(step);
    last = step;
  }
  return { document, past: before, future: after, typing: before.length > 0 ? typing : null };
}

/** Sharing is no step: taking something else back must never show a resume to others, or hide it. */
const sharedAs = ({ isPublic }: EditorDocument, document: EditorDocument): EditorDocument =>
  reduceDocument(document, { type: 'setPublic', isPublic });

function isTyping({ typing }: History, field: string, at: number): boolean {
  return typing !== null && typing.field === field && at - typing.at < typingPauseMs;
}

function typedField(change: Change): string | null {
  if (change.type === 'setField') return change.field;
  if (change.type === 'setEntryField') return `${change.list}/${change.id}/${change.field}`;
  // A slider that is drawn is one step, too.
  if (change.type === 'setSettings') return `settings/${Object.keys(change.settings).join()}`;
  return change.type === 'rename' ? 'resume name' : null;
}
