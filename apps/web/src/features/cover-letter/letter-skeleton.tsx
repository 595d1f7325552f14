import { PageSkeleton } from '../../ui/page-skeleton.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

const pageWidthPx = 560;

/** The screen before it knows its letter. */
export const LetterSkeleton = () => (
  <main className="flex h-dvh flex-col overflow-hidden" aria-busy>
    <h1 className="sr-only">Cover letter</h1>
    <div className="flex h-14 shrink-0 items-center border-b border-line bg-surface px-6">
      <Skeleton className="h-4 w-48" />
    </div>
    <div className="flex min-h-0 flex-1">
      <div
        className="grid w-2/5 content-start gap-4 border-r border-line bg-surface p-6 max-md:w-full max-md:border-r-0 max-md:px-4"
        role="status"
        aria-label="Loading the cover letter"
      >
        <Skeleton className="h-4 w-24" />
        <Skeleton className="h-40 w-full" />
        <Skeleton className="h-9 w-32" />
        <Skeleton className="mt-4 h-4 w-24" />
        <Skeleton className="h-80 w-full" />
      </div>
      <div className="flex-1 overflow-hidden bg-desk p-6 max-md:hidden">
        <PageSkeleton widthPx={pageWidthPx} heightPx={pageWidthPx * Math.SQRT2} />
      </div>
    </div>
  </main>
);
