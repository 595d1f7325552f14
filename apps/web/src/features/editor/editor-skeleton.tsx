import { PageSkeleton } from '../../ui/page-skeleton.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

const pageWidthPx = 560;

/** The editor's outline, while the resume is on its way. */
export const EditorSkeleton = () => (
  <main className="flex h-dvh flex-col overflow-hidden">
    <p role="status" className="sr-only">
      Opening your resume
    </p>
    <div className="flex h-14 shrink-0 items-center gap-4 border-b border-line bg-surface px-4">
      <Skeleton className="h-4 w-40" />
      <Skeleton className="ml-auto h-9 w-16" />
    </div>
    <div className="flex min-h-0 flex-1">
      <div className="w-2/5 border-r border-line bg-surface px-6 pt-18 max-md:w-full max-md:px-4">
        {['w-16', 'w-12', 'w-20', 'w-14', 'w-16'].map((width, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they stay as they are
          <div key={index} className="mb-6 grid gap-2">
            <Skeleton className={`h-3 ${width}`} />
            <Skeleton className="h-9 w-full" />
          </div>
        ))}
      </div>
      <div className="flex-1 overflow-hidden bg-desk p-6 max-md:hidden">
        <PageSkeleton widthPx={pageWidthPx} heightPx={pageWidthPx * Math.SQRT2} />
      </div>
    </div>
  </main>
);
