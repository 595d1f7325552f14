import { CardSkeletons } from '../../features/resumes/card-grid.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Wordmark } from '../../ui/wordmark.tsx';

/**
 * The dashboard's skeleton, prerendered into its document (scripts/app-pages.ts) and shown while
 * the session is loaded. Not part of the layout, so that nothing moves when it goes.
 */
export function DashboardSkeleton() {
  return (
    <div data-skeleton className="min-h-dvh md:flex">
      <div className="flex h-14 items-center border-b border-line bg-surface px-3 md:hidden">
        <span className="size-11" />
        <span className="px-1">
          <Wordmark />
        </span>
      </div>
      <div className="hidden h-dvh w-17.5 shrink-0 border-r border-line bg-surface px-3.5 py-4 md:block">
        <span className="block px-2 py-1">
          <Wordmark isShort />
        </span>
      </div>
      <main className="min-w-0 flex-1 px-5 py-8 md:px-10">
        <div className="mx-auto max-w-310">
          <Skeleton className="h-9 w-72 max-w-3/5" />
          <div className="mt-8 grid gap-14 xl:grid-cols-[minmax(0,1fr)_300px]">
            <div>
              <Skeleton className="mb-4 h-6 w-40" />
              <CardSkeletons layout="large" count={4} />
            </div>
          </div>
        </div>
      </main>
    </div>
  );
}
