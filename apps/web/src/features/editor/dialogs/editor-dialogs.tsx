import { ConfirmDialog } from '../../../ui/alert-dialog.tsx';
import { resetCopy } from '../editor.copy.ts';
import type { EditorCommands } from '../top-bar/use-editor-commands.ts';
import { useView, useViewStore } from '../view/use-view.ts';
import { ImportIntoResume } from './import-into-resume.tsx';
import { ShareDialog } from './share-dialog.tsx';

/** The dialogs that buttons, menus and the command palette open. */
export function EditorDialogs({ commands }: { commands: EditorCommands }) {
  const dialog = useView((view) => view.dialog);
  const view = useViewStore();
  const close = () => view.set({ dialog: null });
  const onOpenChange = (open: boolean) => {
    if (!open) close();
  };
  return (
    <>
      <ConfirmDialog
        open={dialog === 'reset'}
        onOpenChange={onOpenChange}
        title={resetCopy.title}
        description={resetCopy.description}
        confirmLabel={resetCopy.confirm}
        tone="danger"
        onConfirm={() => {
          commands.reset();
          close();
        }}
      />
      {dialog === 'import' ? <ImportIntoResume onClose={close} /> : null}
      <ShareDialog open={dialog === 'share'} {...{ onOpenChange, commands }} />
    </>
  );
}
