import type { Application } from '@folio/contract/applications';
import { useState } from 'react';
import type { Sending } from '../sent-documents.tsx';
import { useApplicationChanges } from '../use-application-changes.ts';

/** Keeps what was sent, then says that it was sent: what could not be kept leaves the status as it is. */
export function useMarkApplied(
  { id }: Application,
  resumeId: string | null,
  { keep }: Pick<Sending, 'keep'>,
) {
  const { setStatus } = useApplicationChanges();
  const [isBusy, setBusy] = useState(false);
  const markApplied = async () => {
    setBusy(true);
    const isKept = resumeId === null || (await keep(false));
    setBusy(false);
    if (isKept) setStatus([id], 'applied');
  };
  return { markApplied, isBusy };
}
