import { type ReactNode, useState } from 'react';
import { ImportHost, type Importing } from '../features/import/import-host.tsx';
import { useCreateResume } from '../features/resumes/use-create-resume.ts';
import { openedPart } from '../lib/online-part.tsx';
import { useNavigateHere } from '../lib/use-navigate-here.ts';

const CreateDialog = openedPart(
  async () => (await import('../features/resumes/create-dialog.tsx')).CreateDialog,
);

type NewResume = {
  /** Opens a resume in the editor. */
  open: (id: string) => void;
  createResume: ReturnType<typeof useCreateResume>['createResume'];
  isCreating: boolean;
  /** Asks how to start the new resume. */
  askHow: () => void;
  /** Asks for a file to start from. */
  askForFile: () => void;
  dialogs: ReactNode;
};

/**
 * Commands to create a resume, empty or from a file; `dialogs` must be rendered at the page's end.
 */
export function useNewResume(): NewResume {
  const navigate = useNavigateHere();
  const open = (id: string) => navigate(`/resume/editor/${id}`);
  const { createResume, isCreating } = useCreateResume(open);
  /** Undefined until it is first opened. */
  const [dialog, setDialog] = useState<{ isOpen: boolean }>();
  const [importing, setImporting] = useState<Importing>();
  const askForFile = () => setImporting({});
  return {
    open,
    createResume,
    isCreating,
    askHow: () => setDialog({ isOpen: true }),
    askForFile,
    dialogs: (
      <>
        {dialog ? (
          <CreateDialog
            open={dialog.isOpen}
            onOpenChange={(isOpen) => setDialog({ isOpen })}
            isCreating={isCreating}
            onCreate={createResume}
            onImport={askForFile}
          />
        ) : null}
        <ImportHost importing={importing} onImportingChange={setImporting} onMade={open} />
      </>
    ),
  };
}
