import type { ApplicationStatus } from '@folio/contract/application-fields';
import type { Application } from '@folio/contract/applications';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useCommands } from '../../../lib/commands/use-commands.ts';
import { t } from '../../../lib/words/words.ts';
import { isUnsent } from '../outbox/unsent-applications.ts';
import type { Sending } from '../sent-documents.tsx';
import { useApplicationChanges } from '../use-application-changes.ts';
import { jobCopy } from './job.copy.ts';

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

type Apply = { markApplied: () => Promise<void>; isBusy: boolean };

/** Adds 'Mark as applied' to the command palette, for the open job. */
export function useApplyCommand(
  { markApplied, isBusy }: Apply,
  status: ApplicationStatus,
  price: string | undefined,
): void {
  const latest = useRef(markApplied);
  useEffect(() => {
    latest.current = markApplied;
  });
  const isSaved = status === 'saved';
  useCommands(
    useMemo(
      () =>
        isSaved
          ? [
              {
                id: 'mark as applied',
                label: jobCopy.apply,
                group: t('This job'),
                keywords: ['sent', 'status', 'apply'],
                disabled: isBusy,
                ...(price === undefined ? {} : { price }),
                run: () => void latest.current(),
              },
            ]
          : [],
      [isSaved, isBusy, price],
    ),
  );
}
