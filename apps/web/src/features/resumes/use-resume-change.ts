import { ResumeSummary } from '@folio/contract/resumes';
import { premiumTemplateWords } from '@folio/contract/templates';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { isApiError } from '../../lib/api-client.ts';
import { type ToastMessage, toast } from '../../ui/toast.ts';
import { keepChange, showChange, withdrawChange } from './pending-changes.ts';
import type { ResumeChange } from './resume-change.ts';
import { premiumPath, reasonOf } from './resumes.copy.ts';
import { resumesKey } from './resumes.queries.ts';

type Undertaking = {
  /** What is shown at once. */
  change: ResumeChange;
  /** Asks the server, and gives the resume as it then is: none when it is gone. */
  send: () => Promise<ResumeSummary | undefined>;
  done: ToastMessage;
  failed: string;
};

/** Changes a resume: shown at once, taken back with a Retry if the server could not. */
export function useResumeChange(onDone: (resume: ResumeSummary) => unknown = () => {}) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { mutate, isPending } = useMutation({
    mutationFn: ({ send }: Undertaking) => send(),
    onMutate: ({ change }) => showChange(client, change),
    onSuccess: (after, { change, done }) => {
      keepChange(client, change, {
        before: change.before,
        after: after && ResumeSummary.parse(after),
      });
      toast(done);
    },
    onError: (error, undertaking) => {
      withdrawChange(client, undertaking.change);
      if (isApiError(error, 'PREMIUM_REQUIRED')) {
        toast(premiumTemplateWords);
        void navigate(premiumPath);
        return;
      }
      toast({
        tone: 'error',
        title: undertaking.failed,
        description: reasonOf(error),
        action: { label: 'Retry', onClick: () => undertake(undertaking) },
      });
    },
    onSettled: () => void client.invalidateQueries({ queryKey: resumesKey }),
  });
  /** Who has left the page meanwhile is not taken to another. */
  function undertake(undertaking: Undertaking) {
    mutate(undertaking, {
      onSuccess: (after) => {
        if (after) onDone(after);
      },
    });
  }
  return { undertake, isPending };
}
