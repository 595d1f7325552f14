import { aiRoutes } from '@folio/contract/ai';
import type { QuestionAnswer } from '@folio/contract/ai-answers';
import type { Resume } from '@folio/contract/resumes';
import { shownContent } from '@folio/contract/without-hidden';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api, apiWith } from '../../../lib/api-client.ts';
import { useCreditPrice } from '../../../lib/credit-costs.ts';
import { mayTakeCredits } from '../../../lib/first-credits/may-take-credits.tsx';
import { draftAnswer } from '../../../lib/job-match/job-match.ts';
import { paidOnce } from '../../../lib/paid-once.ts';
import { sessionQuery } from '../../../lib/session.ts';
import type { TypedFields } from '../application-draft.ts';
import type { QuestionDraft } from './question-draft.ts';
import { questionsCopy } from './questions.copy.ts';

export type AnsweredJob = Pick<TypedFields, 'role' | 'company' | 'jobDescription'>;
type Written = Pick<QuestionAnswer, 'answer' | 'provider' | 'notice' | 'heldBack'>;

/**
 * Writes an answer from a resume: free on this device, or by the server's model if there is one.
 */
export function useAnswering(draft: QuestionDraft, resume: Resume | undefined, job: AnsweredJob) {
  const price = useCreditPrice('answer-question');
  const client = useQueryClient();
  const { data: writer } = useQuery({
    queryKey: ['ai', 'provider'],
    queryFn: () => api(aiRoutes.provider),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const local = useMutation({
    mutationFn: async (): Promise<Written> => {
      if (!resume) throw new Error('No resume');
      const { question, answer } = draft.document;
      const { text, reason } = await draftAnswer(shownContent(resume), question, job);
      if (text === '') throw new Refusal(reason ?? '');
      if (answer.trim() !== '' && isOnlyBlanks(text)) throw new Refusal(questionsCopy.noneBetter);
      return { answer: text, provider: 'built-in', heldBack: [] };
    },
    onSuccess: ({ answer }) => draft.replaceAnswer(answer),
  });
  const model = useMutation({
    mutationFn: async (): Promise<Written | undefined> => {
      if (!resume || !(await mayTakeCredits(price))) return undefined;
      const body = { resume: shownContent(resume), question: draft.document.question, ...job };
      return paidOnce(['answer', body], (idempotencyKey) =>
        apiWith({ price, idempotencyKey }, aiRoutes.answerQuestion, { body }),
      );
    },
    onSuccess: (written) => {
      if (written) draft.replaceAnswer(written.answer);
    },
    onSettled: () => client.invalidateQueries({ queryKey: sessionQuery().queryKey }),
  });
  return {
    price,
    hasModel: writer !== undefined && writer.provider !== 'built-in',
    isBusy: local.isPending || model.isPending,
    written: model.data ?? local.data,
    error: local.error ?? model.error,
    draftLocally: () => {
      model.reset();
      local.mutate();
    },
    askModel: () => {
      local.reset();
      model.mutate();
    },
  };
}

/** Whether a draft consists only of blanks: '[One thing that you did, and what changed.]'. */
export const isOnlyBlanks = (text: string): boolean =>
  text.replaceAll(/\[[^[\]]*\]/g, '').trim() === '';

/** Says why no answer can be written, in a sentence for display. */
export class Refusal extends Error {}
