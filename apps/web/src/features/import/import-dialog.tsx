import type { ResumeContent } from '@folio/contract/resume-content';
import { useEffect, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ChooseFile } from './choose-file.tsx';
import { withoutSections } from './chosen-sections.ts';
import { importCopy } from './import.copy.ts';
import { ReadResult } from './read-result.tsx';
import { ReadingProgress } from './reading-progress.tsx';
import { useImport } from './use-import.ts';

/** What becomes of what was read. */
type Use = {
  label: string;
  isBusy?: boolean;
  take: (content: ResumeContent, file: File) => void;
};

type Props = {
  title: string;
  /** What was dropped before the dialog opened. */
  file: File | undefined;
  use: Use;
  onClose: () => void;
};

export function ImportDialog({ title, file, use, onClose }: Props) {
  const { state, choose, readScan, leave, reset } = useImport(file);
  const stage = useRef<HTMLDivElement>(null);
  useFocusOn(stage, state.phase);
  const read = state.phase === 'read' ? state : undefined;
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      size={read ? 'wide' : 'medium'}
      title={title}
      description={`${importCopy.private} Nothing leaves it before you choose '${use.label}'.`}
      footer={
        read ? (
          <>
            <Button className="mr-auto" onClick={reset}>
              Choose another file
            </Button>
            <Button onClick={onClose}>Cancel</Button>
            <Button
              variant="primary"
              isBusy={use.isBusy ?? false}
              onClick={() =>
                use.take(withoutSections(read.reading.content, read.leftOut), read.file)
              }
            >
              {use.label}
            </Button>
          </>
        ) : undefined
      }
    >
      <div ref={stage} tabIndex={-1} className="outline-none">
        {state.phase === 'choosing' ? (
          <ChooseFile choice={state} onFile={choose} onScan={readScan} />
        ) : state.phase === 'reading' ? (
          <ReadingProgress state={state} onCancel={reset} />
        ) : (
          <ReadResult read={state} onLeave={leave} />
        )}
      </div>
    </Dialog>
  );
}

/** What was pressed is gone with the phase that it was in: the focus goes to the next one. */
function useFocusOn(stage: React.RefObject<HTMLElement | null>, phase: string) {
  const before = useRef(phase);
  useEffect(() => {
    if (before.current !== phase) stage.current?.focus({ preventScroll: true });
    before.current = phase;
  }, [stage, phase]);
}
