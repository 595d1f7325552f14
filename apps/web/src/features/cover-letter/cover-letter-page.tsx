import { CoverLetter, coverLetterRoutes } from '@folio/contract/cover-letters';
import { Resume, resumeRoutes } from '@folio/contract/resumes';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { z } from 'zod';
import { api, isApiError } from '../../lib/api-client.ts';
import type { DeviceItem } from '../../lib/device-store/device-item.ts';
import { openDeviceStore } from '../../lib/device-store/device-store.ts';
import { lastSeen } from '../../lib/last-seen/last-seen.ts';
import { useUser } from '../../lib/session.ts';
import { t } from '../../lib/words/words.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { PageSkeleton } from '../../ui/page-skeleton.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast.ts';
import { letterCopy, reasonOf } from './cover-letter.copy.ts';
import { letterToasts } from './letter-notices.copy.ts';
import { type LetterFrame, LetterScreen } from './letter-screen.tsx';

/** The editor of a resume's cover letter. */
export function CoverLetterPage({ id, ...frame }: LetterFrame & { id: string }) {
  const { data, error, refetch } = useQuery(letterQuery(id));
  const user = useUser();
  const isGone = isApiError(error, 'RESUME_NOT_FOUND', 'NOT_FOUND');
  useLeave(isGone);
  /** Changes when the letter was replaced, to open a new editor. */
  const [opening, setOpening] = useState(0);
  const openAnew = async () => {
    await refetch();
    setOpening((count) => count + 1);
  };
  if (data)
    return (
      <LetterScreen
        key={opening}
        place={{ kind: 'resume', id }}
        title={t('Cover letter')}
        about={data.resume.name}
        back={{ to: `/resume/editor/${id}`, label: t('Back to the resume') }}
        {...data}
        user={user}
        onReplaced={openAnew}
        {...frame}
      />
    );
  if (!error || isGone) return <LetterSkeleton />;
  return <LoadFailed item={`letter/${id}`} error={error} onRetry={() => void refetch()} />;
}

export function LoadFailed({ item, error, onRetry }: Failure) {
  const { id: userId } = useUser();
  const [isKept, setIsKept] = useState(false);
  useEffect(() => {
    void openDeviceStore(userId)
      .loadItem(item)
      .then(({ pending }) => setIsKept(pending.length > 0));
  }, [userId, item]);
  return (
    <main className="grid h-dvh place-items-center overflow-auto p-6">
      <ErrorState
        isPage
        title={letterCopy.loadFailed}
        description={[reasonOf(error), ...(isKept ? [letterCopy.kept] : [])].join(' ')}
        onRetry={onRetry}
      >
        <Button asChild variant="quiet">
          <Link to="/letters">{t('Back to letters')}</Link>
        </Button>
      </ErrorState>
    </main>
  );
}

type Failure = { item: DeviceItem; error: unknown; onRetry: () => void };

/** Leads to the dashboard if the resume doesn't exist. */
function useLeave(isGone: boolean): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!isGone) return;
    toast(letterToasts.notFound);
    void navigate('/dashboard', { replace: true });
  }, [isGone, navigate]);
}

const WithLetter = z.object({ resume: Resume, letter: CoverLetter.nullable() });

/** A resume and its letter, refetched whenever the screen opens. */
const letterQuery = (id: string) =>
  queryOptions({
    queryKey: ['cover-letter', id] as const,
    queryFn: ({ queryKey }) =>
      lastSeen({ name: `letter-${id}`, queryKey, schema: WithLetter }, async () => {
        const params = { id };
        const [resume, letter] = await Promise.all([
          api(resumeRoutes.get, { params }),
          api(coverLetterRoutes.get, { params }),
        ]);
        return { resume: resume.data, letter: letter.data };
      }),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: (failures, error) => failures < 2 && isApiError(error, 'UNAVAILABLE'),
  });

const pageWidthPx = 560;

/** Shown while the letter is loaded. */
export const LetterSkeleton = () => (
  <main className="flex h-dvh flex-col overflow-hidden" aria-busy>
    <h1 className="sr-only">{t('Cover letter')}</h1>
    <div className="flex h-14 shrink-0 items-center border-b border-line bg-surface px-6">
      <Skeleton className="h-4 w-48" />
    </div>
    <div className="flex min-h-0 flex-1">
      <div
        className="grid w-2/5 content-start gap-4 border-r border-line bg-surface p-6 max-md:w-full max-md:border-r-0 max-md:px-4"
        role="status"
        aria-label={t('Loading the cover letter')}
      >
        <Skeleton className="h-4 w-24" />
        <Skeleton className="h-40 w-full" />
        <Skeleton className="h-9 w-32" />
        <Skeleton className="mt-4 h-4 w-24" />
        <Skeleton className="h-80 w-full" />
      </div>
      <div className="flex-1 overflow-hidden bg-desk p-6 max-md:hidden">
        <PageSkeleton widthPx={pageWidthPx} heightPx={pageWidthPx * Math.SQRT2} />
      </div>
    </div>
  </main>
);
