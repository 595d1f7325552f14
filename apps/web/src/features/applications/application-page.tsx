import type { Application } from '@folio/contract/applications';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { isApiError } from '../../lib/api-client.ts';
import { SaveStatus } from '../../lib/autosave/save-status.tsx';
import { describeError } from '../../lib/error-copy.ts';
import { resumeNamesQuery } from '../../lib/resume-names.ts';
import { useDeferredImport } from '../../lib/use-deferred-import.ts';
import { t } from '../../lib/words/words.ts';
import { classNames } from '../../ui/class-names.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { SkipLink } from '../../ui/skip-link.tsx';
import { ApplicationLetters, useApplicationLetters } from './application-letters.tsx';
import { ApplicationQuestions } from './application-questions.tsx';
import { applicationsCopy, dayWords, localToday } from './applications.copy.ts';
import { applicationQuery } from './applications.queries.ts';
import { Contacts } from './contacts.tsx';
import { DeleteJob } from './job/delete-job.tsx';
import { jobCopy } from './job/job.copy.ts';
import { GoesAlong, JobActs, JobBar } from './job/job-bar.tsx';
import { JobPage } from './job/job-page.tsx';
import { Gone, Loading, Notices } from './job/job-states.tsx';
import { MatchSection } from './job/match-section.tsx';
import { PageLegend } from './job/page-legend.tsx';
import { type JobView, PhoneViews } from './job/phone-views.tsx';
import { TailorVersion } from './job/tailor-version.tsx';
import { useJobReading } from './job/use-job-reading.ts';
import { useMarkApplied } from './job/use-mark-applied.ts';
import { isUnsent } from './outbox/unsent-applications.ts';
import { useShownApplication, useUnsent } from './outbox/use-queued.ts';
import { SentDocuments, useSending } from './sent-documents.tsx';
import { SilentNote } from './status-field.tsx';
import { Timeline } from './timeline.tsx';
import { JobFields, NextStepFields, Notes, ResumeField } from './typed-fields.tsx';
import { UnsentNotice } from './unsent.tsx';
import { useApplication } from './use-application.ts';
import { useApplyCommand } from './use-apply-command.ts';
import { useSentInSight } from './use-sent-in-sight.ts';
import { useUndoCommand } from './use-undo-command.ts';

const loadProposed = () => import('./proposed-changes.tsx').then((part) => part.ProposedChanges);

type FrameProps = {
  /** Downloads the PDF of a resume. */
  onDownload: (resumeId: string) => void;
  /** Leads to what explains the page. */
  tools: ReactNode;
};

/** One job: its description, what of it the resume answers, and the page that says so. */
export function ApplicationPage({ id, ...frame }: FrameProps & { id: string }) {
  const { isWaiting } = useUnsent(id);
  const asked = useQuery({ ...applicationQuery(id), enabled: !isWaiting });
  const { data: stored, error, refetch } = asked;
  const data = useShownApplication(id, stored);
  // One that is shown before the server has it may have been asked for too early.
  if (isApiError(error, 'APPLICATION_NOT_FOUND') && (stored || !data)) return <Gone />;
  if (data) return <Opened key={data.id} application={data} {...frame} />;
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

function Opened({ application, onDownload, tools }: FrameProps & { application: Application }) {
  const { draft, fields, state, kept, conflicts, chooseResume } = useApplication(application);
  const { id, status } = application;
  const isNew = isUnsent(application);
  const ProposedChanges = useDeferredImport(loadProposed, { waitMs: 0 });
  const { resumeId } = fields;
  const reading = useJobReading(fields);
  const [view, setView] = useState<JobView>('job');
  useSentInSight(setView);
  const [chosen, setChosen] = useState<number>();
  const save = () => draft.flush();
  const sending = useSending(id, { resumeId, save, onLook: () => setView('page') });
  const apply = useMarkApplied(application, resumeId, sending);
  useApplyCommand(apply, status, sending.price.words);
  useUndoCommand();
  const { data: names = [] } = useQuery(resumeNamesQuery());
  const letters = useApplicationLetters(id);
  const choose = (need: number | undefined) => {
    setChosen(need);
    if (need !== undefined && reading.needs[need]?.level === 'shown') setView('page');
  };
  const leaveOut = (name: string, isLeftOut: boolean) => {
    const others = draft.document.leftOut.filter((one) => one !== name);
    draft.edit({ leftOut: isLeftOut ? [...others, name] : others });
  };
  if (state.status === 'deleted') return <Gone />;
  const goesAlong = {
    letter: letters[0] ? letterCount(letters.length) : t('None yet'),
    resumeName: names.find((one) => one.id === resumeId)?.name,
    onLead: () => setView('more'),
  };
  const acts = (
    <JobActs
      price={sending.price.words}
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
              kept={kept}
              isIconOnceSaved
              title={state.status === 'failed' ? state.message : undefined}
            />
            <DeleteJob id={id} />
            {tools}
          </>
        }
        acts={acts}
      />
      <Notices {...{ draft, fields, state, kept, conflicts }} />
      {isNew ? <UnsentNotice id={id} /> : null}
      <main
        id="content"
        tabIndex={-1}
        className="relative min-h-0 flex-1 outline-none max-lg:overflow-y-auto lg:grid lg:grid-cols-[minmax(0,5fr)_minmax(0,4.4fr)_minmax(0,7fr)]"
      >
        <div
          className={classNames(
            'grid content-start gap-10 bg-surface px-6 py-6 max-lg:min-h-full max-sm:px-4 lg:overflow-y-auto lg:border-r lg:border-line',
            view !== 'job' && view !== 'more' && 'max-lg:hidden',
          )}
        >
          <div className={pane(view === 'job')}>
            {ProposedChanges ? <ProposedChanges applicationId={id} save={save} /> : null}
            <JobFields
              fields={fields}
              reading={reading}
              savedOn={dayWords(localToday(new Date(application.createdAt)))}
              onChange={draft.edit}
            />
          </div>
          <div className={pane(view === 'more')}>
            <section id="next-step" aria-label={t('Progress')} className="grid grid-cols-1 gap-4">
              <SilentNote application={application} />
              <NextStepFields fields={fields} onChange={draft.edit} />
              <ResumeField fields={fields} onChange={chooseResume} />
              {isNew ? null : <TailorVersion fields={fields} save={save} onMade={draft.edit} />}
            </section>
            {isNew ? null : (
              <>
                <ApplicationLetters applicationId={id} fields={fields} save={save} />
                <ApplicationQuestions applicationId={id} />
                <SentDocuments application={application} resumeId={resumeId} sending={sending} />
              </>
            )}
            <Timeline application={application} />
            <Notes fields={fields} onChange={draft.edit} />
            <Contacts
              contacts={fields.contacts}
              onChange={(contacts) => draft.edit({ contacts })}
            />
          </div>
        </div>
        <div
          className={classNames(
            'bg-surface px-6 py-6 max-lg:min-h-full max-sm:px-4 lg:overflow-y-auto lg:border-r lg:border-line',
            view !== 'needs' && 'max-lg:hidden',
          )}
          data-pane
        >
          <MatchSection
            reading={reading}
            resumeId={resumeId}
            hasJob={fields.jobDescription.trim() !== ''}
            chosen={chosen}
            onChoose={choose}
            onLeaveOut={leaveOut}
          />
        </div>
        <section
          aria-label={jobCopy.pages}
          className={classNames(
            'flex min-w-0 flex-col bg-desk max-lg:min-h-full lg:overflow-hidden',
            view !== 'page' && 'max-lg:hidden',
          )}
        >
          <div
            className="min-h-0 flex-1 py-8 pr-6 pl-12 max-sm:px-3 max-sm:py-4 lg:overflow-y-auto"
            data-pane
          >
            {resumeId ? (
              <JobPage
                key={resumeId}
                resumeId={resumeId}
                needs={reading.needs}
                emptyPlace={reading.emptyPlace?.path}
                chosen={chosen}
                onChoose={setChosen}
              />
            ) : (
              <p className="mx-auto max-w-80 py-16 text-center text-muted">{jobCopy.pageNone}</p>
            )}
          </div>
          {resumeId ? <PageLegend /> : null}
        </section>
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

const pane = (isShown: boolean) =>
  classNames('grid grid-cols-1 gap-10', !isShown && 'max-lg:hidden');

const letterCount = (count: number) =>
  t('{count, plural, one {# letter} other {# letters}}', { count });
