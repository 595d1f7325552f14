import type { ResumeSummary } from '@folio/contract/resumes';
import { ConfirmDialog } from '../../ui/alert-dialog.tsx';
import { nameOr, resumesCopy } from './resumes.copy.ts';
import { useLastAsked } from './use-last-asked.ts';

type Props = {
  /** The resume in question; undefined while nothing is asked. */
  resume: ResumeSummary | undefined;
  onClose: () => void;
  onConfirm: (resume: ResumeSummary) => void;
};

export function DeleteDialog({ resume, onClose, onConfirm }: Props) {
  const asked = useLastAsked(resume);
  return (
    <ConfirmDialog
      open={resume !== undefined}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={`Delete “${nameOr(asked?.name ?? '', 'Untitled')}”`}
      description={resumesCopy.deleteQuestion}
      confirmLabel="Delete"
      tone="danger"
      removesOpener
      onConfirm={() => {
        if (asked) onConfirm(asked);
        onClose();
      }}
    />
  );
}
