import { Link } from 'react-router';
import { ActivityList } from '../../features/activity/activity-list.tsx';
import { MoreResumes } from '../../features/resumes/resume-list.tsx';
import { resumesCopy } from '../../features/resumes/resumes.copy.ts';
import { useResumes } from '../../features/resumes/use-resumes.ts';
import { describeFailure } from '../../lib/error-copy.ts';
import { t } from '../../lib/words/words.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { PageHead } from '../../ui/page-head.tsx';

export function Component() {
  const list = useResumes();
  return (
    <div className="mx-auto max-w-225">
      <PageHead
        title={t('Recent Activity')}
        back={{ to: '/dashboard', label: t('Back to dashboard') }}
      >
        <Button asChild variant="primary">
          <Link to="/resumes">{t('Create New Resume')}</Link>
        </Button>
      </PageHead>
      {list.error && !list.resumes ? (
        <ErrorState
          {...describeFailure(resumesCopy.loadFailed, list.error)}
          onRetry={list.refetch}
        />
      ) : (
        <>
          <ActivityList
            resumes={list.resumes}
            total={list.total}
            onNearEnd={list.hasMoreFailed ? undefined : list.loadMore}
          />
          <MoreResumes list={list} />
        </>
      )}
    </div>
  );
}
