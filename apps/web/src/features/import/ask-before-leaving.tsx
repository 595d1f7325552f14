import { useEffect, useState } from 'react';
import { ConfirmDialog } from '../../ui/alert-dialog.tsx';
import { importCopy } from './import.copy.ts';

/**
 * Asks before what was corrected is given up, however that comes about: by a key or a click outside of
 * the dialog, by another file, or by leaving the page, which the browser asks about itself.
 */
export function useAskBeforeLeaving(isMended: boolean) {
  const [asked, setAsked] = useState<{ leave: () => void }>();
  useEffect(() => {
    if (!isMended) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isMended]);
  return {
    /** Does what leaves, now or once it is confirmed. */
    leaving: (leave: () => void) => () => (isMended ? setAsked({ leave }) : leave()),
    question: (
      <ConfirmDialog
        open={asked !== undefined}
        onOpenChange={(isOpen) => isOpen || setAsked(undefined)}
        title={importCopy.discard}
        description={importCopy.discardHint}
        confirmLabel="Discard"
        cancelLabel="Keep correcting"
        tone="danger"
        onConfirm={() => {
          setAsked(undefined);
          asked?.leave();
        }}
      />
    ),
  };
}
