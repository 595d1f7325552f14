import { reminderHour, stepReminderRoutes } from '@folio/contract/step-reminders';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../lib/api-client.ts';
import { describeError } from '../../../lib/error-copy.ts';
import { noticePermission } from '../../../lib/notices.ts';
import { useUser } from '../../../lib/session.ts';
import { t } from '../../../lib/words/words.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { ErrorState, ProblemNote } from '../../../ui/error-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { wantStepNotices, wantsStepNotices } from '../due/step-notices.ts';

const queryKey = ['step reminders'];

/** Texts for notifications, by the browser's permission. */
const noticeWords = {
  get hint() {
    return t(
      'One notification from 7 a.m. while Folio is open in a tab, only on days with a next step. It shows how many, not what they are.',
    );
  },
  get granted() {
    return t('Notifications are on in this browser.');
  },
  get denied() {
    return t('Your browser blocks notifications from this site. Allow them in its site settings.');
  },
  get default() {
    return t('Your browser will ask you to allow notifications.');
  },
  get unsupported() {
    return t('This browser doesn’t support notifications.');
  },
  get notKept() {
    return t('This browser doesn’t keep settings, so this can’t be turned on here.');
  },
} as const;

/** Settings of reminders: a mail and a notification on the morning of each next step. */
export function RemindersDialog({ onClose }: { onClose: () => void }) {
  const client = useQueryClient();
  const reminders = useQuery({
    queryKey,
    queryFn: async () => (await api(stepReminderRoutes.get)).data,
  });
  const change = useMutation({
    mutationFn: async (timeZone: string | null) => {
      if (timeZone !== null)
        return (await api(stepReminderRoutes.turnOn, { body: { timeZone } })).data;
      await api(stepReminderRoutes.turnOff);
      return null;
    },
    onSuccess: (now) => client.setQueryData(queryKey, now),
  });
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const zone = reminders.data?.timeZone;
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => isOpen || onClose()}
      size="medium"
      title={t('Reminders')}
      description={t(
        'Give an application a next step with a day, and we’ll remind you that morning.',
      )}
      footer={<Button onClick={onClose}>{t('Close')}</Button>}
    >
      <div className="grid gap-4">
        {reminders.isPending ? <Skeleton className="h-11 w-full" /> : null}
        {reminders.error ? (
          <ErrorState
            title={t('We couldn’t load your reminders')}
            description={describeError(reminders.error)}
            onRetry={() => void reminders.refetch()}
          />
        ) : null}
        {reminders.data !== undefined ? (
          <Switch
            label={t('Email me next steps')}
            hint={t(
              'One email at {reminderHour} a.m., {place} time, only on days with a next step.',
              { reminderHour, place: placeOf(zone ?? here) },
            )}
            checked={reminders.data !== null}
            disabled={change.isPending}
            onCheckedChange={(isOn) => change.mutate(isOn ? here : null)}
          />
        ) : null}
        {zone !== undefined && zone !== here ? (
          <Button
            className="justify-self-start"
            isBusy={change.isPending}
            onClick={() => change.mutate(here)}
          >
            {t('Use {place} time instead', { place: placeOf(here) })}
          </Button>
        ) : null}
        {change.error ? (
          <ProblemNote title={t('That didn’t work')} description={describeError(change.error)} />
        ) : null}
        <NoticeSwitch />
      </div>
    </Dialog>
  );
}

/** Per browser, which asks for permission itself; works offline. */
function NoticeSwitch() {
  const { id } = useUser();
  const [isOn, setIsOn] = useState(() => wantsStepNotices(id));
  const [permission, setPermission] = useState(noticePermission);
  const [isRefused, setIsRefused] = useState(false);
  async function change(isWanted: boolean) {
    const isKept = wantStepNotices(id, isWanted);
    setIsRefused(!isKept);
    if (isKept) setIsOn(isWanted);
    if (!isWanted || permission === 'unsupported') return;
    await Notification.requestPermission();
    setPermission(noticePermission());
  }
  return (
    <>
      <Switch
        label={t('Notify me in this browser')}
        hint={noticeWords.hint}
        checked={isOn}
        disabled={permission === 'unsupported' && !isOn}
        onCheckedChange={(isWanted) => void change(isWanted)}
      />
      <p role="status" className="-mt-2 text-small text-muted empty:hidden">
        {isRefused
          ? noticeWords.notKept
          : isOn || permission === 'unsupported'
            ? noticeWords[permission]
            : null}
      </p>
    </>
  );
}

/** The place that names a time zone: 'Kolkata' for 'Asia/Kolkata'. */
const placeOf = (zone: string): string => (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');
