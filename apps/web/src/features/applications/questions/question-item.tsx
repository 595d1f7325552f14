import { type Question, questionLimits } from '@folio/contract/questions';
import type { Resume } from '@folio/contract/resumes';
import { PenLine, RotateCcw, Trash2 } from 'lucide-react';
import { DeviceNotice } from '../../../lib/autosave/device-notice.tsx';
import { FieldConflicts } from '../../../lib/autosave/field-conflicts.tsx';
import { SaveStatus } from '../../../lib/autosave/save-status.tsx';
import { describeError } from '../../../lib/error-copy.ts';
import { AnswerProposalsPart } from '../../../lib/proposals/proposals-part.tsx';
import { useIsOnline } from '../../../lib/use-is-online.ts';
import { RejectedClaims } from '../../../lib/verdict-note.tsx';
import { t } from '../../../lib/words/words.ts';
import { PriceTag } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { EarlierAnswers } from './earlier-answers.tsx';
import { questionLabels, questionsCopy } from './questions.copy.ts';
import { type AnsweredJob, Refusal, useAnswering } from './use-answering.ts';
import { useQuestion } from './use-question.ts';

type Props = {
  question: Question;
  /** All questions of the account, to find answers to similar ones. */
  all: readonly Question[];
  resume: Resume | undefined;
  job: AnsweredJob;
  onDelete: (question: Question) => void;
};

/** A question, its answer, and the tools to write it. */
export function QuestionItem({ question, all, resume, job, onDelete }: Props) {
  const { draft, fields, state, kept, conflicts } = useQuestion(question);
  const answering = useAnswering(draft, resume, job);
  const isGone = state.status === 'deleted';
  return (
    <article className="grid gap-3 border-t border-line py-6">
      <div className="flex items-start gap-2">
        <TextArea
          label={t('Question')}
          className="min-w-0 flex-1"
          rows={1}
          maxLength={questionLimits.question}
          value={fields.question}
          onChange={({ target }) => draft.edit({ question: target.value })}
        />
        <IconButton
          label={t('Delete question: {question}', { question: fields.question.slice(0, 60) })}
          className="mt-6"
          icon={<Trash2 className="size-4" />}
          disabled={isGone}
          onClick={() => onDelete(question)}
        />
      </div>
      <FieldConflicts
        what="answer"
        conflicts={conflicts}
        document={fields}
        labelOf={(field) => questionLabels[field] ?? field}
        onChoose={draft.resolve}
      />
      <DeviceNotice kept={kept} copy={() => fields} name="Answer" />
      <TextArea
        label={t('Answer')}
        rows={5}
        showsAll
        maxLength={questionLimits.answer}
        value={fields.answer}
        onChange={({ target }) => draft.edit({ answer: target.value })}
      />
      <div className="flex flex-wrap items-center gap-2">
        <WritingButtons answering={answering} hasResume={resume !== undefined} />
        {draft.previousAnswer.trim() === '' ? null : (
          <Button variant="quiet" onClick={draft.restoreAnswer}>
            <RotateCcw aria-hidden className="size-4" />
            {t('Restore previous answer')}
          </Button>
        )}
        <SaveStatus
          className="ml-auto"
          status={state.status === 'deleted' ? 'failed' : state.status}
          kept={kept}
          title={state.status === 'failed' ? state.message : undefined}
        />
      </div>
      {isGone ? <p role="alert">{questionsCopy.gone}</p> : null}
      <Outcome answering={answering} />
      <AnswerProposalsPart
        questionId={question.id}
        text={fields.answer}
        onTake={async (answer) => draft.replaceAnswer(answer)}
      />
      <EarlierAnswers
        question={question}
        text={fields.question}
        all={all}
        onUse={(answer) => draft.replaceAnswer(answer)}
      />
    </article>
  );
}

type Answering = ReturnType<typeof useAnswering>;

function WritingButtons({ answering, hasResume }: { answering: Answering; hasResume: boolean }) {
  const { price, hasModel, isBusy, draftLocally, askModel } = answering;
  const isOnline = useIsOnline();
  return (
    <>
      <Button disabled={!hasResume} isBusy={isBusy} onClick={() => draftLocally()}>
        <PenLine aria-hidden className="size-4" />
        {t('Draft from resume')}
      </Button>
      {hasModel ? (
        <Button
          disabled={!hasResume || !isOnline || !price.isEnough || isBusy}
          onClick={() => askModel()}
        >
          {t('Write with AI')}
          <PriceTag>{price.words}</PriceTag>
        </Button>
      ) : null}
    </>
  );
}

/** Who wrote the answer and which claims were rejected, or why there is none. */
function Outcome({ answering: { written, error } }: { answering: Answering }) {
  if (error)
    return (
      <p role="alert" className="text-danger">
        {error instanceof Refusal && error.message ? error.message : describeError(error)}
      </p>
    );
  const origin =
    written && (written.provider === 'built-in' ? questionsCopy.draftHint : questionsCopy.byModel);
  return (
    <div className="text-small text-muted empty:hidden">
      <p role="status" className="empty:hidden">
        {written ? (written.notice ?? origin) : ''}
      </p>
      {written && written.heldBack.length > 0 ? (
        <div className="mt-2">
          <RejectedClaims claims={written.heldBack} />
        </div>
      ) : null}
    </div>
  );
}
