import type { Application } from '@folio/contract/applications';
import { useQuery } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { Link, useNavigate } from 'react-router';
import { isApiError } from '../../lib/api-client.ts';
import { DeviceNotice } from '../../lib/autosave/device-notice.tsx';
import { FieldConflicts } from '../../lib/autosave/field-conflicts.tsx';
import { SaveStatus } from '../../lib/autosave/save-status.tsx';
import { describeError } from '../../lib/error-copy.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorState, ProblemNote } from '../../ui/error-state.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ApplicationLetters } from './application-letters.tsx';
import { ApplicationQuestions } from './application-questions.tsx';
import { applicationsCopy, labelOf, nameOf } from './applications.copy.ts';
import { applicationQuery } from './applications.queries.ts';
import { Contacts } from './contacts.tsx';
import { MatchSection } from './job/match-section.tsx';
import { useJobReading } from './job/use-job-reading.ts';
import { SentDocuments } from './sent-documents.tsx';
import { StatusField } from './status-field.tsx';
import { Timeline } from './timeline.tsx';
import { JobFields, NextStepFields, Notes, ResumeField } from './typed-fields.tsx';
import { useApplication } from './use-application.ts';
import { useApplicationChanges } from './use-application-changes.ts';

const back = { to: '/applications', label: 'Back to applications' };

export function ApplicationPage({ id }: { id: string }) {
  const { data, error, refetch } = useQuery(applicationQuery(id));
  if (isApiError(error, 'APPLICATION_NOT_FOUND')) return <Gone />;
  if (data) return <Opened key={data.id} application={data} />;
  if (error)
    return (
      <ErrorState
        isPage
        title={applicationsCopy.oneFailed}
        description={describeError(error)}
        onRetry={refetch}
      />
    );
  return <Loading />;
}

function Opened({ application }: { application: Application }) {
  const { draft, fields, state, kept, conflicts } = useApplication(application);
  const reading = useJobReading(fields.resumeId, fields.jobDescription);
  const { remove } = useApplicationChanges();
  const navigate = useNavigate();
  const { id } = application;
  if (state.status === 'deleted') return <Gone />;
  return (
    <>
      <PageHead title={nameOf(fields)} back={back}>
        <SaveStatus
          status={state.status}
          kept={kept}
          title={state.status === 'failed' ? state.message : undefined}
        />
        <IconButton
          label="Delete application"
          className="max-md:size-11"
          icon={<Trash2 className="size-4" />}
          onClick={() => {
            remove([id]);
            void navigate(back.to);
          }}
        />
      </PageHead>
      <FieldConflicts
        what="application"
        conflicts={conflicts}
        document={fields}
        labelOf={labelOf}
        shownAs={(_, value) => (typeof value === 'string' ? value : JSON.stringify(value, null, 1))}
        onChoose={draft.resolve}
      />
      <DeviceNotice kept={kept} copy={() => fields} name={`Application ${nameOf(fields)}`} />
      {state.status === 'failed' ? (
        <ProblemNote
          className="mb-6"
          title="This change wasn’t saved"
          description={state.message}
        />
      ) : null}
      <div className="grid grid-cols-1 items-start gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_1fr]">
        <div className="grid grid-cols-1 gap-10 lg:col-start-2">
          <section aria-label="Progress" className="grid grid-cols-1 gap-4">
            <StatusField application={application} />
            <NextStepFields fields={fields} onChange={draft.edit} />
            <ResumeField fields={fields} onChange={draft.edit} />
          </section>
          <MatchSection
            reading={reading}
            resumeId={fields.resumeId}
            hasJob={fields.jobDescription.trim() !== ''}
          />
        </div>
        <div className="grid grid-cols-1 gap-10 lg:col-start-1 lg:row-span-2 lg:row-start-1">
          <JobFields fields={fields} reading={reading} onChange={draft.edit} />
          <Notes fields={fields} onChange={draft.edit} />
          <Contacts contacts={fields.contacts} onChange={(contacts) => draft.edit({ contacts })} />
        </div>
        <div className="grid grid-cols-1 gap-10 lg:col-start-2">
          <ApplicationLetters applicationId={id} fields={fields} save={() => draft.flush()} />
          <ApplicationQuestions applicationId={id} />
          <SentDocuments
            application={application}
            resumeId={fields.resumeId}
            save={() => draft.flush()}
          />
          <Timeline application={application} />
        </div>
      </div>
    </>
  );
}

const Gone = () => (
  <div className="py-24 text-center">
    <h1 className="font-display text-heading">This application is gone</h1>
    <p className="mt-3 text-large text-muted">It may have been deleted elsewhere.</p>
    <Button asChild size="large" className="mt-6">
      <Link to={back.to}>Back to applications</Link>
    </Button>
  </div>
);

const Loading = () => (
  <div aria-busy="true">
    <span className="sr-only" role="status">
      Loading the application
    </span>
    <Skeleton className="mb-8 h-9 w-80 max-w-full" />
    <div className="grid gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <Skeleton className="h-80" />
      <Skeleton className="h-60" />
    </div>
  </div>
);
