import { useQueryClient } from '@tanstack/react-query';
import { startTransition, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { watchAccount } from '../../../lib/account-events.ts';
import { isApiError, isSessionLost } from '../../../lib/api-client.ts';
import { onceAtATime } from '../../../lib/once-at-a-time.ts';
import { isSessionOver, readToken } from '../../../lib/token.ts';
import { watchUnsaved } from '../../../lib/unsaved-work.ts';
import { isPageHidden, watchPage } from '../../../lib/watch-page.ts';
import { toast } from '../../../ui/toast.ts';
import { editorCopy } from '../editor.copy.ts';
import type { ResumeSync } from '../saving/resume-sync.ts';
import { type EditorSession, isNew, openSession } from './open-session.ts';
import { unsavedOf } from './unsaved-resume.ts';

/** The key of a resume's suggestions, which are refetched when there is a new one. */
export const suggestionsKey = (resumeId: string) => ['suggestions', resumeId] as const;

/**
 * The open resume; undefined while it loads. Redirects to the dashboard when it can't be loaded.
 */
export function useEditorSession(userId: string, resumeId: string | undefined) {
  const [session, setSession] = useState<EditorSession>();
  const navigate = useNavigate();
  const client = useQueryClient();
  useEffect(() => {
    let isLeft = false;
    let close = () => {};
    const onCreated = (id: string) => {
      if (!isLeft) showAddress(id);
    };
    openSession(userId, resumeId, { onCaughtUp: sayCaughtUp, onCreated })
      .then((opened) => {
        const stopKeeping = keepOpen(opened.saver, (id) =>
          client.invalidateQueries({ queryKey: suggestionsKey(id) }),
        );
        const stopWatching = watchUnsaved(() => unsavedOf(opened));
        close = () => {
          stopKeeping();
          stopWatching();
          void client.invalidateQueries({ queryKey: ['resumes'] });
        };
        if (isLeft) return close();
        // The editor is rendered in slices, between which the page responds.
        startTransition(() => setSession(opened));
        if (resumeId !== undefined && isNew(resumeId)) void createBegun(opened);
        else if (opened.restored) toast(editorCopy.restored);
      })
      .catch((error: unknown) => {
        if (isLeft || isSessionLost(error)) return;
        // The history page explains it, and has earlier versions.
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

/** Creates a resume in the account from a guest's work; the page shows an error if that fails. */
async function createBegun({ saver }: EditorSession): Promise<void> {
  await saver.flush();
  if (saver.base) toast(editorCopy.movedIn);
}

const sayCaughtUp = ({ isJoined }: { isJoined: boolean }) =>
  toast(isJoined ? editorCopy.merged : editorCopy.caughtUp);

/** Replaces the URL by the created resume's, without leaving the editor. */
function showAddress(resumeId: string): void {
  history.replaceState(history.state, '', `/resume/editor/${resumeId}`);
}

function loadFailure(error: unknown) {
  if (isApiError(error, 'RESUME_NOT_FOUND', 'NOT_FOUND')) return editorCopy.notFound;
  const words = isApiError(error) ? error.serverMessage : undefined;
  return { ...editorCopy.loadFailed, description: words ?? editorCopy.loadFailed.description };
}

/**
 * Keeps an open resume saved and up to date: stores and sends changes when the page is hidden, and
 * merges what was saved elsewhere, at once while it is visible or else on return. Returns a
 * function that stops, after storing and sending the rest unless the person has signed out.
 */
function keepOpen(saver: ResumeSync, onSuggestion: (resumeId: string) => unknown): () => void {
  // Without the event stream this is called every two seconds.
  const catchUpQuietly = onceAtATime(() => saver.catchUp({ isQuiet: true }));
  const onHide = () => {
    if (readToken() === null) return;
    void saver.keep();
    if (isPageHidden() && saver.base && saver.hasUnsaved()) void saver.flush();
  };
  const onReturn = () => {
    if (!isPageHidden()) void saver.catchUp();
  };
  const onOnline = () => {
    saver.retry();
    onReturn();
  };
  const stopWatching = watchAccount({
    onSaved: ({ kind, id, version }) => {
      const { base } = saver;
      if (kind === 'resume' && base?.id === id && version > base.version) void catchUpQuietly();
      else if (kind === 'suggestion') onSuggestion(id);
    },
    onGap: () => void catchUpQuietly(),
  });
  const stopWatchingPage = watchPage({ onHide, onReturn, onOnline });
  return () => {
    stopWatching();
    stopWatchingPage();
    const isSignedIn = readToken() !== null;
    // After signing out nothing is kept; after an expired session the last letters are.
    void saver.dispose({ keepsRest: isSignedIn || isSessionOver(), savesRest: isSignedIn });
  };
}
