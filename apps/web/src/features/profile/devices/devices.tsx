import { type DeviceSession, maxDeviceSessions, profileRoutes } from '@folio/contract/profiles';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { MonitorSmartphone } from 'lucide-react';
import { useState } from 'react';
import { api } from '../../../lib/api-client.ts';
import { shortMoment } from '../../../lib/dates.ts';
import { describeError } from '../../../lib/error-copy.ts';
import { NextPage } from '../../../lib/next-page.tsx';
import { t } from '../../../lib/words/words.ts';
import { ConfirmDialog } from '../../../ui/alert-dialog.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { toast } from '../../../ui/toast.ts';
import { focusHeading } from '../../../ui/use-focus.ts';
import { devicesQuery } from '../profile.queries.ts';
import { Section } from '../settings-form.tsx';
import type { EndProps } from '../settings-parts.ts';
import { devicesCopy } from './devices.copy.ts';

const limitWords = () =>
  t(
    'You can stay signed in on {maxDeviceSessions} devices. After that, each new one signs out the device you’ve used least recently.',
    { maxDeviceSessions },
  );

/** The account's sessions by device, and a way to end them. */
export function Devices(props: EndProps) {
  const query = useInfiniteQuery(devicesQuery());
  const { data, error, refetch } = query;
  return (
    <Section
      title={t('Devices')}
      description={t('Where you’re signed in. {limit}', { limit: limitWords() })}
    >
      {data ? (
        <>
          <ul>
            {data.pages.flatMap((page) =>
              page.data.map((device) => <DeviceRow key={device.id} device={device} />),
            )}
          </ul>
          <NextPage query={query} label={t('Show more devices')} className="mr-3" />
        </>
      ) : error ? (
        <ErrorState
          title={t('We couldn’t load your devices')}
          description={describeError(error)}
          onRetry={() => void refetch()}
        />
      ) : (
        <Skeleton className="h-12 w-full" />
      )}
      <SignOutEverywhere {...props} />
    </Section>
  );
}

function DeviceRow({ device }: { device: DeviceSession }) {
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => api(profileRoutes.endSession, { params: { id: device.id } }),
    onSuccess: () => {
      focusHeading();
      toast(devicesCopy.signedOut);
    },
    onError: (error) => toast({ ...devicesCopy.notSignedOut, description: describeError(error) }),
    onSettled: () => client.invalidateQueries({ queryKey: devicesQuery().queryKey }),
  });
  const name = device.device || t('Unknown device');
  return (
    <li className="flex min-h-14 flex-wrap items-center gap-x-4 gap-y-1 border-b border-line py-2.5 first:pt-0">
      <MonitorSmartphone aria-hidden className="size-5 shrink-0 text-faint" />
      <div className="min-w-0 flex-1">
        <p className="font-medium">{name}</p>
        <p className="text-small text-faint">
          {device.isCurrent
            ? t('In use now')
            : t('Last used: {moment}', { moment: shortMoment(device.lastSeenAt) })}
          {t(' · Signed in: {moment}', { moment: shortMoment(device.createdAt) })}
        </p>
      </div>
      {device.isCurrent ? (
        <Badge tone="accent">{t('This device')}</Badge>
      ) : (
        <Button
          size="small"
          isBusy={isPending}
          aria-label={t('Sign out {name}, last used {moment}', {
            name,
            moment: shortMoment(device.lastSeenAt),
          })}
          onClick={() => mutate()}
        >
          {t('Sign out')}
        </Button>
      )}
    </li>
  );
}

function SignOutEverywhere({ onEnded, mayEnd }: EndProps) {
  const [isAsking, setIsAsking] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: () => api(profileRoutes.endAllSessions),
    onSuccess: () => onEnded({ redirectTo: '/login', ...devicesCopy.signedOutEverywhere }),
    onError: (error) => {
      setIsAsking(false);
      toast({ ...devicesCopy.notSignedOutEverywhere, description: describeError(error) });
    },
  });
  return (
    <>
      <Button className="mt-4" onClick={async () => setIsAsking(await mayEnd())}>
        {t('Sign out everywhere')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={t('Sign out everywhere?')}
        description={t(
          'This signs you out on every device, including this one. It also removes connected apps and turns off your calendar address.',
        )}
        confirmLabel={t('Sign out everywhere')}
        isBusy={isPending}
        onConfirm={() => mutate()}
      />
    </>
  );
}
