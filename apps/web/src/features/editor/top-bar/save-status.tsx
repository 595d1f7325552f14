import { Check, CloudAlert, CloudOff, LoaderCircle, type LucideIcon, Users } from 'lucide-react';
import { classNames } from '../../../ui/class-names.ts';
import { saveStateCopy } from '../editor.copy.ts';
import type { SaveState } from '../saving/save-state.ts';
import { useSaver, useSaveState } from '../saving/use-saver.ts';

type Status = SaveState['status'];

const looks: Record<Status, { icon: LucideIcon; tone: string }> = {
  saved: { icon: Check, tone: 'text-good' },
  pending: { icon: LoaderCircle, tone: 'text-faint' },
  saving: { icon: LoaderCircle, tone: 'text-faint' },
  offline: { icon: CloudOff, tone: 'text-warning' },
  failed: { icon: CloudAlert, tone: 'text-danger' },
  conflict: { icon: Users, tone: 'text-warning' },
};

/** Whether all is saved, in words and a sign; changes are told to screen readers. */
export function SaveStatus({ className }: { className?: string }) {
  const { status } = useSaveState();
  const isNew = useSaver().saved === undefined && (status === 'saved' || status === 'pending');
  const { icon: Icon, tone } = isNew ? { icon: CloudOff, tone: 'text-faint' } : looks[status];
  return (
    <span
      role="status"
      className={classNames(
        'inline-flex items-center gap-1.5 text-small whitespace-nowrap',
        tone,
        className,
      )}
    >
      <Icon
        aria-hidden
        className={classNames('size-3.5 shrink-0', status === 'saving' && 'animate-spin')}
      />
      {isNew ? saveStateCopy.notCreated : saveStateCopy[status]}
    </span>
  );
}
