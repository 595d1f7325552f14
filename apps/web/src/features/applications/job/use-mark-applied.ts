import type { Application } from '@folio/contract/applications';
import { useState } from 'react';
import { isUnsent } from '../outbox/unsent-applications.ts';
import type { Sending } from '../sent-documents.tsx';
import { useApplicationChanges } from '../use-application-changes.ts';

/**
 * Keeps the sent documents, then sets the status to 'applied'; if they can't be kept, the status
 * stays.
 */
export function useMarkApplied(
  application: Application,
  resumeId: string | null,
  { keep }: Pick<Sending, 'keep'>,
) {
  const { setStatus } = useApplicationChanges();
  const [isBusy, setBusy] = useState(false);
  const markApplied = async () => {
    setBusy(true);
    // For an application that is not sent yet, the server keeps the documents when the change
    // arrives.
    const keepsNone = resumeId === null || isUnsent(application);
    const isKept = keepsNone || (await keep(false));
    setBusy(false);
    if (isKept) setStatus([application.id], 'applied');
  };
  return { markApplied, isBusy };
}
