import { CloudOff } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { t } from '../../lib/words/words.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { ProblemNote } from '../../ui/error-state.tsx';
import { applicationsCopy } from './applications.copy.ts';
import { backToApplications } from './job/job-bar.tsx';
import { useUnsent } from './outbox/use-queued.ts';

/** Marks an application that is only on this device, in one line. */
export function UnsentMark({ id, className }: { id: string; className?: string }) {
  const { refusal } = useUnsent(id);
  return (
    <span
      className={classNames(
        'flex min-w-0 items-center gap-1.5',
        refusal === undefined ? 'text-muted' : 'text-warning',
        className,
      )}
    >
      <CloudOff aria-hidden className="size-4 shrink-0" />
      <span className="truncate">
        {refusal === undefined ? applicationsCopy.unsent : applicationsCopy.notAdded}
      </span>
    </span>
  );
}

/**
 * Explains that an application is not on the server yet; a refused one can be retried or discarded.
 */
export function UnsentNotice({ id }: { id: string }) {
  const { refusal, tryAgain, discard } = useUnsent(id);
  const [isBusy, setBusy] = useState(false);
  const navigate = useNavigate();
  if (refusal === undefined)
    return (
      <p
        role="status"
        className="flex shrink-0 items-center gap-2 border-b border-line bg-surface px-6 py-2.5 text-small text-muted max-sm:px-4"
      >
        <CloudOff aria-hidden className="size-4 shrink-0" />
        {applicationsCopy.unsentHint}
      </p>
    );
  const again = async () => {
    setBusy(true);
    await tryAgain();
    setBusy(false);
  };
  return (
    <div className="shrink-0 px-6 max-sm:px-4">
      <ProblemNote className="mt-4" title={applicationsCopy.notAddedTitle} description={refusal} />
      <div className="my-3 flex flex-wrap gap-2">
        <Button isBusy={isBusy} onClick={() => void again()}>
          {t('Try again')}
        </Button>
        <Button
          variant="quiet"
          disabled={isBusy}
          onClick={() => {
            void navigate(backToApplications.to);
            void discard();
          }}
        >
          {t('Discard it')}
        </Button>
      </div>
    </div>
  );
}
