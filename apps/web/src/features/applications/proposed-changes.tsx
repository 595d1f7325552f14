import {
  type ApplicationChange,
  applicationChangeRoutes,
} from '@folio/contract/application-changes';
import type { SuggestionDecision } from '@folio/contract/suggestions';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { api } from '../../lib/api-client.ts';
import { shortMoment } from '../../lib/dates.ts';
import { describeError } from '../../lib/error-copy.ts';
import { proposalsCopy } from '../../lib/proposals/proposals.copy.ts';
import { Badge } from '../../ui/badge.tsx';
import { Note, NoteReason } from '../../ui/margin/note.tsx';
import { NoteAct } from '../../ui/margin/note-act.tsx';
import { toast } from '../../ui/toast.ts';
import {
  applicationsCopy,
  dayWords,
  labelOf,
  localToday,
  nameOf,
  statusNames,
} from './applications.copy.ts';
import { applicationsKey } from './applications.queries.ts';
import { toSummary } from './to-summary.ts';
import { showInList } from './use-application-changes.ts';

const changesQuery = () =>
  queryOptions({
    queryKey: [...applicationsKey, 'changes'] as const,
    queryFn: async () => (await api(applicationChangeRoutes.list)).data,
  });

/**
 * How programs would change applications, or the one that is open: each change is taken, or left, by
 * whose application it is.
 *
 * @param save what is typed there is saved first, and shown anew afterwards.
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
        Suggested changes
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
  /** Whether it says which application it is about. */
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
            label="Take"
            name={`Take the change of ${name}`}
            isBusy={isBusy}
            onPress={() => onDecide('taken')}
          />
          <NoteAct
            label="Leave"
            name={`Leave the change of ${name}`}
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
        {changes.map(({ field, before, after }) => (
          <div key={field}>
            <dt className="inline text-muted">{labels[field] ?? labelOf(field)}: </dt>
            <dd className="inline whitespace-pre-line wrap-anywhere">
              {before === null ? null : (
                <del className="mr-1.5 text-muted">
                  <span className="sr-only">now </span>
                  {shown(field, before)}
                </del>
              )}
              <ins className="no-underline">
                <span className="sr-only">then </span>
                {after === null ? 'None' : shown(field, after)}
              </ins>
            </dd>
          </div>
        ))}
        {event ? (
          <div>
            <dt className="inline text-muted">New on the timeline: </dt>
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

const labels: Partial<Record<string, string>> = { status: 'Status', nextStepDay: 'Next step by' };
const longest = 240;

function shown(field: string, value: string): string {
  if (field === 'status') return statusNames[value as keyof typeof statusNames] ?? value;
  if (field === 'nextStepDay' || field === 'deadline') return dayWords(value);
  return value.length > longest ? `${value.slice(0, longest).trimEnd()}…` : value;
}

function useDecide(save: () => Promise<unknown>) {
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: async ([{ id: changeId }, decision]: [ApplicationChange, SuggestionDecision]) => {
      await save();
      const body = { decision, day: localToday() };
      return api(applicationChangeRoutes.decide, { params: { changeId }, body });
    },
    onSuccess: ({ application }, [change, decision]) => {
      showInList(client, [toSummary(application)]);
      void client.invalidateQueries({ queryKey: [...applicationsKey, 'one', application.id] });
      if (decision === 'taken') toast({ tone: 'good', title: applicationsCopy.changeTaken });
      if (decision === 'left')
        toast({
          title: applicationsCopy.jobLeft,
          action: { label: 'Undo', onClick: () => mutate([change, 'open']) },
        });
    },
    onError: (error) =>
      toast({
        tone: 'error',
        title: applicationsCopy.jobFailed,
        description: describeError(error),
      }),
    onSettled: () => client.invalidateQueries({ queryKey: changesQuery().queryKey }),
  });
  const decide = (change: ApplicationChange, decision: SuggestionDecision) =>
    mutate([change, decision]);
  return { decide, isPending };
}
