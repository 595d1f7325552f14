import type { Application } from '@folio/contract/applications';
import { Button } from '../../ui/button.tsx';
import { Select } from '../../ui/select.tsx';
import { daysSince, statusNames, statusOptions } from './applications.copy.ts';
import { useApplicationChanges } from './use-application-changes.ts';

/** After so many days without a word, hardly any employer still answers. */
const silentDays = 21;

/** How far an application has come; where nobody has answered for weeks, that is suggested. */
export function StatusField({
  application: { id, status, statusDay },
}: {
  application: Application;
}) {
  const { setStatus } = useApplicationChanges();
  const days = daysSince(statusDay);
  return (
    <div>
      <Select
        label="Status"
        value={status}
        options={statusOptions}
        onValueChange={(next) => setStatus([id], next)}
      />
      {status === 'applied' && days >= silentDays ? (
        <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-2 text-small text-muted">
          You applied {days} days ago.
          <Button size="small" className="max-md:h-11" onClick={() => setStatus([id], 'no-answer')}>
            Move to {statusNames['no-answer']}
          </Button>
        </p>
      ) : null}
    </div>
  );
}
