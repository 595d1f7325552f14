import type { ResumeSummary } from '@folio/contract/resumes';
import { Skeleton } from '../../ui/skeleton.tsx';
import { WindowedList } from '../../ui/windowed-list.tsx';
import { ActivityItem } from './activity-item.tsx';
import { useNow } from './use-now.ts';

type Props = {
  /** Last changed first; undefined while they are being loaded. */
  resumes: readonly ResumeSummary[] | undefined;
  total: number;
  onNearEnd: (() => void) | undefined;
};

export function ActivityList({ resumes, total, onNearEnd }: Props) {
  const now = useNow();
  if (!resumes) return <ActivitySkeletons />;
  if (resumes.length === 0) return <NoActivity />;
  return (
    <WindowedList
      items={resumes}
      keyOf={({ id }) => id}
      total={total}
      className="grid grid-cols-1 border-t border-line"
      onNearEnd={onNearEnd}
    >
      {(resume) => <ActivityItem resume={resume} now={now} />}
    </WindowedList>
  );
}

function NoActivity() {
  return (
    <div className="mx-auto max-w-110 py-24 text-center">
      <h2 className="font-display text-heading">No recent activity</h2>
      <p className="mt-3 text-large text-muted">
        You haven't made any changes to your resumes yet. Start by creating a new resume.
      </p>
    </div>
  );
}

function ActivitySkeletons() {
  return (
    <div aria-busy="true" className="border-t border-line">
      <span className="sr-only" role="status">
        Loading your activity
      </span>
      {['one', 'two', 'three', 'four', 'five', 'six'].map((key) => (
        <div key={key} className="flex h-19.5 items-center gap-4 border-b border-line px-3">
          <Skeleton className="size-5" />
          <div className="flex-1">
            <Skeleton className="h-4 w-2/5 max-w-60" />
            <Skeleton className="mt-2 h-3.5 w-1/3 max-w-45" />
          </div>
        </div>
      ))}
    </div>
  );
}
