import { calendarFeedRoutes } from '@folio/contract/calendar-feed';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../lib/api-client.ts';
import { shortMoment } from '../../../lib/dates.ts';
import { describeError } from '../../../lib/error-copy.ts';
import { t } from '../../../lib/words/words.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { ErrorState, ProblemNote } from '../../../ui/error-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { TextToCopy } from '../../../ui/text-to-copy.tsx';

const queryKey = ['calendar feed'];

/** Creates and revokes the address by which a calendar app subscribes to next steps. */
export function CalendarDialog({ onClose }: { onClose: () => void }) {
  const client = useQueryClient();
  const feed = useQuery({
    queryKey,
    queryFn: async () => (await api(calendarFeedRoutes.get)).data,
  });
  const settle = () => client.invalidateQueries({ queryKey });
  const make = useMutation({
    mutationFn: async () => (await api(calendarFeedRoutes.make)).data,
    onSettled: settle,
  });
  const end = useMutation({
    mutationFn: () => api(calendarFeedRoutes.end),
    onSuccess: () => make.reset(),
    onSettled: settle,
  });
  const problem = make.error ?? end.error;
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => isOpen || onClose()}
      size="medium"
      title={t('Next steps in your calendar')}
      description={t(
        'Your calendar app can subscribe to an address with the next step of each open application, on its day.',
      )}
      footer={
        <>
          {feed.data ? (
            <Button className="mr-auto" isBusy={end.isPending} onClick={() => end.mutate()}>
              {t('Turn off')}
            </Button>
          ) : null}
          <Button onClick={onClose}>{t('Close')}</Button>
        </>
      }
    >
      <div className="grid gap-4">
        {feed.isPending ? <Skeleton className="h-11 w-full" /> : null}
        {feed.error ? (
          <ErrorState
            title={t('We couldn’t load your calendar address')}
            description={describeError(feed.error)}
            onRetry={() => void feed.refetch()}
          />
        ) : null}
        {make.data ? (
          <TextToCopy
            label={t('Calendar address')}
            text={make.data.address}
            action={t('Copy address')}
            done={t('Copied. Add it in your calendar app under ‘Subscribe’ or ‘From URL’.')}
          />
        ) : null}
        {feed.data !== undefined ? (
          <>
            <p className="text-muted">{stateWords(feed.data, make.data !== undefined)}</p>
            {make.data ? null : (
              <Button
                variant={feed.data ? 'secondary' : 'primary'}
                className="justify-self-start"
                isBusy={make.isPending}
                onClick={() => make.mutate()}
              >
                {feed.data ? t('Replace the address') : t('Make an address')}
              </Button>
            )}
          </>
        ) : null}
        {problem ? (
          <ProblemNote title={t('That didn’t work')} description={describeError(problem)} />
        ) : null}
      </div>
    </Dialog>
  );
}

function stateWords(
  feed: { createdAt: string; lastReadAt: string | null } | null,
  isNew: boolean,
): string {
  if (isNew)
    return t(
      'You see this address only now. Anyone who has it can read your next steps, so share it with no one.',
    );
  if (!feed) return t('You have no address yet. You can replace it or turn it off at any time.');
  const read = feed.lastReadAt
    ? t('A calendar last read it on {moment}.', { moment: shortMoment(feed.lastReadAt) })
    : t('No calendar has read it yet.');
  return t(
    'Your address was made on {moment}. {read} If you replace it, the old one stops working.',
    { moment: shortMoment(feed.createdAt), read },
  );
}
