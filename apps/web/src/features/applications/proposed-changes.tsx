import {
  type ApplicationChange,
  applicationChangeRoutes,
} from '@folio/contract/application-changes';
import type { SuggestionDecision } from '@folio/contract/suggestions';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { api, isApiError } from '../../lib/api-client.ts';
import { shortMoment } from '../../lib/dates.ts';
import { describeError } from '../../lib/error-copy.ts';
import { hasSameContent } from '../../lib/has-same-content.ts';
import { proposalsCopy } from '../../lib/proposals/proposals.copy.ts';
import { t } from '../../lib/words/words.ts';
import { Badge } from '../../ui/badge.tsx';
import { Note, NoteReason } from '../../ui/margin/note.tsx';
import { NoteAct } from '../../ui/margin/note-act.tsx';
import { toast } from '../../ui/toast.ts';
import { applicationsCopy, dayWords, localToday, nameOf } from './applications.copy.ts';
import { applicationsKey } from './applications.queries.ts';
import { ChangedField } from './changed-field.tsx';
import { showInLists } from './show-in-lists.ts';
import { toSummary } from './to-summary.ts';

const changesQuery = () =>
  queryOptions({
    queryKey: [...applicationsKey, 'changes'] as const,
    queryFn: async () => (await api(applicationChangeRoutes.list)).data,
  });

/**
 * Changes that connected apps propose, to all applications or the open one; the owner accepts or
 * declines each.
 *
 * @param save saves edits before a change is applied.
 */
export function ProposedChanges({
  applicationId,
  save = async () => undefined,
}: {
  applicationId?: string;
  save?: () => Promise<unknown>;
}) {
  const { data = [] } = useQuery(changesQuery());
  const { decide, isPending } = useDecide(save);
  const waiting = data.filter(
    ({ decision, application }) =>
      decision === 'open' && (applicationId === undefined || application.id === applicationId),
  );
  if (waiting.length === 0) return null;
  return (
    <section
      aria-labelledby="proposed-changes"
      className={applicationId === undefined ? '@container mb-8' : '@container'}
    >
      <h2 id="proposed-changes" className="mb-3 text-large font-semibold">
        {t('Suggested changes')}
      </h2>
      <ul className="grid gap-4 @2xl:grid-cols-2 @5xl:grid-cols-3">
        {waiting.map((change) => (
          <li key={change.id}>
            <Proposed
              change={change}
              isNamed={applicationId === undefined}
              isBusy={isPending}
              onDecide={(decision) => decide(change, decision)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

type Props = {
  change: ApplicationChange;
  /** Whether it names its application. */
  isNamed: boolean;
  isBusy: boolean;
  onDecide: (decision: SuggestionDecision) => void;
};

function Proposed({ change, isNamed, isBusy, onDecide }: Props) {
  const { by, application, changes, event, reason, createdAt } = change;
  const name = nameOf(application);
  return (
    <Note
      tone={by.kind === 'api-key' ? 'tool' : 'person'}
      by={by.name}
      about={shortMoment(createdAt)}
      aside={by.kind === 'api-key' ? <Badge>{proposalsCopy.byKey}</Badge> : null}
      acts={
        <>
          <NoteAct
            label={t('Take')}
            name={t('Take the change of {name}', { name })}
            isBusy={isBusy}
            onPress={() => onDecide('taken')}
          />
          <NoteAct
            label={t('Decline')}
            name={t('Decline the change of {name}', { name })}
            isBusy={isBusy}
            onPress={() => onDecide('left')}
          />
        </>
      }
    >
      {isNamed ? (
        <p className="font-sans font-semibold wrap-anywhere">
          <Link to={`/applications/${application.id}`} className="hover:underline">
            {name}
          </Link>
        </p>
      ) : null}
      {reason ? <NoteReason>{reason}</NoteReason> : null}
      <dl className="mt-1 grid gap-1 font-sans text-small">
        {changes.map((one) => (
          <ChangedField key={one.field} {...one} />
        ))}
        {event ? (
          <div>
            <dt className="inline text-muted">{t('New on the timeline:')} </dt>
            <dd className="inline wrap-anywhere">
              {dayWords(event.day)}, {event.text}
            </dd>
          </div>
        ) : null}
        {changes.length === 0 && !event ? (
          <p className="text-muted">{applicationsCopy.changeIsSo}</p>
        ) : null}
      </dl>
    </Note>
  );
}

function useDecide(save: () => Promise<unknown>) {
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: async ([change, decision]: [ApplicationChange, SuggestionDecision]) => {
      await save();
      const send = ({ application: { version } }: ApplicationChange) => {
        const body = { decision, day: localToday(), version };
        return api(applicationChangeRoutes.decide, { params: { changeId: change.id }, body });
      };
      try {
        return await send(change);
      } catch (error) {
        if (!isApiError(error, 'VERSION_CONFLICT')) throw error;
        // Edits of other fields don't make the proposal outdated.
        const all = await client.fetchQuery({ ...changesQuery(), staleTime: 0 });
        const now = all.find(({ id }) => id === change.id);
        if (!now || !hasSameContent(now.changes, change.changes)) throw error;
        return send(now);
      }
    },
    onSuccess: ({ application }, [change, decision]) => {
      showInLists(client, [toSummary(application)]);
      if (decision === 'taken') toast({ tone: 'good', title: applicationsCopy.changeTaken });
      if (decision === 'left')
        toast({
          title: applicationsCopy.jobLeft,
          action: { label: t('Undo'), onClick: () => mutate([change, 'open']) },
        });
    },
    onError: (error) =>
      toast(
        isApiError(error, 'VERSION_CONFLICT')
          ? applicationsCopy.changedSince
          : {
              tone: 'error',
              title: applicationsCopy.jobFailed,
              description: describeError(error),
            },
      ),
    onSettled: () => client.invalidateQueries({ queryKey: changesQuery().queryKey }),
  });
  const decide = (change: ApplicationChange, decision: SuggestionDecision) =>
    mutate([change, decision]);
  return { decide, isPending };
}
