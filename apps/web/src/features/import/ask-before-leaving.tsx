import { useEffect, useState } from 'react';
import { t } from '../../lib/words/words.ts';
import { ConfirmDialog } from '../../ui/alert-dialog.tsx';
import { importCopy } from './import.copy.ts';

/**
 * Confirms before corrections are lost: on Escape, a click outside, choosing another file, or
 * leaving the page (by the browser's own dialog).
 */
export function useAskBeforeLeaving(isCorrected: boolean) {
  const [asked, setAsked] = useState<{ leave: () => void }>();
  useEffect(() => {
    if (!isCorrected) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isCorrected]);
  return {
    /** Wraps an action that leaves, which runs now or after confirmation. */
    leaving: (leave: () => void) => () => (isCorrected ? setAsked({ leave }) : leave()),
    question: (
      <ConfirmDialog
        open={asked !== undefined}
        onOpenChange={(isOpen) => isOpen || setAsked(undefined)}
        title={importCopy.discard}
        description={importCopy.discardHint}
        confirmLabel={t('Discard')}
        cancelLabel={t('Keep correcting')}
        tone="danger"
        onConfirm={() => {
          setAsked(undefined);
          asked?.leave();
        }}
      />
    ),
  };
}
