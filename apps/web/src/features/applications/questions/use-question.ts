import type { Question } from '@folio/contract/questions';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { keepFieldsSafe } from '../../../lib/autosave/keep-fields-safe.ts';
import { openDeviceStore } from '../../../lib/device-store/device-store.ts';
import { useUser } from '../../../lib/session.ts';
import { type UnsavedText, watchUnsaved } from '../../../lib/unsaved-work.ts';
import { t } from '../../../lib/words/words.ts';
import { QuestionDraft, reasonOf } from './question-draft.ts';
import { questionsQuery } from './questions.queries.ts';

/** The draft of a question, while it is open. */
export function useQuestion(stored: Question) {
  const user = useUser();
  const client = useQueryClient();
  const [draft] = useState(
    () =>
      new QuestionDraft({
        stored,
        store: openDeviceStore(user.id),
        onSaved: (saved) =>
          client.setQueryData(questionsQuery().queryKey, (all) =>
            all?.map((one) => (one.id === saved.id ? saved : one)),
          ),
      }),
  );
  const fields = useSyncExternalStore(draft.subscribe, () => draft.document);
  const state = useSyncExternalStore(draft.subscribe, () => draft.state);
  const kept = useSyncExternalStore(draft.subscribe, () => draft.kept);
  const conflicts = useSyncExternalStore(draft.subscribe, () => draft.conflicts);
  useEffect(() => keepFieldsSafe(draft), [draft]);
  useEffect(() => watchUnsaved(() => unsavedOf(draft, stored.id)), [draft, stored.id]);
  return { draft, fields, state, kept, conflicts };
}

async function unsavedOf(draft: QuestionDraft, id: string): Promise<UnsavedText[]> {
  const state = await draft.flush();
  if (!draft.hasUnsaved()) return [];
  const copy = async () => JSON.stringify(draft.document, null, 2);
  const what = t('Answer: {question}', { question: draft.document.question.slice(0, 80) });
  return [{ key: `question/${id}`, what, why: reasonOf(state), copy }];
}
