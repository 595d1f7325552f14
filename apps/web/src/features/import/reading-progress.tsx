import { Button } from '../../ui/button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import type { ImportState, ScanProgress } from './import-state.ts';

type Props = { state: Extract<ImportState, { phase: 'reading' }>; onCancel: () => void };

export function ReadingProgress({ state, onCancel }: Props) {
  const { file, progress } = state;
  const step = progress
    ? `Making out page ${progress.page} of ${progress.pages}`
    : 'Reading your file';
  return (
    <div aria-busy="true" className="py-10">
      <p className="flex items-center gap-3 text-large font-medium">
        <Spinner className="text-accent" />
        <span role="status">{step}</span>
      </p>
      <p className="mt-1 truncate pl-7 text-muted">{file.name}</p>
      {progress ? <ProgressBar progress={progress} /> : null}
      <Button className="mt-6 ml-7 max-md:h-11" onClick={onCancel}>
        Cancel
      </Button>
    </div>
  );
}

function ProgressBar({ progress: { done } }: { progress: ScanProgress }) {
  const percent = Math.round(100 * done);
  return (
    <div
      role="progressbar"
      aria-label="Making out the letters"
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      className="mt-5 ml-7 h-1.5 overflow-hidden rounded-full bg-line"
    >
      <div
        className="h-full bg-accent transition-[width] motion-reduce:transition-none"
        style={{ width: `${percent}%` }}
      />
    </div>
  );
}
