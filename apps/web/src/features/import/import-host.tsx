import { useMemo } from 'react';
import { useCommands } from '../../lib/commands/use-commands.ts';
import { t } from '../../lib/words/words.ts';
import { DropTarget } from '../../ui/drop-target.tsx';
import { CreateImport } from './import-parts.ts';

export type Importing = { file?: File } | undefined;

type Props = {
  importing: Importing;
  onImportingChange: (importing: Importing) => void;
  onMade: (id: string) => void;
};

/** Accepts a file dropped anywhere on the page, and renders the import dialog. */
export function ImportHost({ importing, onImportingChange, onMade }: Props) {
  useCommands(
    useMemo(
      () => [
        {
          id: 'import',
          label: t('Import a resume'),
          group: t('Create'),
          keywords: ['upload', 'file', 'pdf', 'word', 'linkedin', 'json', 'scan'],
          run: () => onImportingChange({}),
        },
      ],
      [onImportingChange],
    ),
  );
  return (
    <>
      <DropTarget
        title={t('Drop your resume to import it')}
        hint={t('You’ll review it before anything is saved.')}
        onFile={(file) => onImportingChange({ file })}
      />
      {importing ? (
        <CreateImport
          file={importing.file}
          onClose={() => onImportingChange(undefined)}
          onMade={onMade}
        />
      ) : null}
    </>
  );
}
