import { SaveStatus } from '../../../lib/autosave/save-status.tsx';
import { Button } from '../../../ui/button.tsx';
import { useReveal } from '../view/use-view.ts';
import { useSaver, useSaveState } from './use-saver.ts';

/** Says why the resume can't be saved, and leads to what is wrong with it. */
export function SaveBanner() {
  const state = useSaveState();
  const saver = useSaver();
  const reveal = useReveal();
  if (state.status !== 'failed') return null;
  return (
    <div
      role="alert"
      className="flex shrink-0 flex-wrap items-start gap-x-4 gap-y-2 border-b border-line bg-surface px-6 py-3 max-md:px-4"
    >
      <div className="min-w-0 flex-1 basis-64">
        <p className="text-body">
          <span className="font-medium text-danger">Not saved.</span> {state.message} Your changes
          are kept on this device.
        </p>
        {state.problems.length > 0 ? (
          <ul className="mt-1 max-h-24 overflow-y-auto text-small text-muted">
            {state.problems.map(({ words, field }) => (
              <li key={words}>
                {field ? (
                  <button
                    type="button"
                    onClick={() => reveal(field)}
                    className="min-h-6 rounded-control text-left underline underline-offset-2 hover:text-ink"
                  >
                    {words}
                  </button>
                ) : (
                  words
                )}
              </li>
            ))}
          </ul>
        ) : null}
      </div>
      <Button size="small" onClick={() => saver.retry()}>
        Try again
      </Button>
    </div>
  );
}

/** Whether all is saved; of a resume that does not exist yet, that it is not. */
export function ResumeSaveStatus({ className }: { className?: string }) {
  const { status } = useSaveState();
  const isNew = useSaver().base === undefined && (status === 'saved' || status === 'pending');
  return <SaveStatus status={isNew ? 'not-created' : status} className={className} />;
}
