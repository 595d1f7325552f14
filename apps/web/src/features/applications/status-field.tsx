import type { Application } from '@folio/contract/applications';
import { t } from '../../lib/words/words.ts';
import { Button } from '../../ui/button.tsx';
import { Select } from '../../ui/select.tsx';
import { daysSince, isSilent, statusNames, statusOptions } from './applications.copy.ts';
import { useApplicationChanges } from './use-application-changes.ts';

type Props = { application: Pick<Application, 'id' | 'status' | 'statusDay'> };

/** The application's status, as a select. */
export function StatusField({ application: { id, status } }: Props) {
  const { setStatus } = useApplicationChanges();
  return (
    <Select
      label={<span className="sr-only">{t('Status')}</span>}
      className="-mt-1"
      value={status}
      options={statusOptions()}
      onValueChange={(next) => setStatus([id], next)}
    />
  );
}

/** Suggests the status 'no answer' after weeks without one. */
export function SilentNote({ application: { id, status, statusDay } }: Props) {
  const { setStatus } = useApplicationChanges();
  if (!isSilent({ status, statusDay })) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-2 text-small text-muted">
      {t('You applied {daysSince} days ago.', { daysSince: daysSince(statusDay) })}
      <Button size="small" onClick={() => setStatus([id], 'no-answer')}>
        {t('Move to {value}', { value: statusNames['no-answer'] })}
      </Button>
    </p>
  );
}
