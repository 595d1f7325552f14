import { Check, CloudAlert, CloudOff, LoaderCircle, type LucideIcon, Users } from 'lucide-react';
import { classNames } from '../../ui/class-names.ts';
import { saveCopy } from './cover-letter.copy.ts';
import type { SaveStatus as Status } from './letter-store.ts';

const looks: Record<Status, { icon: LucideIcon; tone: string }> = {
  saved: { icon: Check, tone: 'text-good' },
  pending: { icon: LoaderCircle, tone: 'text-faint' },
  saving: { icon: LoaderCircle, tone: 'text-faint' },
  offline: { icon: CloudOff, tone: 'text-warning' },
  failed: { icon: CloudAlert, tone: 'text-danger' },
  conflict: { icon: Users, tone: 'text-warning' },
};

/** Whether all is saved, in words and a sign; changes are told to screen readers. */
export function SaveStatus({ status, message }: { status: Status; message: string }) {
  const { icon: Icon, tone } = looks[status];
  return (
    <span
      role="status"
      title={status === 'failed' ? message : undefined}
      className={classNames(
        'inline-flex items-center gap-1.5 px-2 text-small whitespace-nowrap',
        tone,
      )}
    >
      <Icon
        aria-hidden
        className={classNames('size-3.5 shrink-0', status === 'saving' && 'animate-spin')}
      />
      <span className="max-sm:sr-only">{saveCopy[status]}</span>
    </span>
  );
}
