import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { isApiError, isSessionLost } from '../../../lib/api-client.ts';
import { watchUnsaved } from '../../../lib/unsaved-work.ts';
import { toast } from '../../../ui/toast.ts';
import { editorCopy } from '../editor.copy.ts';
import { keepOpen } from './keep-open.ts';
import { type EditorSession, isNew, openSession } from './open-session.ts';
import { unsavedOf } from './unsaved-resume.ts';

/** The open resume, or undefined while it loads. Leaves for the dashboard when it can't be loaded. */
export function useEditorSession(userId: string, resumeId: string | undefined) {
  const [session, setSession] = useState<EditorSession>();
  const navigate = useNavigate();
  const client = useQueryClient();
  useEffect(() => {
    let isLeft = false;
    let close = () => {};
    openSession(userId, resumeId, { onCaughtUp: sayCaughtUp, onCreated: showAddress })
      .then((opened) => {
        const stopKeeping = keepOpen(opened.saver);
        const stopWatching = watchUnsaved(() => unsavedOf(opened));
        close = () => {
          stopKeeping();
          stopWatching();
          void client.invalidateQueries({ queryKey: ['resumes'] });
        };
        if (isLeft) return close();
        setSession(opened);
        if (resumeId !== undefined && isNew(resumeId)) void createBegun(opened);
        else if (opened.restored) toast(editorCopy.restored);
      })
      .catch((error: unknown) => {
        if (isLeft || isSessionLost(error)) return;
        // The history says so, and has what there was before.
        if (isApiError(error, 'UNREADABLE'))
          return void navigate(`/resume/${resumeId}/history`, { replace: true });
        toast(loadFailure(error));
        void navigate('/dashboard', { replace: true });
      });
    return () => {
      isLeft = true;
      setSession(undefined);
      close();
    };
  }, [userId, resumeId, navigate, client]);
  return session;
}

/** What was begun without an account is made one of its resumes; the page says where it can't be. */
async function createBegun({ saver }: EditorSession): Promise<void> {
  await saver.flush();
  if (saver.base) toast(editorCopy.movedIn);
}

const sayCaughtUp = ({ isJoined }: { isJoined: boolean }) =>
  toast(isJoined ? editorCopy.merged : editorCopy.caughtUp);

/** The address of a resume that was just created, without leaving the editor. */
function showAddress(resumeId: string): void {
  history.replaceState(history.state, '', `/resume/editor/${resumeId}`);
}

function loadFailure(error: unknown) {
  if (isApiError(error, 'RESUME_NOT_FOUND', 'NOT_FOUND')) return editorCopy.notFound;
  const words = isApiError(error) ? error.serverMessage : undefined;
  return { ...editorCopy.loadFailed, description: words ?? editorCopy.loadFailed.description };
}
