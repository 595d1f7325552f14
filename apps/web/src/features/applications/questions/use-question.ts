import type { Question } from '@folio/contract/questions';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { unsavedOf, useFieldDraft } from '../../../lib/autosave/field-drafts.ts';
import { keepFieldsSafe } from '../../../lib/autosave/keep-fields-safe.ts';
import { openDeviceStore } from '../../../lib/device-store/device-store.ts';
import { useUser } from '../../../lib/session.ts';
import { watchUnsaved } from '../../../lib/unsaved-work.ts';
import { t } from '../../../lib/words/words.ts';
import { QuestionDraft } from './question-draft.ts';
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
  const { document: fields, ...saving } = useFieldDraft(draft);
  useEffect(() => keepFieldsSafe(draft), [draft]);
  useEffect(
    () => watchUnsaved(() => unsavedOf(draft, () => namedOf(draft, stored.id))),
    [draft, stored.id],
  );
  return { draft, fields, ...saving };
}

const namedOf = (draft: QuestionDraft, id: string) => ({
  key: `question/${id}`,
  what: t('Answer: {question}', { question: draft.document.question.slice(0, 80) }),
});
