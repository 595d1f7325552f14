import {
  type AdminInboxEntry,
  adminInboxRoutes,
  type InboxKind,
  inboxKinds,
} from '@folio/contract/admin-inbox';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { api } from '../../lib/api-client.ts';
import { shortMoment } from '../../lib/dates.ts';
import { describeError } from '../../lib/error-copy.ts';
import { t } from '../../lib/words/words.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { Switch } from '../../ui/switch.tsx';
import { toast } from '../../ui/toast.ts';
import { adminKey, inboxQuery } from './admin.queries.ts';
import { PagedList } from './query-results.tsx';

const kinds: { value: InboxKind; label: string }[] = [
  {
    value: 'message',
    get label() {
      return t('Messages');
    },
  },
  {
    value: 'inquiry',
    get label() {
      return t('Inquiries');
    },
  },
  {
    value: 'error',
    get label() {
      return t('Errors');
    },
  },
];

/** Messages from people, and errors reported by their browsers. */
export function Inbox() {
  const [search, setSearch] = useSearchParams();
  const kind = inboxKinds.find((known) => known === search.get('kind')) ?? 'message';
  const [withDone, setWithDone] = useState(false);
  const query = useInfiniteQuery(inboxQuery(kind, withDone ? 'all' : 'open'));
  return (
    <>
      <div className="mb-6 flex flex-wrap items-end gap-x-8 gap-y-4">
        <div className="w-full max-w-100">
          <Segmented
            label={t('Show')}
            value={kind}
            options={kinds}
            onValueChange={(value) => setSearch({ kind: value }, { replace: true })}
          />
        </div>
        <Switch label={t('Include what’s done')} checked={withDone} onCheckedChange={setWithDone} />
      </div>
      <PagedList
        query={query}
        label={t('Inbox')}
        empty={t('Nothing is waiting.')}
        keyOf={({ id }) => id}
      >
        {(entry) => <Entry entry={entry} />}
      </PagedList>
    </>
  );
}

function Entry({ entry: { id, at, doneAt, facts, text, isFirst } }: { entry: AdminInboxEntry }) {
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => api(adminInboxRoutes.done, { params: { id } }),
    onSuccess: () => client.invalidateQueries({ queryKey: adminKey }),
    onError: (error) =>
      toast({ tone: 'error', title: t('Not marked as done'), description: describeError(error) }),
  });
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
      <div className="min-w-0 flex-1 basis-60">
        <p className="flex flex-wrap gap-x-3 text-small text-faint">
          <time dateTime={at}>{shortMoment(at)}</time>
          {isFirst ? <Badge tone="accent">{t('Answer first')}</Badge> : null}
          {doneAt ? <span>{t('done {moment}', { moment: shortMoment(doneAt) })}</span> : null}
        </p>
        <p className="text-small wrap-anywhere text-muted">
          {facts.map(({ label, value }) => `${label}: ${value}`).join(' · ')}
        </p>
        <p dir="auto" className="mt-2 max-h-60 overflow-y-auto whitespace-pre-wrap wrap-anywhere">
          {text}
        </p>
      </div>
      {doneAt ? null : (
        <Button size="small" isBusy={isPending} onClick={() => mutate()}>
          {t('Mark as done')}
        </Button>
      )}
    </div>
  );
}
