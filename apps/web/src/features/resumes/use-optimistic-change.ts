import { ResumeSummary } from '@folio/contract/resumes';
import { premiumTemplateWords } from '@folio/contract/template-list';
import {
  type MutationState,
  useMutation,
  useMutationState,
  useQueryClient,
} from '@tanstack/react-query';
import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { isApiError } from '../../lib/api-client.ts';
import { type ToastMessage, toast } from '../../ui/toast.ts';
import { changesToShow, type ResumeChange, type SentChange } from './resume-change.ts';
import { premiumPath, reasonOf } from './resumes.copy.ts';
import { resumesKey } from './resumes.queries.ts';

type OptimisticChange = {
  /** What is shown at once. */
  change: ResumeChange;
  /** Asks the server, and gives the resume as it then is: none when it is gone. */
  send: () => Promise<ResumeSummary | undefined>;
  done: ToastMessage;
  failed: string;
};

/** What the server made of a change, and when: lists that were loaded later have it in them. */
type Confirmed = { after: ResumeSummary | undefined; atMs: number };

const mutationKey = ['resume change'] as const;

/** Changes a resume: shown at once, taken back with a Retry if the server could not. */
export function useOptimisticChange(onDone: (resume: ResumeSummary) => unknown = () => {}) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { mutate, isPending } = useMutation({
    mutationKey,
    mutationFn: async ({ send }: OptimisticChange): Promise<Confirmed> => {
      const after = await send();
      return { after: after && ResumeSummary.parse(after), atMs: Date.now() };
    },
    onSuccess: (_, { done }) => toast(done),
    onError: (error, change) => {
      if (isApiError(error, 'PREMIUM_REQUIRED')) {
        toast(premiumTemplateWords);
        void navigate(premiumPath);
        return;
      }
      toast({
        tone: 'error',
        title: change.failed,
        description: reasonOf(error),
        action: { label: 'Retry', onClick: () => changeResume(change) },
      });
    },
    onSettled: () => void client.invalidateQueries({ queryKey: resumesKey }),
  });
  /** Who has left the page meanwhile is not taken to another. */
  function changeResume(change: OptimisticChange) {
    mutate(change, {
      onSuccess: ({ after }) => {
        if (after) onDone(after);
      },
    });
  }
  return { changeResume, isPending };
}

/**
 * What is to be shown over a list that was loaded at that time. The list itself stays as the server
 * said it, so that a change that fails leaves no trace.
 */
export function useOptimisticChanges(loadedAtMs: number): ResumeChange[] {
  const sent = useMutationState({ filters: { mutationKey }, select: ({ state }) => sentOf(state) });
  return useMemo(() => changesToShow(sent, loadedAtMs), [sent, loadedAtMs]);
}

function sentOf(state: MutationState): SentChange {
  const { status, variables, data } = state as MutationState<Confirmed, Error, OptimisticChange>;
  return { status, change: variables?.change ?? {}, confirmed: data };
}
