import type { Preparation } from '@folio/contract/application-fields';
import { useEffect, useRef } from 'react';
import { t } from '../../../lib/words/words.ts';
import { dismissToast, shownToast, toast } from '../../../ui/toast.ts';
import type { ApplicationDraft } from '../application-draft.ts';
import { interviewCopy } from './interview.copy.ts';

/**
 * Removes a question and its notes, with Undo in the notification. Questions removed while it is
 * visible share it, since a second one would replace it with its Undo.
 */
export function useRemoval(draft: ApplicationDraft) {
  const notice = useRef<{ id: number; gone: readonly Preparation[] }>(undefined);
  useEffect(
    () => () => {
      if (notice.current) dismissToast(notice.current.id);
    },
    [],
  );
  return (question: string): void => {
    const { preparation } = draft.document;
    const shown = shownToast();
    const before = shown?.isOpen && shown.id === notice.current?.id ? notice.current.gone : [];
    const gone = [...before, ...preparation.filter((one) => one.question === question)];
    draft.edit({ preparation: preparation.filter((one) => one.question !== question) });
    const onClick = () => draft.edit({ preparation: [...draft.document.preparation, ...gone] });
    const action = { label: t('Undo'), onClick };
    notice.current = { id: toast({ title: interviewCopy.removed(gone.length), action }), gone };
  };
}
