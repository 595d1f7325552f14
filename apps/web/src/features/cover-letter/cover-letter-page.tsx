import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { isApiError } from '../../lib/api-client.ts';
import { useUser } from '../../lib/session.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { toast } from '../../ui/toast.ts';
import { letterCopy, letterToasts, reasonOf } from './cover-letter.copy.ts';
import { letterQuery } from './cover-letter.queries.ts';
import { letterDraftsOf } from './letter-drafts.ts';
import { type LetterFrame, LetterScreen } from './letter-screen.tsx';
import { LetterSkeleton } from './letter-skeleton.tsx';

/** Writes the cover letter that goes with a resume. */
export function CoverLetterPage({ id, ...frame }: LetterFrame & { id: string }) {
  const { data, error, refetch } = useQuery(letterQuery(id));
  const user = useUser();
  const isGone = isApiError(error, 'RESUME_NOT_FOUND', 'NOT_FOUND');
  useLeave(isGone);
  if (data) return <LetterScreen {...data} {...{ user }} {...frame} />;
  if (!error || isGone) return <LetterSkeleton />;
  const isKept = letterDraftsOf(user.id, id).load() !== undefined;
  return (
    <main className="grid h-dvh place-items-center overflow-auto p-6">
      <ErrorState
        isPage
        title={letterCopy.loadFailed}
        description={[reasonOf(error), ...(isKept ? [letterCopy.kept] : [])].join(' ')}
        onRetry={() => void refetch()}
      />
    </main>
  );
}

/** From a resume that is not there to the dashboard. */
function useLeave(isGone: boolean): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!isGone) return;
    toast(letterToasts.notFound);
    void navigate('/dashboard', { replace: true });
  }, [isGone, navigate]);
}
