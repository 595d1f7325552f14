import type { Application } from '@folio/contract/applications';
import { useState } from 'react';
import { isUnsent } from '../outbox/unsent-applications.ts';
import type { Sending } from '../sent-documents.tsx';
import { useApplicationChanges } from '../use-application-changes.ts';

/** Keeps what was sent, then says that it was sent: what could not be kept leaves the status as it is. */
export function useMarkApplied(
  application: Application,
  resumeId: string | null,
  { keep }: Pick<Sending, 'keep'>,
) {
  const { setStatus } = useApplicationChanges();
  const [isBusy, setBusy] = useState(false);
  const markApplied = async () => {
    setBusy(true);
    // For one that the server does not have yet, it keeps what it can when the change arrives.
    const keepsNone = resumeId === null || isUnsent(application);
    const isKept = keepsNone || (await keep(false));
    setBusy(false);
    if (isKept) setStatus([application.id], 'applied');
  };
  return { markApplied, isBusy };
}
