import { missingBulletList, textAt } from '@folio/contract/content-path';
import { type Suggestion, statusOf } from '@folio/contract/suggestions';
import { bySuggestionPlace } from '../../../lib/suggestion-places.ts';
import type { EditorDocument } from '../store/document.ts';
import type { EditorStore } from '../store/editor-store.ts';

/** An open suggestion with the current state of its text. */
export type Waiting = Suggestion & {
  status: 'open' | 'outdated';
  /** In page order, from 1. */
  number: number;
  /** Whether its text was deleted. */
  isGone: boolean;
  /** The list to which it would add a bullet. */
  addsTo: string | undefined;
};

/** The open suggestions in page order; those whose text was deleted come last. */
export function waitingFor(
  suggestions: readonly Suggestion[],
  { content, order }: Pick<EditorDocument, 'content' | 'order'>,
): Waiting[] {
  if (suggestions.length === 0) return [];
  const byPlace = bySuggestionPlace({ content, order });
  return suggestions
    .flatMap((one) => {
      // Only a suggestion without a previous text adds a bullet; otherwise its bullet was deleted.
      const addsTo = one.before === '' ? missingBulletList(content, one.path) : undefined;
      const now = textAt(content, one.path) ?? (addsTo === undefined ? undefined : '');
      const status = statusOf(one, now);
      if (status !== 'open' && status !== 'outdated') return [];
      return [{ ...one, status, isGone: now === undefined, addsTo }];
    })
    .toSorted((a, b) => byPlace(a.addsTo ?? a.path, b.addsTo ?? b.path))
    .map((one, index) => ({ ...one, number: index + 1 }));
}

const none: readonly Waiting[] = [];

/** Outside React state, so that typing rerenders only the notes that change. */
export function createSuggestionStore(editor: EditorStore) {
  let all: readonly Suggestion[] = [];
  let waiting = none;
  let byPath: ReadonlyMap<string, readonly Waiting[]> = new Map();
  const listeners = new Set<() => void>();
  const update = () => {
    const now = waitingFor(all, editor.getDocument());
    if (isSameList(waiting, now)) return;
    waiting = now;
    byPath = Map.groupBy(now, ({ path, addsTo }) => addsTo ?? path);
    for (const listener of listeners) listener();
  };
  return {
    get: () => waiting,
    at: (path: string) => byPath.get(path) ?? none,
    setAll(suggestions: readonly Suggestion[]) {
      all = suggestions;
      update();
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Follows changes of the document until the returned function is called. */
    follow: () => editor.subscribe(update),
  };
}

export type SuggestionStore = ReturnType<typeof createSuggestionStore>;

const isSameList = (before: readonly Waiting[], now: readonly Waiting[]): boolean =>
  before.length === now.length &&
  before.every((one, index) => {
    const other = now[index];
    return one.id === other?.id && isSame(one, other);
  });

const isSame = (a: Waiting, b: Waiting): boolean =>
  a.status === b.status &&
  a.isGone === b.isGone &&
  a.addsTo === b.addsTo &&
  a.decision === b.decision &&
  a.takesReplies === b.takesReplies &&
  a.replies.length === b.replies.length;
