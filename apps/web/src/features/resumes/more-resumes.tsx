import { Button } from '../../ui/button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { resumesCopy, shownOf } from './resumes.copy.ts';
import type { Resumes } from './use-resumes.ts';

/** Below a list: what is being loaded, or could not be; and to screen readers how much is there. */
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
            Retry
          </Button>
        </div>
      ) : null}
    </>
  );
}
