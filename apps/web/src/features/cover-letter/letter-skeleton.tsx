import { Skeleton } from '../../ui/skeleton.tsx';

/** The screen before it knows its letter. */
export const LetterSkeleton = () => (
  <main className="flex h-dvh flex-col" aria-busy>
    <h1 className="sr-only">Cover letter</h1>
    <div className="flex h-14 shrink-0 items-center border-b border-line bg-surface px-6">
      <Skeleton className="h-4 w-48" />
    </div>
    <div className="grid max-w-140 gap-4 p-6" role="status" aria-label="Loading the cover letter">
      <Skeleton className="h-4 w-24" />
      <Skeleton className="h-40 w-full" />
      <Skeleton className="h-9 w-32" />
      <Skeleton className="mt-4 h-4 w-24" />
      <Skeleton className="h-80 w-full" />
    </div>
  </main>
);
