import { useState } from 'react';
import { ConfirmDialog } from '../../../ui/alert-dialog.tsx';
import { DropTarget } from '../../../ui/drop-target.tsx';
import { resetCopy } from '../editor.copy.ts';
import type { EditorCommands } from '../top-bar/use-editor-commands.ts';
import { useView, useViewStore } from '../view/use-view.ts';
import { ImportIntoResume } from './import-into-resume.tsx';
import { ShareDialog } from './share-dialog.tsx';

/** The dialogs that buttons, menus and the command palette open. */
export function EditorDialogs({ commands }: { commands: EditorCommands }) {
  const dialog = useView((view) => view.dialog);
  const view = useViewStore();
  const [dropped, setDropped] = useState<File>();
  const take = (file: File) => {
    setDropped(file);
    view.set({ dialog: 'import' });
  };
  const close = () => {
    setDropped(undefined);
    view.set({ dialog: null });
  };
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
      <DropTarget
        title="Drop a file to add it to this resume"
        hint="It is read in this browser. You look at it first."
        onFile={take}
      />
      {dialog === 'import' ? (
        <ImportIntoResume key={dropped?.name} file={dropped} onClose={close} />
      ) : null}
      <ShareDialog open={dialog === 'share'} onOpenChange={onOpenChange} commands={commands} />
    </>
  );
}
