import { secondFactorRoutes } from '@folio/contract/second-factor';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { afterPaint } from '../../../lib/after-paint.ts';
import { api } from '../../../lib/api-client.ts';
import { describeError } from '../../../lib/error-copy.ts';
import { t } from '../../../lib/words/words.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { toast } from '../../../ui/toast.ts';
import { ConfirmStep } from '../confirmation/confirm-step.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { TurnOn } from './turn-on.tsx';

const twoStepQuery = () =>
  queryOptions({
    queryKey: ['profile', 'two-step'] as const,
    queryFn: async () => (await api(secondFactorRoutes.state)).data,
  });

type Task = 'turn-on' | 'renew' | 'turn-off';

/** The setting for two-step login. */
export function TwoStepLogin() {
  const client = useQueryClient();
  const { data, error, refetch } = useQuery(twoStepQuery());
  const [task, setTask] = useState<Task>();
  const state = useRef<HTMLParagraphElement>(null);
  const close = () => {
    setTask(undefined);
    void client.invalidateQueries({ queryKey: ['profile'] });
  };
  // The pressed button is unmounted by then.
  const finish = () => {
    close();
    afterPaint(() => state.current?.focus());
  };
  return (
    <>
      {data ? (
        <>
          <p ref={state} tabIndex={-1} className="flex flex-wrap items-center gap-2">
            <Badge tone={data.isOn ? 'accent' : 'neutral'}>{data.isOn ? t('On') : t('Off')}</Badge>
            {data.isOn
              ? t('Recovery codes left: {recoveryCodesLeft}', {
                  recoveryCodesLeft: data.recoveryCodesLeft,
                })
              : null}
          </p>
          <div className="mt-4 flex flex-wrap gap-2">
            {data.isOn ? (
              <>
                <Button onClick={() => setTask('renew')}>{t('New recovery codes')}</Button>
                <Button
                  variant="quiet"
                  className="text-danger!"
                  onClick={() => setTask('turn-off')}
                >
                  {t('Turn off two-step login')}
                </Button>
              </>
            ) : (
              <Button onClick={() => setTask('turn-on')}>{t('Turn on two-step login')}</Button>
            )}
          </div>
        </>
      ) : error ? (
        <ErrorState
          title={t('We couldn’t load this setting')}
          description={describeError(error)}
          onRetry={() => void refetch()}
        />
      ) : (
        <Skeleton className="h-12 w-full" />
      )}
      {task === 'turn-on' && <TurnOn onClose={close} onDone={finish} />}
      {task === 'renew' && <Renew onClose={close} onDone={finish} />}
      {task === 'turn-off' && <TurnOff onClose={close} onDone={finish} />}
    </>
  );
}

type TaskProps = { onClose: () => void; onDone: () => void };

function TurnOff({ onClose, onDone }: TaskProps) {
  return (
    <ConfirmStep
      title={t('Turn off two-step login?')}
      description={t(
        'Logging in will take your password alone, and your recovery codes will no longer work.',
      )}
      confirmLabel={t('Turn off')}
      isDangerous
      onClose={onClose}
      onConfirm={async (confirmation) => {
        await api(secondFactorRoutes.turnOff, { body: confirmation });
        toast({ tone: 'good', title: t('Two-step login is off') });
        onDone();
      }}
    />
  );
}

function Renew({ onClose, onDone }: TaskProps) {
  const [codes, setCodes] = useState<string[]>();
  if (codes) return <RecoveryCodes codes={codes} onClose={onDone} />;
  return (
    <ConfirmStep
      title={t('Make new recovery codes?')}
      description={t('The ones you have will no longer work.')}
      confirmLabel={t('Make new codes')}
      onClose={onClose}
      onConfirm={async (confirmation) => {
        const { data } = await api(secondFactorRoutes.renewRecoveryCodes, { body: confirmation });
        setCodes(data.recoveryCodes);
      }}
    />
  );
}
