import { daysSince } from '../../lib/dates.ts';
import { t } from '../../lib/words/words.ts';
import { Button } from '../../ui/button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { WindowedList } from '../../ui/windowed-list.tsx';
import { CardSkeletons, gridStyle } from './card-grid.tsx';
import { ResumeCard } from './resume-card.tsx';
import { isTemporary } from './resume-change.ts';
import type { ResumePages } from './resume-menu.tsx';
import { lastUpdated, resumesCopy, shownOf } from './resumes.copy.ts';
import { useResumeActions } from './use-resume-actions.tsx';
import type { Resumes } from './use-resumes.ts';

type Props = {
  list: Resumes;
  isSearching: boolean;
  onOpen: (id: string) => void;
  pages: ResumePages;
  onCreate: () => void;
  onClearSearch: () => void;
};

export function ResumeList({ list, isSearching, onOpen, pages, onCreate, onClearSearch }: Props) {
  const { actions, dialogs } = useResumeActions(onOpen, pages);
  const { resumes, total } = list;
  return (
    <>
      {resumes ? null : <CardSkeletons layout="whole" count={8} />}
      {resumes?.length === 0 ? (
        <NoResumes isSearching={isSearching} onCreate={onCreate} onClear={onClearSearch} />
      ) : null}
      {resumes && resumes.length > 0 ? (
        <WindowedList
          items={resumes}
          keyOf={({ id }) => id}
          total={total}
          className={gridStyle('whole')}
          onNearEnd={list.hasMoreFailed ? undefined : list.loadMore}
        >
          {(resume) => (
            <ResumeCard layout="whole" heading="h2" resume={resume} actions={actions}>
              <span className="block truncate max-sm:whitespace-normal">
                {isTemporary(resume) ? t('Creating...') : lastUpdated(daysSince(resume.updatedAt))}
              </span>
            </ResumeCard>
          )}
        </WindowedList>
      ) : null}
      <MoreResumes list={list} />
      {dialogs}
    </>
  );
}

type NoneProps = { isSearching: boolean; onCreate: () => void; onClear: () => void };

function NoResumes({ isSearching, onCreate, onClear }: NoneProps) {
  return (
    <div className="py-24 text-center">
      <h2 className="font-display text-heading">{t('No resumes found')}</h2>
      <p className="mt-3 text-large text-muted">
        {isSearching
          ? resumesCopy.nothingFound
          : t('Start from a template, or import the one you have.')}
      </p>
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        {isSearching ? (
          <Button size="large" onClick={onClear}>
            {t('Clear search')}
          </Button>
        ) : null}
        <Button variant="primary" size="large" onClick={onCreate}>
          {t('Create Your First Resume')}
        </Button>
      </div>
    </div>
  );
}

/**
 * Below a list: the loading state or error of the next page; announces the loaded number to screen
 * readers.
 */
export function MoreResumes({ list }: { list: Resumes }) {
  const { resumes, total, isLoadingMore, hasMoreFailed, loadMore } = list;
  return (
    <>
      <p role="status" className="sr-only">
        {resumes && resumes.length > 0 ? shownOf(resumes.length, total) : null}
      </p>
      {isLoadingMore ? (
        <div className="grid place-items-center py-10 text-muted">
          <Spinner className="size-5" />
        </div>
      ) : null}
      {hasMoreFailed && !isLoadingMore ? (
        <div role="alert" className="py-10 text-center">
          <p className="text-muted">{resumesCopy.loadFailed}</p>
          <Button className="mt-3" onClick={loadMore}>
            {t('Retry')}
          </Button>
        </div>
      ) : null}
    </>
  );
}
