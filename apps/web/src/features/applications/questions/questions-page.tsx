import { type Question, questionRoutes } from '@folio/contract/questions';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { api } from '../../../lib/api-client.ts';
import { describeError } from '../../../lib/error-copy.ts';
import { t } from '../../../lib/words/words.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { linkStyle } from '../../../ui/link-style.ts';
import { PageHead } from '../../../ui/page-head.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { SearchField } from '../../../ui/text-field.tsx';
import { toast } from '../../../ui/toast.ts';
import { nameOf } from '../applications.copy.ts';
import { applicationQuery } from '../applications.queries.ts';
import { resumeQuery } from '../job/use-job-reading.ts';
import { AddQuestions } from './add-questions.tsx';
import { QuestionItem } from './question-item.tsx';
import { countOf, questionsCopy } from './questions.copy.ts';
import { questionsKey, questionsQuery } from './questions.queries.ts';

/** The questions of one application, or all questions of the account. */
export function QuestionsPage({ applicationId }: { applicationId: string | null }) {
  const all = useQuery(questionsQuery());
  const application = useQuery({
    ...applicationQuery(applicationId ?? ''),
    enabled: applicationId !== null,
  });
  const { role = '', company = '', jobDescription = '', resumeId = null } = application.data ?? {};
  const resume = useQuery({ ...resumeQuery(resumeId ?? ''), enabled: resumeId !== null }).data;
  const of = application.data ? nameOf(application.data) : '';
  return (
    <div className="mx-auto max-w-170">
      <PageHead
        title={questionsCopy.title}
        back={
          applicationId
            ? { to: `/applications/${applicationId}`, label: t('Back to the application') }
            : { to: '/applications', label: t('Back to applications') }
        }
      />
      {of ? <p className="mb-6 text-muted wrap-anywhere">{t('For {name}', { name: of })}</p> : null}
      <AddQuestions applicationId={applicationId} />
      {applicationId && application.data && !resumeId ? (
        <p className="mt-4 rounded-control bg-tint px-4 py-3">{questionsCopy.noResume}</p>
      ) : null}
      {all.error && !all.data ? (
        <ErrorState
          title={questionsCopy.loadFailed}
          description={describeError(all.error)}
          onRetry={() => void all.refetch()}
        />
      ) : null}
      {all.data ? (
        <Questions
          all={all.data}
          applicationId={applicationId}
          item={{ resume, job: { role, company, jobDescription } }}
        />
      ) : null}
      {!all.data && !all.error ? (
        <div aria-busy="true" className="mt-8">
          <span className="sr-only" role="status">
            {t('Loading your questions')}
          </span>
          <Skeleton className="h-40 w-full" />
        </div>
      ) : null}
    </div>
  );
}

type Item = Pick<Parameters<typeof QuestionItem>[0], 'resume' | 'job'>;
type ListProps = { all: readonly Question[]; applicationId: string | null; item: Item };

/** The limit of open questions in the library, since each open one is a draft of its own. */
const mostOpen = 20;

function Questions({ all, applicationId, item }: ListProps) {
  const [search, setSearch] = useState('');
  const { mutate: remove } = useDelete();
  const wanted = search.trim().toLowerCase();
  const own = applicationId ? all.filter((one) => one.applicationId === applicationId) : all;
  const found = own.filter(({ question, answer }) =>
    `${question}\n${answer}`.toLowerCase().includes(wanted),
  );
  const shown = applicationId ? found : found.toReversed().slice(0, mostOpen);
  return (
    <section aria-label={t('Questions and answers')} className="mt-8">
      {applicationId ? (
        <p className="mb-4 text-small">
          <Link to="/applications/questions" className={linkStyle}>
            {t('All your answers')}
          </Link>
        </p>
      ) : (
        <div className="mb-4 flex flex-wrap items-center gap-3">
          <SearchField
            placeholder={t('Search answers...')}
            value={search}
            onValueChange={setSearch}
            className="w-80 max-sm:w-full"
          />
          <p role="status" className="ml-auto text-small text-muted tabular-nums">
            {countOf(found.length)}
          </p>
        </div>
      )}
      {own.length === 0 ? (
        <div className="py-12 text-center">
          <h2 className="font-display text-heading">{questionsCopy.none}</h2>
          <p className="mt-3 text-large text-muted">{questionsCopy.noneHint}</p>
        </div>
      ) : null}
      {shown.map((question) => (
        <QuestionItem
          key={question.id}
          question={question}
          all={all}
          onDelete={(one) => remove(one.id)}
          {...item}
        />
      ))}
    </section>
  );
}

function useDelete() {
  const client = useQueryClient();
  const reload = () => client.invalidateQueries({ queryKey: questionsKey });
  const restore = useMutation({
    mutationFn: (id: string) => api(questionRoutes.restore, { params: { id } }),
    onSuccess: () => toast(questionsCopy.restored),
    onError: (error) =>
      toast({
        tone: 'error',
        title: questionsCopy.restoreFailed,
        description: describeError(error),
      }),
    onSettled: reload,
  });
  return useMutation({
    mutationFn: (id: string) => api(questionRoutes.remove, { params: { id } }),
    onSuccess: (_, id) =>
      toast({
        tone: 'good',
        title: questionsCopy.deleted,
        action: { label: t('Undo'), onClick: () => restore.mutate(id) },
      }),
    onError: (error) =>
      toast({
        tone: 'error',
        title: questionsCopy.deleteFailed,
        description: describeError(error),
      }),
    onSettled: reload,
  });
}
