import {
  type AnswerProposal,
  answerProposalRoutes,
  letterProposalRoutes,
  type Proposal,
} from '@folio/contract/proposals';
import type { SuggestionDecision } from '@folio/contract/suggestions';
import { type QueryKey, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { Badge } from '../../ui/badge.tsx';
import { InlineDifference } from '../../ui/margin/inline-difference.tsx';
import { Note, NoteReason } from '../../ui/margin/note.tsx';
import { NoteAct } from '../../ui/margin/note-act.tsx';
import { toast } from '../../ui/toast.ts';
import { api } from '../api-client.ts';
import { shortMoment } from '../dates.ts';
import { describeError } from '../error-copy.ts';
import { VerdictNote } from '../verdict-note.tsx';
import { t } from '../words/words.ts';
import { proposalsCopy } from './proposals.copy.ts';

type Props = {
  /** The text as it is now. */
  text: string;
  /** Replaces the text, so that it can be undone. */
  onTake: (text: string) => Promise<unknown>;
};
type Decide = (proposal: Proposal, decision: SuggestionDecision) => Promise<unknown>;

/** Proposals for a letter. */
export function LetterProposals({ letterId, ...shown }: Props & { letterId: string }) {
  const queryKey = ['letter proposals', letterId];
  const params = { id: letterId };
  const { data = [] } = useQuery({
    queryKey,
    queryFn: async () => (await api(letterProposalRoutes.list, { params })).data,
  });
  const decide: Decide = ({ id: proposalId }, decision) =>
    api(letterProposalRoutes.decide, { params: { ...params, proposalId }, body: { decision } });
  return <Waiting queryKey={queryKey} proposals={data} decide={decide} {...shown} />;
}

/** Proposals for an answer; one request serves all questions. */
export function AnswerProposals({ questionId, ...shown }: Props & { questionId: string }) {
  const queryKey = ['answer proposals'];
  const { data = [] } = useQuery({
    queryKey,
    queryFn: async () => (await api(answerProposalRoutes.list)).data,
    select: (all: AnswerProposal[]) => all.filter((one) => one.questionId === questionId),
  });
  const decide: Decide = ({ id: proposalId }, decision) => {
    const params = { id: questionId, proposalId };
    return api(answerProposalRoutes.decide, { params, body: { decision } });
  };
  return <Waiting queryKey={queryKey} proposals={data} decide={decide} {...shown} />;
}

type WaitingProps = Props & {
  queryKey: QueryKey;
  proposals: readonly Proposal[];
  decide: Decide;
};

function Waiting({ queryKey, proposals, decide, text, onTake }: WaitingProps) {
  const id = useId();
  const client = useQueryClient();
  const { mutateAsync, isPending } = useMutation({
    mutationFn: async ([proposal, decision]: Parameters<Decide>) => {
      if (decision === 'taken') await onTake(proposal.after);
      return decide(proposal, decision);
    },
    onError: (error) => toast({ ...proposalsCopy.failed, description: describeError(error) }),
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
  const waiting = proposals.filter(({ decision }) => decision === 'open');
  if (waiting.length === 0) return null;
  async function take(proposal: Proposal) {
    await mutateAsync([proposal, 'taken']).then(
      () => toast(proposalsCopy.taken),
      () => {},
    );
  }
  async function leave(proposal: Proposal) {
    const undo = { label: t('Undo'), onClick: () => void mutateAsync([proposal, 'open']) };
    const notice = { ...proposalsCopy.left, action: undo };
    await mutateAsync([proposal, 'left']).then(
      () => toast(notice),
      () => {},
    );
  }
  return (
    <section aria-labelledby={id} className="grid gap-5">
      <p id={id} className="font-medium">
        {proposalsCopy.title}
      </p>
      {waiting.map((proposal) => (
        <ProposalNote
          key={proposal.id}
          proposal={proposal}
          isOutdated={proposal.before !== text}
          isBusy={isPending}
          onTake={() => void take(proposal)}
          onLeave={() => void leave(proposal)}
        />
      ))}
    </section>
  );
}

type NoteProps = {
  proposal: Proposal;
  isOutdated: boolean;
  isBusy: boolean;
  onTake: () => void;
  onLeave: () => void;
};

/**
 * An outdated proposal can be read and dismissed; it never overwrites a text that has changed
 * since.
 */
function ProposalNote({ proposal, isOutdated, isBusy, onTake, onLeave }: NoteProps) {
  const { by, before, after, reason, verdict, flags, createdAt } = proposal;
  return (
    <Note
      tone="tool"
      by={by.name}
      about={shortMoment(createdAt)}
      aside={by.kind === 'api-key' ? <Badge>{proposalsCopy.byKey}</Badge> : null}
      acts={
        <>
          {isOutdated ? null : (
            <NoteAct
              label={proposalsCopy.take}
              name={proposalsCopy.takeOf(by.name)}
              onPress={onTake}
              isBusy={isBusy}
              isMain
            />
          )}
          <NoteAct
            label={proposalsCopy.leave}
            name={proposalsCopy.leaveOf(by.name)}
            onPress={onLeave}
            isBusy={isBusy}
          />
        </>
      }
    >
      {isOutdated ? (
        <p className="mb-1 font-sans text-small text-muted">{proposalsCopy.outdated}</p>
      ) : null}
      {reason ? <NoteReason>{reason}</NoteReason> : null}
      <p className="wrap-anywhere whitespace-pre-line">
        <InlineDifference before={before} after={after} />
      </p>
      <VerdictNote {...{ verdict, flags, before }} />
    </Note>
  );
}
