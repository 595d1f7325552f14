import { useEffect, useEffectEvent, useState } from 'react';
import { useBlocker } from 'react-router';
import { t } from '../../lib/words/words.ts';
import { ConfirmDialog } from '../../ui/alert-dialog.tsx';
import { importCopy } from './import.copy.ts';

type Asked = { leave: () => void; stay?: () => void };

/**
 * Confirms before corrections are lost: on Escape, a click outside, choosing another file, Back and
 * Forward, or leaving the page (by the browser's own dialog).
 */
export function useAskBeforeLeaving(isCorrected: boolean) {
  const [asked, setAsked] = useState<Asked>();
  useEffect(() => {
    if (!isCorrected) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isCorrected]);
  const answer = (act: keyof Asked) => {
    setAsked(undefined);
    asked?.[act]?.();
  };
  return {
    /** Wraps an action that leaves, which runs now or after confirmation. */
    leaving: (leave: () => void) => () => (isCorrected ? setAsked({ leave }) : leave()),
    guard: isCorrected ? <BackGuard onBack={setAsked} /> : null,
    question: (
      <ConfirmDialog
        open={asked !== undefined}
        onOpenChange={(isOpen) => isOpen || answer('stay')}
        title={importCopy.discard}
        description={importCopy.discardHint}
        confirmLabel={t('Discard')}
        cancelLabel={t('Keep correcting')}
        tone="danger"
        onConfirm={() => answer('leave')}
      />
    ),
  };
}

/**
 * Blocks Back and Forward. Other links are covered by the dialog, and a new resume's page is opened
 * by navigation. Mounted only while needed, since a router asks only the latest blocker.
 */
function BackGuard({ onBack }: { onBack: (asked: Asked) => void }) {
  const back = useBlocker(({ historyAction }) => historyAction === 'POP');
  const tell = useEffectEvent(onBack);
  useEffect(() => {
    if (back.state === 'blocked') tell({ leave: () => back.proceed(), stay: () => back.reset() });
  }, [back]);
  return null;
}
