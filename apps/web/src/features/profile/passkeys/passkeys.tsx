import { type Passkey, passkeyLimits, passkeyRoutes } from '@folio/contract/passkeys';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Fingerprint } from 'lucide-react';
import { useState } from 'react';
import { api } from '../../../lib/api-client.ts';
import { longDate, shortMoment } from '../../../lib/dates.ts';
import { describeError, describeField } from '../../../lib/error-copy.ts';
import { t } from '../../../lib/words/words.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { toast } from '../../../ui/toast.ts';
import { focusHeading } from '../../../ui/use-focus.ts';
import { ConfirmStep } from '../confirmation/confirm-step.tsx';
import { AddPasskey } from './add-passkey.tsx';
import { passkeysQuery } from './passkeys.queries.ts';

type Task = { kind: 'add' } | { kind: 'rename' | 'remove'; passkey: Passkey };

/** The account's passkeys with their last use. */
export function Passkeys() {
  const client = useQueryClient();
  const { data, error, refetch } = useQuery(passkeysQuery());
  const [task, setTask] = useState<Task>();
  const close = () => {
    setTask(undefined);
    void client.invalidateQueries({ queryKey: passkeysQuery().queryKey });
  };
  if (error && !data)
    return (
      <ErrorState
        title={t('We couldn’t load your passkeys')}
        description={describeError(error)}
        onRetry={() => void refetch()}
      />
    );
  if (!data) return <Skeleton className="h-12 w-full" />;
  const isSupported = 'PublicKeyCredential' in window;
  const isFull = data.length >= passkeyLimits.passkeys;
  return (
    <>
      {data.length === 0 ? <p className="text-body text-muted">{t('No passkeys yet.')}</p> : null}
      <ul>
        {data.map((passkey) => (
          <PasskeyRow key={passkey.id} passkey={passkey} onTask={setTask} />
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button disabled={!isSupported || isFull} onClick={() => setTask({ kind: 'add' })}>
          {t('Add a passkey')}
        </Button>
        {isFull ? (
          <p className="text-small text-muted">
            {t('You have {passkeys} passkeys. Remove one to add another.', {
              passkeys: passkeyLimits.passkeys,
            })}
          </p>
        ) : isSupported ? null : (
          <p className="text-small text-muted">{t('This browser can’t make passkeys.')}</p>
        )}
      </div>
      {task?.kind === 'add' && <AddPasskey onClose={close} />}
      {task?.kind === 'rename' && <RenamePasskey passkey={task.passkey} onClose={close} />}
      {task?.kind === 'remove' && <RemovePasskey passkey={task.passkey} onClose={close} />}
    </>
  );
}

function PasskeyRow({ passkey, onTask }: { passkey: Passkey; onTask: (task: Task) => void }) {
  const { name, createdAt, lastUsedAt } = passkey;
  return (
    <li className="flex min-h-14 flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-2.5 first:pt-0">
      <Fingerprint aria-hidden className="size-5 shrink-0 text-faint" />
      <div className="min-w-0 flex-1 basis-60">
        <p className="font-medium wrap-anywhere">{name}</p>
        <p className="text-small text-faint">
          {t('Added {day} · ', { day: longDate(createdAt) })}
          {lastUsedAt
            ? t('Last used: {moment}', { moment: shortMoment(lastUsedAt) })
            : t('Never used')}
        </p>
      </div>
      <div className="flex gap-2">
        <Button
          size="small"
          variant="quiet"
          aria-label={t('Rename {name}', { name })}
          onClick={() => onTask({ kind: 'rename', passkey })}
        >
          {t('Rename')}
        </Button>
        <Button
          size="small"
          aria-label={t('Remove {name}', { name })}
          onClick={() => onTask({ kind: 'remove', passkey })}
        >
          {t('Remove')}
        </Button>
      </div>
    </li>
  );
}

function RenamePasskey({ passkey, onClose }: { passkey: Passkey; onClose: () => void }) {
  const [name, setName] = useState(passkey.name);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => api(passkeyRoutes.rename, { params: { id: passkey.id }, body: { name } }),
    onSuccess: onClose,
  });
  return (
    <FormDialog
      size="small"
      title={t('Rename this passkey')}
      submitLabel={t('Save')}
      isBusy={isPending}
      onSubmit={mutate}
      onClose={onClose}
    >
      <TextField
        label={t('Name')}
        autoComplete="off"
        maxLength={passkeyLimits.name}
        value={name}
        onChange={({ target }) => setName(target.value)}
        error={error ? describeField(error, 'name') : undefined}
      />
    </FormDialog>
  );
}

function RemovePasskey({ passkey, onClose }: { passkey: Passkey; onClose: () => void }) {
  return (
    <ConfirmStep
      title={t('Remove “{name}”?', { name: passkey.name })}
      description={t(
        'It will no longer log in to Folio. Delete it on your device, too, so that it isn’t offered there.',
      )}
      confirmLabel={t('Remove')}
      isDangerous
      onClose={onClose}
      onConfirm={async (confirmation) => {
        await api(passkeyRoutes.remove, { params: { id: passkey.id }, body: confirmation });
        focusHeading();
        toast({ tone: 'good', title: t('Passkey removed') });
        onClose();
      }}
    />
  );
}
