import { useRef, useSyncExternalStore } from 'react';
import { ConfirmDialog } from '../../ui/alert-dialog.tsx';
import { forCredits } from '../credit-price.ts';
import { lettersCopy } from './letters.copy.ts';
import { lettersQuestion } from './letters-question.ts';

/** The dialog of `askAboutLetters`. */
export function MissingLettersDialog() {
  const question = useSyncExternalStore(lettersQuestion.subscribe, lettersQuestion.get);
  // Keeps the text while the dialog closes.
  const last = useRef(question);
  if (question) last.current = question;
  const { missing = [], outputAction = 'export', credits } = last.current ?? {};
  return (
    <ConfirmDialog
      open={question !== undefined}
      onOpenChange={() => question?.answer(false)}
      title={lettersCopy.title(missing)}
      description={lettersCopy.description(missing, outputAction)}
      confirmLabel={forCredits(lettersCopy.confirm[outputAction], credits)}
      cancelLabel={lettersCopy.cancel}
      onConfirm={() => question?.answer(true)}
    />
  );
}
