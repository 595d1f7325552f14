import { useState } from 'react';
import type { EditorStore } from '../store/editor-store.ts';
import { useEditorStore } from '../store/use-editor.ts';

/** The answers for each open resume. */
const answersByStore = new WeakMap<EditorStore, Map<string, unknown>>();

/**
 * A paid answer, which is kept while the resume is open, so that reopening its card or dialog shows
 * it again.
 */
export function useKeptAnswer<Answer>(key: string, none: Answer) {
  const store = useEditorStore();
  const [answers] = useState(() => {
    const kept = answersByStore.get(store) ?? new Map<string, unknown>();
    answersByStore.set(store, kept);
    return kept;
  });
  const latest = () => (answers.get(key) as Answer | undefined) ?? none;
  const [answer, setAnswer] = useState(latest);
  const keep = (change: (before: Answer) => Answer) => {
    answers.set(key, change(latest()));
    setAnswer(latest());
  };
  return [answer, keep] as const;
}
