import type { Application } from '@folio/contract/applications';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { isApiError } from '../../lib/api-client.ts';
import { SaveStatus } from '../../lib/autosave/save-status.tsx';
import { describeError } from '../../lib/error-copy.ts';
import { resumeNamesQuery } from '../../lib/resume-names.ts';
import { t } from '../../lib/words/words.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { SkipLink } from '../../ui/skip-link.tsx';
import { useApplicationLetters } from './application-letters.tsx';
import { applicationsCopy } from './applications.copy.ts';
import { applicationQuery } from './applications.queries.ts';
import { DeleteJob } from './job/delete-job.tsx';
import { backToApplications, GoesAlong, JobActs, JobBar } from './job/job-bar.tsx';
import { JobColumn, NeedsColumn, PagesColumn } from './job/job-columns.tsx';
import { Gone, Loading, Notices } from './job/job-states.tsx';
import { type JobView, PhoneViews } from './job/phone-views.tsx';
import { useJobReading } from './job/use-job-reading.ts';
import { useApplyCommand, useMarkApplied } from './job/use-mark-applied.ts';
import { isUnsent } from './outbox/unsent-applications.ts';
import { useShownApplication, useUnsent } from './outbox/use-queued.ts';
import { useSending } from './sent-documents.tsx';
import { UnsentNotice } from './unsent.tsx';
import { useApplication } from './use-application.ts';
import { useUndoCommand } from './use-undo-command.ts';

type FrameProps = {
  /** Downloads the PDF of a resume. */
  onDownload: (resumeId: string) => void;
  /** Links to the page's help. */
  tools: ReactNode;
};

/** One job: its description, its needs, and the resume's pages that answer them. */
export function ApplicationPage({ id, ...frame }: FrameProps & { id: string }) {
  const { isWaiting } = useUnsent(id);
  const asked = useQuery({ ...applicationQuery(id), enabled: !isWaiting });
  const { data: stored, error, refetch } = asked;
  const data = useShownApplication(id, stored);
  // The page of a new application may be opened before the application is sent.
  if (isApiError(error, 'APPLICATION_NOT_FOUND') && (stored || !data)) return <Gone />;
  if (data) return <Opened key={data.id} application={data} {...frame} />;
  if (error)
    return (
      <main className="p-6">
        <ErrorState
          isPage
          title={applicationsCopy.oneFailed}
          description={describeError(error)}
          onRetry={refetch}
        >
          <Button asChild variant="quiet">
            <Link to={backToApplications.to}>{backToApplications.label}</Link>
          </Button>
        </ErrorState>
      </main>
    );
  return <Loading />;
}

function Opened({ application, onDownload, tools }: FrameProps & { application: Application }) {
  const edited = useApplication(application);
  const { fields, state, save } = edited;
  const { id, status } = application;
  const { resumeId } = fields;
  const reading = useJobReading(fields);
  const [view, setView] = useState<JobView>('job');
  useSentInSight(setView);
  const [chosen, setChosen] = useState<number>();
  const sending = useSending(id, { resumeId, save, onLook: () => setView('page') });
  const apply = useMarkApplied(application, resumeId, sending);
  useApplyCommand(apply, status);
  useUndoCommand();
  const goesAlong = { ...useGoesAlong(id, resumeId), onLead: () => setView('more') };
  if (state.status === 'deleted') return <Gone />;
  const choose = (need: number | undefined) => {
    setChosen(need);
    if (need !== undefined && reading.needs[need]?.level === 'shown') setView('page');
  };
  const acts = (
    <JobActs
      price={sending.price.words}
      applyPrice={apply.price}
      hasResume={resumeId !== null}
      isSaved={status === 'saved'}
      isBusy={apply.isBusy}
      onDownload={() => void (resumeId && onDownload(resumeId))}
      onApply={() => void apply.markApplied()}
    />
  );
  return (
    <div className="flex h-dvh flex-col">
      <SkipLink to="content" />
      <JobBar
        application={application}
        fields={fields}
        {...goesAlong}
        tools={
          <>
            <SaveStatus
              status={state.status}
              kept={edited.kept}
              isQuiet
              title={state.status === 'failed' ? state.message : undefined}
            />
            <DeleteJob id={id} />
            {tools}
          </>
        }
        acts={acts}
      />
      <Notices {...edited} />
      {isUnsent(application) ? <UnsentNotice id={id} /> : null}
      <main
        id="content"
        tabIndex={-1}
        className="relative min-h-0 flex-1 outline-none max-lg:overflow-y-auto lg:grid lg:grid-cols-[minmax(0,5fr)_minmax(0,4.4fr)_minmax(0,7fr)]"
      >
        <JobColumn
          application={application}
          edited={edited}
          reading={reading}
          sending={sending}
          view={view}
        />
        <NeedsColumn
          edited={edited}
          reading={reading}
          chosen={chosen}
          onChoose={choose}
          isShown={view === 'needs'}
        />
        <PagesColumn
          resumeId={resumeId}
          reading={reading}
          chosen={chosen}
          onChoose={setChosen}
          isShown={view === 'page'}
        />
      </main>
      <PhoneViews
        view={view}
        onChange={setView}
        acts={
          <>
            <GoesAlong {...goesAlong} />
            {acts}
          </>
        }
      />
    </div>
  );
}

/** The letters and resume of an application, in words. */
function useGoesAlong(id: string, resumeId: string | null) {
  const { data: names = [] } = useQuery(resumeNamesQuery());
  const { length: count } = useApplicationLetters(id);
  const resumeName = names.find((one) => one.id === resumeId)?.name;
  return {
    letter:
      count > 0 ? t('{count, plural, one {# letter} other {# letters}}', { count }) : t('None yet'),
    // Only the newest names are loaded, and a resume may have been deleted.
    resumeName: resumeName ?? (resumeId === null ? undefined : t('Your resume')),
  };
}

/**
 * Shows the sent documents and scrolls to them if the address ends in #sent, even if the page shows
 * one part at a time.
 */
function useSentInSight(show: (view: JobView) => void): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash !== '#sent') return;
    show('more');
    const frame = requestAnimationFrame(() =>
      document.getElementById('sent')?.scrollIntoView({ block: 'start' }),
    );
    return () => cancelAnimationFrame(frame);
  }, [hash, show]);
}
