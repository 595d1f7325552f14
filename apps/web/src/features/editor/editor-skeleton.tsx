import { t } from '../../lib/words/words.ts';
import { PageSkeleton } from '../../ui/page-skeleton.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { frameWords } from './view/frame-words.ts';

const pageWidthPx = 560;
const rows = ['w-16', 'w-20', 'w-18', 'w-12', 'w-16', 'w-22', 'w-18'];
const fields = ['w-12', 'w-10', 'w-16', 'w-14', 'w-11', 'w-12'];

/**
 * The editor's skeleton while the resume is loading; prerendered in its document
 * (scripts/app-pages.ts).
 */
export const EditorSkeleton = () => (
  <main data-outline className="flex h-dvh flex-col overflow-hidden">
    <p role="status" className="sr-only">
      {t('Opening your resume')}
    </p>
    <div className="flex h-12 shrink-0 items-center gap-4 border-b border-line bg-surface px-5 max-md:h-14 max-md:px-3">
      <Skeleton className="h-4 w-40 max-md:ml-11 max-md:w-28" />
      <Skeleton className="ml-auto h-9 w-50 finger:h-11 max-md:w-18" />
    </div>
    <div className="flex min-h-0 flex-1">
      <div className="hidden w-50 shrink-0 border-r border-line bg-surface px-8 pt-4 min-[1200px]:block">
        <p aria-hidden className="mb-5 -ml-4 text-small text-faint">
          {frameWords.rail}
        </p>
        {rows.map((width, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they stay as they are
          <Skeleton key={index} className={`mb-5 h-3.5 ${width}`} />
        ))}
      </div>
      <div
        data-form
        className="@container w-2/5 overflow-y-auto min-[1200px]:w-[calc((100%-200px)*0.4)] border-r border-line bg-surface px-6 py-5 max-md:w-full max-md:border-0 max-md:px-4"
      >
        <div className="mb-6 flex gap-4">
          <Skeleton className="size-20" />
          <Skeleton className="mt-8 h-9 w-32" />
        </div>
        {fields.map((width, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they stay as they are
          <div key={index} className="mb-5 grid gap-2">
            <Skeleton className={`h-3 ${width}`} />
            <Skeleton className="h-9 w-full finger:h-11" />
          </div>
        ))}
      </div>
      <div data-pages className="flex-1 overflow-hidden bg-desk p-6 max-md:hidden">
        <PageSkeleton widthPx={pageWidthPx} heightPx={pageWidthPx * Math.SQRT2} />
      </div>
    </div>
    <div className="flex h-15.5 shrink-0 border-t border-line bg-surface text-small text-muted md:hidden">
      {(['sections', 'form', 'preview', 'score'] as const).map((part) => (
        // On a phone two of them work before the app has loaded: src/early.ts.
        <span
          key={part}
          data-pane={part}
          aria-hidden
          className="flex flex-1 flex-col items-center justify-center gap-1.5"
        >
          <Skeleton className="size-5" />
          {frameWords[part]}
        </span>
      ))}
    </div>
  </main>
);
