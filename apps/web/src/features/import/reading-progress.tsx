import { scanCopy } from '../../lib/reading/reading.copy.ts';
import { Button } from '../../ui/button.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import type { ImportState } from './import-state.ts';

type Props = { state: Extract<ImportState, { phase: 'reading' }>; onCancel: () => void };

export function ReadingProgress({ state, onCancel }: Props) {
  const { file, progress } = state;
  const step = progress ? scanCopy.page(progress.page, progress.pages) : 'Reading your file';
  return (
    <div aria-busy="true" className="py-10">
      <p className="flex items-center gap-3 text-large font-medium">
        <Spinner className="text-accent" />
        <span role="status">{step}</span>
      </p>
      <p className="mt-1 truncate pl-7 text-muted">{file.name}</p>
      {progress ? (
        <ProgressBar className="mt-5 ml-7" label={scanCopy.label} done={progress.done} />
      ) : null}
      <Button className="mt-6 ml-7 max-md:h-11" onClick={onCancel}>
        Cancel
      </Button>
    </div>
  );
}
