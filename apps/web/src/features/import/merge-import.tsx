import type { ResumeContent } from '@folio/contract/resume-content';
import { mergeContent } from '@folio/intake/merge-content';
import { type ToastMessage, toast } from '../../ui/toast.ts';
import { ImportDialog } from './import-dialog.tsx';

type Props = {
  /** What the open resume says when it is asked. */
  contentOf: () => ResumeContent;
  /** What was dropped on the page; without one it is asked for. */
  file: File | undefined;
  onMerged: (content: ResumeContent) => void;
  onClose: () => void;
};

/** Adds what a file says to the open resume. */
export const MergeImport = ({ contentOf, file, onMerged, onClose }: Props) => (
  <ImportDialog
    title="Import into this resume"
    file={file}
    onClose={onClose}
    use={{
      label: 'Add to this resume',
      take(read) {
        const own = contentOf();
        const merged = mergeContent(own, read);
        if (merged !== own) onMerged(merged);
        toast(merged === own ? nothingNew : added);
        onClose();
      },
    }}
  />
);

const added = {
  tone: 'good',
  title: 'Added to this resume',
  description: 'Your existing content wasn’t changed. You can undo this.',
} as const satisfies ToastMessage;
const nothingNew = {
  title: 'Nothing to add',
  description: 'Everything we read is already in this resume.',
} as const satisfies ToastMessage;
