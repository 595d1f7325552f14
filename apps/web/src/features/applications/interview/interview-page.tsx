import type { LikelyQuestion } from '@folio/analysis/interview-questions';
import { applicationLimits } from '@folio/contract/application-fields';
import type { Application } from '@folio/contract/applications';
import { contentLimits } from '@folio/contract/content-limits';
import { emptyContent } from '@folio/contract/empty-content';
import type { Resume } from '@folio/contract/resumes';
import { shownContent } from '@folio/contract/without-hidden';
import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { isApiError } from '../../../lib/api-client.ts';
import { DeviceNotice } from '../../../lib/autosave/device-notice.tsx';
import { FieldConflicts } from '../../../lib/autosave/field-conflicts.tsx';
import { SaveStatus } from '../../../lib/autosave/save-status.tsx';
import { useStoredForm } from '../../../lib/device-store/use-stored-form.ts';
import { describeError } from '../../../lib/error-copy.ts';
import { likelyQuestionsFor } from '../../../lib/job-match/job-match.ts';
import { useUser } from '../../../lib/session.ts';
import { t } from '../../../lib/words/words.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { toast } from '../../../ui/toast.ts';
import { nameOf } from '../applications.copy.ts';
import { applicationQuery } from '../applications.queries.ts';
import { labelOf } from '../field-labels.copy.ts';
import { resumeQuery } from '../job/use-job-reading.ts';
import { useApplication } from '../use-application.ts';
import { interviewCopy } from './interview.copy.ts';
import { isFull, type Prepared, preparedOf, withNotes, withoutEmpty } from './prepared.ts';
import { QuestionNotes } from './question-notes.tsx';
import { useRemoval } from './use-removal.ts';

/** The likely interview questions of an application, with notes. */
export function InterviewPage({ id }: { id: string }) {
  const { data, error, refetch } = useQuery(applicationQuery(id));
  const back = { to: `/applications/${id}`, label: t('Back to the application') };
  if (data) return <Opened key={data.id} application={data} back={back} />;
  return (
    <div className="mx-auto max-w-260">
      <PageHead title={interviewCopy.title} back={back} />
      {error ? (
        <ErrorState
          title={interviewCopy.loadFailed}
          description={
            isApiError(error, 'APPLICATION_NOT_FOUND') ? interviewCopy.gone : describeError(error)
          }
          onRetry={() => void refetch()}
        />
      ) : (
        <Loading />
      )}
    </div>
  );
}

type OpenedProps = { application: Application; back: { to: string; label: string } };

function Opened({ application, back }: OpenedProps) {
  const { draft, fields, state, kept, conflicts } = useApplication(application);
  const { resumeId, jobDescription, company, preparation } = fields;
  const resume = useQuery({ ...resumeQuery(resumeId ?? ''), enabled: resumeId !== null }).data;
  const likely = useLikely(resume, jobDescription, company, resumeId === null);
  const prepared = preparedOf(likely.data ?? [], preparation);
  const note = (question: string, notes: string) => {
    const changed = withNotes(preparation, { id: newId(), question, notes });
    draft.edit({ preparation: withoutEmpty(changed, likely.data ?? []) });
  };
  const remove = useRemoval(draft);
  return (
    <div className="mx-auto max-w-260">
      <PageHead title={interviewCopy.title} back={back}>
        <SaveStatus
          status={state.status === 'deleted' ? 'failed' : state.status}
          kept={kept}
          title={state.status === 'failed' ? state.message : undefined}
        />
        <PrintButton resume={resume} title={nameOf(fields)} prepared={prepared} />
      </PageHead>
      <p className="mb-6 text-muted wrap-anywhere">{t('For {name}', { name: nameOf(fields) })}</p>
      <FieldConflicts
        what="application"
        conflicts={conflicts}
        document={fields}
        labelOf={labelOf}
        shownAs={(_, value) => (typeof value === 'string' ? value : JSON.stringify(value, null, 1))}
        onChoose={draft.resolve}
      />
      <DeviceNotice kept={kept} copy={() => fields} name={`Application ${nameOf(fields)}`} />
      {jobDescription.trim() === '' || resumeId === null ? (
        <p className="mb-6 rounded-control bg-tint px-4 py-3">
          {resumeId === null ? interviewCopy.noResume : interviewCopy.noJob}
        </p>
      ) : null}
      {likely.isError ? (
        <ErrorState
          title={interviewCopy.readFailed}
          description={describeError(likely.error)}
          onRetry={() => void likely.refetch()}
        />
      ) : null}
      {likely.data === undefined && !likely.isError ? <Loading /> : null}
      <ol>
        {prepared.map((one) => (
          <QuestionNotes
            key={one.question}
            prepared={one}
            isFull={one.notes === '' && isFull(preparation)}
            onNote={(notes) => note(one.question, notes)}
            onRemove={() => remove(one.question)}
          />
        ))}
      </ol>
      <OwnQuestion
        id={application.id}
        taken={prepared}
        isFull={isFull(preparation)}
        onAdd={(question) =>
          draft.edit({ preparation: [...preparation, { id: newId(), question, notes: '' }] })
        }
      />
    </div>
  );
}

/**
 * The likely questions, from the job and, if there is one, the resume; computed by the match's
 * worker.
 */
function useLikely(
  resume: Resume | undefined,
  jobDescription: string,
  company: string,
  hasNone: boolean,
) {
  return useQuery({
    queryKey: ['likely questions', resume?.id, resume?.version, jobDescription, company],
    queryFn: (): Promise<LikelyQuestion[]> =>
      likelyQuestionsFor(resume ? shownContent(resume) : emptyContent(), {
        jobDescription,
        company,
      }),
    enabled: hasNone || resume !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
  });
}

type PrintProps = { resume: Resume | undefined; title: string; prepared: readonly Prepared[] };

/** Downloads the questions and notes as a PDF, which is made on this device and free. */
function PrintButton({ resume, title, prepared }: PrintProps) {
  const user = useUser();
  const [isBusy, setIsBusy] = useState(false);
  const print = async () => {
    setIsBusy(true);
    try {
      const { downloadSheet } = await import('./download-sheet.ts');
      await downloadSheet({ resume, user, title, questions: prepared });
      toast(interviewCopy.downloaded);
    } catch (error) {
      const description = describeError(error);
      toast({ tone: 'error', title: interviewCopy.downloadFailed, description });
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <Button isBusy={isBusy} disabled={prepared.length === 0} onClick={() => void print()}>
      <Download aria-hidden className="size-4" />
      {t('Download PDF')}
    </Button>
  );
}

type OwnProps = {
  id: string;
  taken: readonly Prepared[];
  isFull: boolean;
  onAdd: (question: string) => void;
};

const noQuestion = { question: '' };

/** Adds an own question; its text is stored on the device until then. */
function OwnQuestion({ id, taken, isFull: hasNoRoom, onAdd }: OwnProps) {
  const form = useId();
  const item = `form/question-of-${id}` as const;
  const { fields, change, forget } = useStoredForm(item, noQuestion);
  const wanted = fields.question.trim();
  const isThere = taken.some(({ question }) => question === wanted);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!wanted || isThere || hasNoRoom) return;
    onAdd(wanted);
    void forget();
  };
  return (
    <form
      id={form}
      noValidate
      onSubmit={submit}
      className="mt-6 flex flex-wrap items-end gap-3 border-t border-line pt-6"
    >
      <TextField
        label={t('Add your own question')}
        className="min-w-0 flex-1 basis-60"
        error={
          isThere
            ? interviewCopy.isThere
            : hasNoRoom
              ? interviewCopy.full(applicationLimits.preparations)
              : undefined
        }
        autoComplete="off"
        maxLength={contentLimits.shortText}
        value={fields.question}
        onChange={({ target }) => change({ question: target.value })}
      />
      <Button type="submit" disabled={!wanted || isThere || hasNoRoom}>
        {t('Add')}
      </Button>
    </form>
  );
}

const newId = (): string => crypto.getRandomValues(new Uint32Array(2)).join('-');

const Loading = () => (
  <div aria-busy="true">
    <span className="sr-only" role="status">
      {t('Reading the job')}
    </span>
    <Skeleton className="h-60 w-full" />
  </div>
);
