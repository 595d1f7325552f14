import type { ApplicationStatus } from '@folio/contract/application-fields';
import { useEffect, useMemo, useRef } from 'react';
import { useCommands } from '../../lib/commands/use-commands.ts';
import { t } from '../../lib/words/words.ts';
import { jobCopy } from './job/job.copy.ts';

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
