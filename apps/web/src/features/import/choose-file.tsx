import { CircleAlert } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { FileArea } from '../../ui/file-area.tsx';
import { importCopy } from './import.copy.ts';
import type { ImportState } from './import-state.ts';

type Props = {
  choice: Extract<ImportState, { phase: 'choosing' }>;
  onFile: (file: File) => void;
  onScan: (file: File) => void;
};

export function ChooseFile({ choice, onFile, onScan }: Props) {
  const { problem, scan } = choice;
  return (
    <>
      {problem ? (
        <div role="alert" className="mb-5 flex gap-2.5">
          <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-danger" />
          <div className="min-w-0">
            <p className="font-medium">{problem.title}</p>
            <p className="text-muted">{problem.description}</p>
          </div>
        </div>
      ) : null}
      {scan ? (
        <div className="mb-5 pl-6.5">
          <Button className="max-md:h-11" onClick={() => onScan(scan)}>
            Make out the letters
          </Button>
        </div>
      ) : null}
      <FileArea
        title="Choose a file"
        hint={importCopy.kinds}
        accept={importCopy.accepted}
        onFile={onFile}
      />
    </>
  );
}
