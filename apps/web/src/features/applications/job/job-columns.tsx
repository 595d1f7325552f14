import type { Application } from '@folio/contract/applications';
import { useDeferredImport } from '../../../lib/use-deferred-import.ts';
import { t } from '../../../lib/words/words.ts';
import { classNames } from '../../../ui/class-names.ts';
import { ApplicationLetters } from '../application-letters.tsx';
import { ApplicationQuestions } from '../application-questions.tsx';
import { dayWords, localToday } from '../applications.copy.ts';
import { Contacts } from '../contacts.tsx';
import { isUnsent } from '../outbox/unsent-applications.ts';
import { type Sending, SentDocuments } from '../sent-documents.tsx';
import { SilentNote } from '../status-field.tsx';
import { Timeline } from '../timeline.tsx';
import { JobFields, NextStepFields, Notes, ResumeField } from '../typed-fields.tsx';
import type { EditedApplication } from '../use-application.ts';
import { jobCopy } from './job.copy.ts';
import { JobPage } from './job-page.tsx';
import { MatchSection } from './match-section.tsx';
import type { JobView } from './phone-views.tsx';
import { TailorVersion } from './tailor-version.tsx';
import type { JobReading } from './use-job-reading.ts';

const loadProposed = () => import('../proposed-changes.tsx').then((part) => part.ProposedChanges);

type JobProps = {
  application: Application;
  edited: EditedApplication;
  reading: JobReading;
  sending: Sending;
  view: JobView;
};

/**
 * The job's description, and below it progress, letters and notes; on a phone one of the two. The
 * columns are `relative` to contain their screen-reader texts, which are positioned absolutely and
 * would otherwise lengthen the page.
 */
export function JobColumn({ application, edited, reading, sending, view }: JobProps) {
  const { draft, fields, chooseResume, save } = edited;
  const { id } = application;
  const isNew = isUnsent(application);
  const ProposedChanges = useDeferredImport(loadProposed, { waitMs: 0 });
  return (
    <div
      className={classNames(
        'relative grid content-start gap-10 bg-surface px-6 py-6 max-lg:min-h-full max-sm:px-4 lg:overflow-y-auto lg:border-r lg:border-line',
        view !== 'job' && view !== 'more' && 'max-lg:hidden',
      )}
    >
      <div className={partStyle(view === 'job')}>
        {ProposedChanges ? <ProposedChanges applicationId={id} save={save} /> : null}
        <JobFields
          fields={fields}
          reading={reading}
          savedOn={dayWords(localToday(new Date(application.createdAt)))}
          onChange={draft.edit}
        />
      </div>
      <div className={partStyle(view === 'more')}>
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
            <SentDocuments application={application} resumeId={fields.resumeId} sending={sending} />
          </>
        )}
        <Timeline application={application} />
        <Notes fields={fields} onChange={draft.edit} />
        <Contacts contacts={fields.contacts} onChange={(contacts) => draft.edit({ contacts })} />
      </div>
    </div>
  );
}

const partStyle = (isShown: boolean) =>
  classNames('grid grid-cols-1 gap-10', !isShown && 'max-lg:hidden');

type NeedsProps = {
  edited: EditedApplication;
  reading: JobReading;
  /** The index of the selected need. */
  chosen: number | undefined;
  onChoose: (need: number | undefined) => void;
  isShown: boolean;
};

/** The job's needs, and whether the resume answers them. */
export function NeedsColumn({ edited, reading, chosen, onChoose, isShown }: NeedsProps) {
  const { draft, fields } = edited;
  const leaveOut = (name: string, isLeftOut: boolean) => {
    const others = draft.document.leftOut.filter((one) => one !== name);
    draft.edit({ leftOut: isLeftOut ? [...others, name] : others });
  };
  return (
    <div
      className={classNames(
        'relative bg-surface px-6 py-6 max-lg:min-h-full max-sm:px-4 lg:overflow-y-auto lg:border-r lg:border-line',
        !isShown && 'max-lg:hidden',
      )}
      data-pane
    >
      <MatchSection
        reading={reading}
        resumeId={fields.resumeId}
        hasJob={fields.jobDescription.trim() !== ''}
        chosen={chosen}
        onChoose={onChoose}
        onLeaveOut={leaveOut}
      />
    </div>
  );
}

type PagesProps = Omit<NeedsProps, 'edited'> & { resumeId: string | null };

/** The resume's pages, with marks for the needs they answer. */
export const PagesColumn = ({ resumeId, reading, chosen, onChoose, isShown }: PagesProps) => (
  <section
    aria-label={jobCopy.pages}
    className={classNames(
      'flex min-w-0 flex-col bg-desk max-lg:min-h-full lg:overflow-hidden',
      !isShown && 'max-lg:hidden',
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
          onChoose={onChoose}
        />
      ) : (
        <p className="mx-auto max-w-80 py-16 text-center text-muted">{jobCopy.pageNone}</p>
      )}
    </div>
    {resumeId ? <PageLegend /> : null}
  </section>
);

/** The legend of the marks, which differ by line and not by color alone. */
const PageLegend = () => (
  <p className="flex shrink-0 gap-5 border-t border-line bg-surface px-6 py-2.5 text-small max-sm:px-4">
    <span className="text-good underline decoration-2 underline-offset-4">
      {jobCopy.legend.shown}
    </span>
    <span className="text-warning underline decoration-dotted decoration-2 underline-offset-4">
      {jobCopy.legend.listed}
    </span>
  </p>
);
