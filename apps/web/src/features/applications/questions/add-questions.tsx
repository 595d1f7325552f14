import { contentLimits } from '@folio/contract/content-limits';
import { newId } from '@folio/contract/new-id';
import {
  isTooLongQuestion,
  questionLimits,
  questionRoutes,
  questionsIn,
  questionsLeft,
} from '@folio/contract/questions';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useRef } from 'react';
import { api } from '../../../lib/api-client.ts';
import { useStoredForm } from '../../../lib/device-store/use-stored-form.ts';
import { describeError } from '../../../lib/error-copy.ts';
import { t } from '../../../lib/words/words.ts';
import { Button } from '../../../ui/button.tsx';
import { ProblemNote } from '../../../ui/error-state.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { countOf, questionsCopy, tooLongWords } from './questions.copy.ts';
import { questionsKey } from './questions.queries.ts';

const empty = { pasted: '' };

/** The form to paste one or several questions. */
export function AddQuestions({ applicationId }: { applicationId: string | null }) {
  const form = useId();
  // Kept on the device, so that a form that was left continues.
  const item = `form/questions-${applicationId ?? 'own'}` as const;
  const { fields, latest, change, forget } = useStoredForm(item, empty, { isAsked: true });
  const asked = questionsIn(fields.pasted);
  const tooLong = asked.filter(isTooLongQuestion);
  const wanted = asked.filter((one) => !isTooLongQuestion(one)).slice(0, questionLimits.atOnce);
  const { mutate, error, isPending } = useAdd(applicationId, (added) => {
    const left = questionsLeft(latest.current.pasted, added);
    if (left === '') void forget();
    else change({ pasted: left });
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (wanted.length > 0) mutate(wanted);
  };
  return (
    <form id={form} noValidate onSubmit={submit} className="grid gap-3">
      <TextArea
        label={t('Add questions')}
        hint={questionsCopy.addHint}
        rows={3}
        maxLength={contentLimits.longText}
        value={fields.pasted}
        onChange={({ target }) => change({ pasted: target.value })}
        error={tooLong.length > 0 ? tooLongWords(tooLong) : undefined}
      />
      <Button
        type="submit"
        variant="primary"
        className="justify-self-start"
        disabled={wanted.length === 0}
        isBusy={isPending}
      >
        {wanted.length === 0
          ? t('Add questions')
          : t('{count, plural, one {Add question} other {Add {questions}}}', {
              count: wanted.length,
              questions: countOf(wanted.length),
            })}
      </Button>
      {error ? (
        <ProblemNote title={questionsCopy.addFailed} description={describeError(error)} />
      ) : null}
    </form>
  );
}

/** A repeated request after a lost connection adds the same questions. */
function useAdd(applicationId: string | null, onAdded: (texts: readonly string[]) => void) {
  const client = useQueryClient();
  const named = useRef({ texts: '', ids: [] as string[] });
  return useMutation({
    mutationFn: async (texts: string[]) => {
      const same = texts.join('\n');
      if (named.current.texts !== same)
        named.current = { texts: same, ids: texts.map((_, at) => newId(Date.now() + at)) };
      const { ids } = named.current;
      const questions = texts.map((question, at) => ({ question, id: ids[at] }));
      return api(questionRoutes.create, { body: { applicationId, questions } });
    },
    onSuccess: async (_, texts) => {
      named.current = { texts: '', ids: [] };
      await client.invalidateQueries({ queryKey: questionsKey });
      onAdded(texts);
    },
  });
}
