import { scanCopy } from '../../lib/reading/reading.copy.ts';
import { Button } from '../../ui/button.tsx';
import { FileArea } from '../../ui/file-area.tsx';
import { ProblemNote } from '../../ui/problem-note.tsx';
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
        <ProblemNote {...problem} className="mb-5">
          {scan ? (
            <Button className="max-md:h-11" onClick={() => onScan(scan)}>
              {scanCopy.make}
            </Button>
          ) : null}
        </ProblemNote>
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
