import { lazy } from 'react';
import { useParams } from 'react-router';
import { ImporterContext } from '../../features/editor/dialogs/importer.ts';
import { ResumeEditor } from '../../features/editor/resume-editor.tsx';
import { useUser } from '../../lib/session.ts';

const MergeImport = lazy(async () => ({
  default: (await import('../../features/import/merge-import.tsx')).MergeImport,
}));

export function ResumeEditorRoute() {
  const { id } = useParams();
  const user = useUser();
  return (
    <ImporterContext value={MergeImport}>
      <ResumeEditor key={id} userId={user.id} resumeId={id} />
    </ImporterContext>
  );
}
