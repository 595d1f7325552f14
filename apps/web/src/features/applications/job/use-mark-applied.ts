import type { ApplicationStatus } from '@folio/contract/application-fields';
import type { Application } from '@folio/contract/applications';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useCommands } from '../../../lib/commands/use-commands.ts';
import { t } from '../../../lib/words/words.ts';
import { focusHeading } from '../../../ui/use-focus.ts';
import { isUnsent } from '../outbox/unsent-applications.ts';
import type { Sending } from '../sent-documents.tsx';
import { useApplicationChanges } from '../use-application-changes.ts';
import { jobCopy } from './job.copy.ts';

/**
 * Keeps the sent documents, then sets the status to 'applied'; if they can't be kept, the status
 * stays. Without enough credits the status changes and nothing is kept, which the notification
 * says.
 */
export function useMarkApplied(
  application: Application,
  resumeId: string | null,
  { keep, price }: Pick<Sending, 'keep' | 'price'>,
) {
  const { setStatus } = useApplicationChanges();
  const [isBusy, setBusy] = useState(false);
  // For an application that is not sent yet, the server keeps the documents when the change arrives.
  const keepsNone = resumeId === null || isUnsent(application) || !price.isEnough;
  const markApplied = async () => {
    const pressed = document.activeElement;
    setBusy(true);
    const isKept = keepsNone || (await keep(false));
    setBusy(false);
    if (!isKept) return;
    setStatus([application.id], 'applied');
    // The pressed button is removed; if the person is typing elsewhere by now, the focus stays
    // there.
    const focused = document.activeElement;
    if (focused === pressed || focused === document.body) focusHeading();
  };
  return { markApplied, isBusy, price: keepsNone || price.credits === 0 ? undefined : price.words };
}

type Apply = { markApplied: () => Promise<void>; isBusy: boolean; price: string | undefined };

/** Adds 'Mark as applied' to the command palette, for the open job. */
export function useApplyCommand(
  { markApplied, isBusy, price }: Apply,
  status: ApplicationStatus,
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
