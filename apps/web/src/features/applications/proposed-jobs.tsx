import {
  type ApplicationProposal,
  applicationProposalRoutes,
} from '@folio/contract/application-proposals';
import { applicationRoutes } from '@folio/contract/applications';
import type { SuggestionDecision } from '@folio/contract/suggestions';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../lib/api-client.ts';
import { shortMoment } from '../../lib/dates.ts';
import { describeError } from '../../lib/error-copy.ts';
import { proposalsCopy } from '../../lib/proposals/proposals.copy.ts';
import { t } from '../../lib/words/words.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Note, NoteReason } from '../../ui/margin/note.tsx';
import { NoteAct } from '../../ui/margin/note-act.tsx';
import { toast } from '../../ui/toast.ts';
import { applicationsCopy, countOf, dayWords, localToday, nameOf } from './applications.copy.ts';
import { applicationListQuery, applicationsKey } from './applications.queries.ts';

const proposedQuery = () =>
  queryOptions({
    queryKey: [...applicationsKey, 'proposed'] as const,
    queryFn: async () => (await api(applicationProposalRoutes.list)).data,
  });

const shownAtFirst = 3;

/** Jobs that connected apps propose; the owner adds or declines each. */
export function ProposedJobs() {
  const { data = [] } = useQuery(proposedQuery());
  const { decide, isPending } = useDecide();
  const [isWhole, setIsWhole] = useState(false);
  const waiting = data.filter(({ decision }) => decision === 'open');
  if (waiting.length === 0) return null;
  const shown = isWhole ? waiting : waiting.slice(0, shownAtFirst);
  return (
    <section aria-labelledby="proposed" className="mb-8">
      <h2 id="proposed" className="mb-3 text-large font-semibold">
        {t('Suggested jobs')}
      </h2>
      <ul className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
        {shown.map((proposal) => (
          <li key={proposal.id}>
            <Proposed
              proposal={proposal}
              isBusy={isPending}
              onDecide={(decision) => decide(proposal, decision)}
            />
          </li>
        ))}
      </ul>
      {waiting.length > shown.length ? (
        <Button className="mt-4" onClick={() => setIsWhole(true)}>
          {t('Show all {count}', { count: countOf(waiting.length) })}
        </Button>
      ) : null}
    </section>
  );
}

type Props = {
  proposal: ApplicationProposal;
  isBusy: boolean;
  onDecide: (decision: SuggestionDecision) => void;
};

function Proposed({ proposal, isBusy, onDecide }: Props) {
  const { by, application, reason, createdAt } = proposal;
  const { place, pay, source, link, deadline } = application;
  const name = nameOf(application);
  const url = URL.parse(link);
  // Untrusted: written by a connected app.
  const href = url && /^https?:$/.test(url.protocol) ? url.href : undefined;
  return (
    <Note
      tone={by.kind === 'api-key' ? 'tool' : 'person'}
      by={by.name}
      about={shortMoment(createdAt)}
      aside={by.kind === 'api-key' ? <Badge>{proposalsCopy.byKey}</Badge> : null}
      acts={
        <>
          <NoteAct
            label={t('Add')}
            name={t('Add {name}', { name })}
            isBusy={isBusy}
            onPress={() => onDecide('taken')}
          />
          <NoteAct
            label={t('Decline')}
            name={t('Decline {name}', { name })}
            isBusy={isBusy}
            onPress={() => onDecide('left')}
          />
        </>
      }
    >
      {reason ? <NoteReason>{reason}</NoteReason> : null}
      <p className="font-semibold wrap-anywhere">
        {href ? (
          <a href={href} target="_blank" rel="noreferrer" className="hover:underline">
            {name}
          </a>
        ) : (
          name
        )}
      </p>
      <p className="text-small text-muted wrap-anywhere">
        {[place, pay, source, deadline && t('Apply by {day}', { day: dayWords(deadline) })]
          .filter(Boolean)
          .join(' · ')}
      </p>
    </Note>
  );
}

/** Adds under the proposal's id, so that a repeated request adds it once. */
function useDecide() {
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: async ([proposal, decision]: [ApplicationProposal, SuggestionDecision]) => {
      const { id, application } = proposal;
      if (decision === 'taken')
        await api(applicationRoutes.create, { body: { ...application, id, day: localToday() } });
      await api(applicationProposalRoutes.decide, {
        params: { proposalId: id },
        body: { decision },
      });
    },
    onSuccess: (_, [proposal, decision]) => {
      if (decision === 'taken')
        toast({
          tone: 'good',
          title: applicationsCopy.jobAdded,
          link: { label: t('Open it'), href: `/applications/${proposal.id}` },
        });
      if (decision === 'left')
        toast({
          title: applicationsCopy.jobLeft,
          action: { label: t('Undo'), onClick: () => mutate([proposal, 'open']) },
        });
    },
    onError: (error) =>
      toast({
        tone: 'error',
        title: applicationsCopy.jobFailed,
        description: describeError(error),
      }),
    onSettled: () => {
      for (const { queryKey } of [proposedQuery(), applicationListQuery()])
        void client.invalidateQueries({ queryKey });
    },
  });
  const decide = (proposal: ApplicationProposal, decision: SuggestionDecision) =>
    mutate([proposal, decision]);
  return { decide, isPending };
}
