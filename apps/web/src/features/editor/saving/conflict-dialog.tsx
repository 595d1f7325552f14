import { useEffect } from 'react';
import type { Remote } from '../../../lib/autosave/save-state.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import type { EditorDocument } from '../store/document.ts';
import { useEditor } from '../store/use-editor.ts';
import { useView, useViewStore } from '../view/use-view.ts';
import { changedParts } from './merge-documents.ts';
import { useSaver, useSaveState } from './use-saver.ts';

/** Asks which of two versions is to stay. Until that is chosen nothing is saved, and a line says so. */
export function ConflictDialog() {
  const state = useSaveState();
  return state.status === 'conflict' ? (
    <Choice key={state.theirs.version} theirs={state.theirs} />
  ) : null;
}

function Choice({ theirs }: { theirs: Remote<EditorDocument> }) {
  const view = useViewStore();
  const isOpen = useView(({ isConflictOpen }) => isConflictOpen);
  const setOpen = (open: boolean) => view.set({ isConflictOpen: open });
  const saver = useSaver();
  useEffect(() => view.set({ isConflictOpen: true }), [view]);
  return (
    <>
      <div
        role="alert"
        className="flex shrink-0 flex-wrap items-center gap-x-4 gap-y-2 border-b border-line bg-surface px-6 py-3 max-md:px-4"
      >
        <p className="min-w-0 flex-1 basis-64 text-body">
          <span className="font-medium text-warning">Changed elsewhere.</span> Your changes are kept
          on this device until you choose a version.
        </p>
        <Button size="small" onClick={() => setOpen(true)}>
          Choose
        </Button>
      </div>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title="This resume was changed elsewhere"
        description={`Another window or device saved it on ${savedAt(theirs.updatedAt)}. Which version should stay?`}
        footer={
          <>
            <Button onClick={() => saver.resolve('theirs')}>Use the other one</Button>
            <Button variant="primary" onClick={() => saver.resolve('mine')}>
              Keep mine
            </Button>
          </>
        }
      >
        <Differences theirs={theirs} />
      </Dialog>
    </>
  );
}

function Differences({ theirs }: { theirs: Remote<EditorDocument> }) {
  const mine = useEditor(({ document }) => document);
  return (
    <>
      <p className="text-body">The two versions differ in:</p>
      <ul className="mt-2 list-disc pl-5 text-body text-muted">
        {changedParts(mine, theirs.document).map((part) => (
          <li key={part}>{part}</li>
        ))}
      </ul>
      <p className="mt-4 text-small text-faint">
        If you keep yours, what was changed only there stays too. If you use the other one, Undo
        brings yours back while the editor stays open.
      </p>
    </>
  );
}

const savedAt = (updatedAt: string) =>
  new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' }).format(
    new Date(updatedAt),
  );
