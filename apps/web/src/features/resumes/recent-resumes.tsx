import type { ResumeSummary } from '@folio/contract/resumes';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { shortMoment } from '../../lib/dates.ts';
import { t } from '../../lib/words/words.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { linkStyle } from '../../ui/link-style.ts';
import { CardSkeletons, gridStyle } from './card-grid.tsx';
import { ResumeCard } from './resume-card.tsx';
import { isTemporary } from './resume-change.ts';
import type { ResumePages } from './resume-menu.tsx';
import { nameOr, resumesCopy } from './resumes.copy.ts';
import { useResumeActions } from './use-resume-actions.tsx';

export const recentShown = 4;

type Props = {
  /** Last changed first; undefined while loading. */
  resumes: readonly ResumeSummary[] | undefined;
  onOpen: (id: string) => void;
  pages: ResumePages;
  onClearSearch: () => void;
  /** The number of resumes, shown next to the title. */
  counts: ReactNode;
  /** Another way to create one, after the last resume. */
  more: ReactNode;
};

export function RecentResumes({ resumes, onOpen, pages, onClearSearch, counts, more }: Props) {
  const { actions, dialogs } = useResumeActions(onOpen, pages);
  return (
    <section aria-labelledby="recent">
      <div className="mb-4 flex flex-wrap items-baseline gap-x-6 gap-y-1">
        <h2 id="recent" className="text-large font-semibold">
          {t('Recent Resumes')}
        </h2>
        <div className="grow max-sm:order-last max-sm:basis-full">{counts}</div>
        <Link to="/resumes" className={`-my-3 py-3 max-sm:ml-auto text-small ${linkStyle}`}>
          {t('View All')}
        </Link>
      </div>
      {resumes ? null : <CardSkeletons layout="large" count={recentShown} />}
      {resumes?.length === 0 ? <NothingFound onClear={onClearSearch} /> : null}
      <div className={gridStyle('large')}>
        <ul className="contents">
          {resumes?.slice(0, recentShown).map((resume) => (
            <li key={resume.id}>
              <ResumeCard resume={resume} actions={actions} layout="large" heading="h3">
                <span className="flex flex-wrap items-center gap-x-2 pr-9">
                  {isTemporary(resume) ? t('Creating...') : shortMoment(resume.updatedAt)}
                  <ReadyBadge isPublished={resume.isPublished} />
                </span>
                <ReadyProgress
                  isPublished={resume.isPublished}
                  name={nameOr(resume.name, 'Untitled')}
                />
              </ResumeCard>
            </li>
          ))}
        </ul>
        {resumes && resumes.length > 0 ? (
          // Spans a whole row if it would be alone in one.
          <div
            className={resumes.length % 2 === 0 ? 'sm:col-span-2 sm:*:aspect-auto sm:*:py-12' : ''}
          >
            {more}
          </div>
        ) : null}
      </div>
      {dialogs}
    </section>
  );
}

function NothingFound({ onClear }: { onClear: () => void }) {
  return (
    <div className="py-12">
      <p className="font-semibold">{t('No resumes found')}</p>
      <p className="mt-1 text-muted">{resumesCopy.nothingFound}</p>
      <Button className="mt-4" onClick={onClear}>
        {t('Clear search')}
      </Button>
    </div>
  );
}

/** Progress in percent. */
const progress = { ready: 100, inProgress: 75 } as const;

function ReadyBadge({ isPublished }: { isPublished: boolean }) {
  return isPublished ? (
    <Badge tone="good">{t('Ready to Use')}</Badge>
  ) : (
    <Badge tone="warning">{t('In Progress')}</Badge>
  );
}

function ReadyProgress({ isPublished, name }: { isPublished: boolean; name: string }) {
  const percent = isPublished ? progress.ready : progress.inProgress;
  return (
    <div
      role="progressbar"
      aria-label={t('Progress of {name}', { name })}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      className="mt-3 h-0.75 overflow-hidden rounded-full bg-line"
    >
      <div
        className={isPublished ? 'h-full bg-good' : 'h-full bg-control'}
        style={{ width: `${percent}%` }}
      />
    </div>
  );
}
