import { isIncluded } from '@folio/contract/entitlements';
import { templateById } from '@folio/contract/template-list';
import { FirstResume } from '../../features/dashboard/first-resume.tsx';
import {
  AnalyzeCard,
  analysisPath,
  SpecialOffer,
  Stats,
  TipList,
  UpgradeBanner,
} from '../../features/dashboard/stats.tsx';
import { ImportButton, ImportTile } from '../../features/import/import-button.tsx';
import { RecentResumes, recentShown } from '../../features/resumes/recent-resumes.tsx';
import { resumesCopy } from '../../features/resumes/resumes.copy.ts';
import { useResumeCounts, useResumes } from '../../features/resumes/use-resumes.ts';
import { useSearch } from '../../features/resumes/use-search.ts';
import { dashboardTips } from '../../features/tips/tip-heads.ts';
import { describeFailure } from '../../lib/error-copy.ts';
import { LateQuotaNotice } from '../../lib/quotas/late-quota-notice.tsx';
import { useUser } from '../../lib/session.ts';
import { useDeferredImport } from '../../lib/use-deferred-import.ts';
import { t } from '../../lib/words/words.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { SearchField } from '../../ui/text-field.tsx';
import { isKnownPath } from '../known-paths.ts';
import { useNewResume } from '../use-new-resume.tsx';
import { useResumePages } from '../use-resume-pages.ts';

const loadGuestWorkOffer = async () =>
  (await import('../guest/guest-work-offer.tsx')).GuestWorkOffer;
const guestWorkWaitMs = 500;
const loadDueSteps = async () =>
  (await import('../../features/applications/due/due-steps.tsx')).DueSteps;

export function Component() {
  const user = useUser();
  const { text, search, onTextChange, clear } = useSearch();
  const list = useResumes({ search, searchBy: 'templateName', limit: recentShown });
  const stats = useResumeCounts();
  const pages = useResumePages();
  const GuestWorkOffer = useDeferredImport(loadGuestWorkOffer, { waitMs: guestWorkWaitMs });
  const DueSteps = useDeferredImport(loadDueSteps, { waitMs: 0 });
  const { open, createResume, isCreating, askHow, askForFile, dialogs } = useNewResume();
  const error = list.resumes ? null : list.error;
  const isEmpty = search === '' && list.resumes?.length === 0;
  const retry = () => void Promise.all([list.refetch(), stats.refetch()]);
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <h1 className="max-w-full flex-1 basis-72 text-heading font-semibold wrap-break-word max-sm:basis-36 max-sm:text-title">
          {t('Welcome back, {firstName}!', { firstName: user.firstName })}
        </h1>
        <div className="flex items-center gap-3 max-lg:basis-full max-sm:contents">
          <SearchField
            placeholder={t('Search resumes...')}
            value={text}
            onValueChange={onTextChange}
            className="w-65 max-lg:w-auto max-lg:grow max-sm:order-last max-sm:basis-2/3"
          />
          <ImportButton onClick={askForFile} />
          <Button
            variant={isEmpty ? 'secondary' : 'primary'}
            isBusy={isCreating}
            onClick={() => createResume()}
          >
            {t('Create New')}
          </Button>
        </div>
      </div>
      {GuestWorkOffer ? <GuestWorkOffer userId={user.id} /> : null}
      {DueSteps ? <DueSteps /> : null}
      <LateQuotaNotice kinds={['resumes', 'bytes']} />
      <div className="mt-8 grid gap-14 xl:grid-cols-[minmax(0,1fr)_300px]">
        {error ? (
          <ErrorState {...describeFailure(resumesCopy.loadFailed, error)} onRetry={retry} />
        ) : isEmpty ? (
          // The first step comes before any offer.
          <div className="grid content-start gap-14">
            <FirstResume picture={templateById('modern').previewImage} onCreate={askHow} />
            <UpgradeBanner />
          </div>
        ) : (
          <div className="grid content-start gap-14">
            <RecentResumes
              resumes={list.resumes}
              onOpen={open}
              pages={pages}
              onClearSearch={clear}
              counts={<Stats counts={stats.counts} hasFailed={stats.error !== null} />}
              more={<ImportTile onClick={askForFile} />}
            />
            {list.resumes ? <UpgradeBanner /> : null}
          </div>
        )}
        <aside
          aria-label={t('Help and offers')}
          className={classNames(
            'grid content-start gap-8',
            // Hidden until the resumes are loaded, to prevent a layout shift.
            !list.resumes && !error && 'max-xl:hidden',
          )}
        >
          {isKnownPath(analysisPath) ? <AnalyzeCard /> : null}
          <TipList tips={dashboardTips} />
          {isIncluded('analysis', user) ? null : <SpecialOffer />}
        </aside>
      </div>
      {dialogs}
    </>
  );
}
