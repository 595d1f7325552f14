import { ResumeSummary } from '@folio/contract/resumes';
import { premiumTemplateWords } from '@folio/contract/template-list';
import {
  type MutationState,
  useMutation,
  useMutationState,
  useQueryClient,
} from '@tanstack/react-query';
import { useMemo } from 'react';
import { isApiError } from '../../lib/api-client.ts';
import { familyKey, trashKey } from '../../lib/query-keys.ts';
import { refreshKeys } from '../../lib/refresh-queries.ts';
import { useNavigateHere } from '../../lib/use-navigate-here.ts';
import { t } from '../../lib/words/words.ts';
import { type ToastMessage, toast } from '../../ui/toast.ts';
import { changesToShow, type ResumeChange, type SentChange } from './resume-change.ts';
import { premiumPath, reasonOf } from './resumes.copy.ts';
import { resumesKey } from './resumes.queries.ts';

type OptimisticChange = {
  /** The change that is displayed at once. */
  change: ResumeChange;
  /** Sends the change; resolves to the changed resume, or undefined if it was deleted. */
  send: () => Promise<ResumeSummary | undefined>;
  done: ToastMessage;
  failed: string;
};

/** The server's result of a change and its time: lists loaded later include it. */
type Confirmed = { after: ResumeSummary | undefined; atMs: number };

const mutationKey = ['resume change'] as const;

/** Changes a resume optimistically: shown at once, and reverted with a Retry on failure. */
export function useOptimisticChange(onDone: (resume: ResumeSummary) => unknown = () => {}) {
  const client = useQueryClient();
  const navigate = useNavigateHere();
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
        navigate(premiumPath);
        return;
      }
      toast({
        tone: 'error',
        title: change.failed,
        description: reasonOf(error),
        action: { label: t('Retry'), onClick: () => changeResume(change) },
      });
    },
    onSettled: () => void refreshKeys(client, resumesKey, familyKey, trashKey),
  });
  /** Doesn't navigate if the page was left meanwhile. */
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
 * Changes to show over a list that was loaded at that time. The cached list isn't modified, so a
 * failed change leaves no trace.
 */
export function useOptimisticChanges(loadedAtMs: number): ResumeChange[] {
  const sent = useMutationState({ filters: { mutationKey }, select: ({ state }) => sentOf(state) });
  return useMemo(() => changesToShow(sent, loadedAtMs), [sent, loadedAtMs]);
}

function sentOf(state: MutationState): SentChange {
  const { status, variables, data } = state as MutationState<Confirmed, Error, OptimisticChange>;
  return { status, change: variables?.change ?? {}, confirmed: data };
}
