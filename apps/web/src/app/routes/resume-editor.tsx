import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useLocation, useParams } from 'react-router';
import { StoredJobContext } from '../../features/editor/assistant/use-assistant.ts';
import { ImporterContext } from '../../features/editor/dialogs/importer.ts';
import { ResumeEditor } from '../../features/editor/resume-editor.tsx';
import { MergeImport } from '../../features/import/import-parts.ts';
import { storedJobOf } from '../../features/versions/stored-job.ts';
import { useUser } from '../../lib/session.ts';
import { helpPath } from '../help-link.tsx';

export function Component() {
  const { id } = useParams();
  const { pathname } = useLocation();
  const user = useUser();
  const client = useQueryClient();
  const jobOf = useCallback((resumeId: string) => storedJobOf(client, resumeId), [client]);
  return (
    <ImporterContext value={MergeImport}>
      <StoredJobContext value={jobOf}>
        <ResumeEditor key={id} owner={user} resumeId={id} helpHref={helpPath(pathname)} />
      </StoredJobContext>
    </ImporterContext>
  );
}
