import { FileUp } from 'lucide-react';
import { lazy, Suspense, useMemo } from 'react';
import { useCommands } from '../../lib/commands/use-commands.ts';
import { useDroppedFile } from './use-dropped-file.ts';

// What reads and shows files is large: a page that could show it waits for none of it.
const CreateImport = lazy(async () => ({
  default: (await import('./create-import.tsx')).CreateImport,
}));

export type Importing = { file?: File } | undefined;

type Props = {
  importing: Importing;
  onImportingChange: (importing: Importing) => void;
  onMade: (id: string) => void;
};

/** Takes a file that is dropped anywhere on the page, and holds the dialog that reads it. */
export function ImportHost({ importing, onImportingChange, onMade }: Props) {
  useCommands(
    useMemo(
      () => [
        {
          ...{ id: 'import', label: 'Import a resume', group: 'Create' },
          keywords: ['upload', 'file', 'pdf', 'word', 'linkedin', 'json', 'scan'],
          run: () => onImportingChange({}),
        },
      ],
      [onImportingChange],
    ),
  );
  const isOver = useDroppedFile((file) => onImportingChange({ file }));
  return (
    <>
      {isOver ? <DropHere /> : null}
      {importing ? (
        <Suspense fallback={null}>
          <CreateImport
            file={importing.file}
            onClose={() => onImportingChange(undefined)}
            onMade={onMade}
          />
        </Suspense>
      ) : null}
    </>
  );
}

const DropHere = () => (
  <div className="pointer-events-none fixed inset-3 z-50 grid animate-appear place-items-center rounded-panel border border-dashed border-accent bg-tint/95">
    <p className="grid justify-items-center gap-1.5 text-center">
      <FileUp aria-hidden className="mb-2 size-5 text-accent" />
      <span className="text-title font-semibold">Drop your resume to import it</span>
      <span className="text-muted">It is read in this browser. You look at it first.</span>
    </p>
  </div>
);
