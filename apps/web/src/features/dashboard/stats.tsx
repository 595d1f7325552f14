import type { ResumeCounts } from '@folio/contract/resumes';
import { Skeleton } from '../../ui/skeleton.tsx';

type Props = {
  /** Undefined while they are being loaded, or could not be. */
  counts: ResumeCounts | undefined;
  hasFailed: boolean;
};

export function Stats({ counts, hasFailed }: Props) {
  const shown = hasFailed && !counts ? ('–' as const) : undefined;
  return (
    <dl className="flex gap-x-6 sm:gap-x-10">
      <Stat label="Total Resumes" value={counts?.total ?? shown} />
      <Stat label="Completed" value={counts?.published ?? shown} />
      <Stat label="In Progress" value={counts?.unpublished ?? shown} />
    </dl>
  );
}

function Stat({ label, value }: { label: string; value: number | '–' | undefined }) {
  return (
    <div className="flex flex-col-reverse">
      <dt className="text-small whitespace-nowrap text-faint">{label}</dt>
      <dd className="flex h-8 items-center text-title font-semibold sm:text-heading">
        {value?.toLocaleString() ?? <Skeleton className="h-6 w-8" />}
      </dd>
    </div>
  );
}
