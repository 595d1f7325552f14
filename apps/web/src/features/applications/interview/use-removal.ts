import { useEffect, useRef } from 'react';
import { t } from '../../../lib/words/words.ts';
import { dismissToast, toast } from '../../../ui/toast.ts';
import type { ApplicationDraft } from '../application-draft.ts';
import { interviewCopy } from './interview.copy.ts';

/** Takes a question and its notes away, which can be taken back for as long as the page is there. */
export function useRemoval(draft: ApplicationDraft) {
  const told = useRef<number>(undefined);
  useEffect(
    () => () => {
      if (told.current !== undefined) dismissToast(told.current);
    },
    [],
  );
  return (question: string): void => {
    const { preparation } = draft.document;
    const gone = preparation.filter((one) => one.question === question);
    draft.edit({ preparation: preparation.filter((one) => one.question !== question) });
    const onClick = () => draft.edit({ preparation: [...draft.document.preparation, ...gone] });
    told.current = toast({ ...interviewCopy.removed, action: { label: t('Undo'), onClick } });
  };
}
