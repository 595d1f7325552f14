import type { CoverLetterContent } from '@folio/contract/cover-letters';
import { Letter, letterRoutes } from '@folio/contract/letters';
import { Resume, resumeRoutes } from '@folio/contract/resumes';
import { plainSender } from '@folio/documents/letter/plain-sender';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { z } from 'zod';
import { api, isApiError } from '../../lib/api-client.ts';
import { lastSeen } from '../../lib/last-seen/last-seen.ts';
import { lettersKey } from '../../lib/letters/letters.queries.ts';
import { newResumeSettings } from '../../lib/new-resume-settings.ts';
import { useUser } from '../../lib/session.ts';
import { useNavigateHere } from '../../lib/use-navigate-here.ts';
import { t } from '../../lib/words/words.ts';
import { toast } from '../../ui/toast.ts';
import { LetterSkeleton, LoadFailed } from './cover-letter-page.tsx';
import { LetterDetails } from './letter-details.tsx';
import { letterMaker } from './letter-maker.ts';
import { letterItem, withoutDetails } from './letter-place.ts';
import { type LetterFrame, LetterScreen } from './letter-screen.tsx';
import { lettersCopy } from './library/letters.copy.ts';
import type { LetterResume } from './use-letter.ts';

const back = {
  to: '/letters',
  get label() {
    return t('Back to letters');
  },
};

/** The editor of a letter with its own id. */
export function OwnLetterPage({ id, ...frame }: LetterFrame & { id: string }) {
  const { data, error, refetch } = useQuery(ownLetterQuery(id));
  const user = useUser();
  const navigate = useNavigate();
  const navigateHere = useNavigateHere();
  const client = useQueryClient();
  const isGone = !data && isApiError(error, 'LETTER_NOT_FOUND', 'NOT_FOUND');
  useEffect(() => {
    if (!isGone) return;
    toast(lettersCopy.gone);
    void navigate(back.to, { replace: true });
  }, [isGone, navigate]);
  const resume = useMemo(
    (): LetterResume =>
      data?.resume ?? { ...plainSender(user), settings: newResumeSettings, id: undefined },
    [data?.resume, user],
  );
  const [opening, setOpening] = useState(0);
  const [newLetter] = useState(letterMaker);
  if (!data && error && !isGone) {
    const item = letterItem({ kind: 'own', id });
    return <LoadFailed item={item} error={error} onRetry={() => void refetch()} />;
  }
  if (!data) return <LetterSkeleton />;
  /** Reloads the letter, or leaves the page if it was deleted. */
  const openAnew = async () => {
    void client.invalidateQueries({ queryKey: lettersKey });
    const read = await refetch();
    if (isApiError(read.error, 'LETTER_NOT_FOUND')) navigateHere(back.to);
    else setOpening((count) => count + 1);
  };
  const saveAsNew = async (read: () => CoverLetterContent) => {
    const { name, resumeId, applicationId } = data.letter;
    const made = await newLetter(read, { name, resumeId, applicationId });
    navigateHere(`/letters/${made}`, { replace: true });
  };
  const { name, role, company } = data.letter;
  return (
    <LetterScreen
      key={opening}
      place={{ kind: 'own', id }}
      title={name || [role, company].filter(Boolean).join(', ') || t('Letter')}
      about={data.resume?.name ?? ''}
      back={back}
      resume={resume}
      letter={withoutDetails(data.letter)}
      user={user}
      onReplaced={openAnew}
      onSaveAsNew={saveAsNew}
      {...frame}
    >
      <LetterDetails letter={data.letter} onArranged={() => void refetch()} />
    </LetterScreen>
  );
}

const WithResume = z.object({ letter: Letter, resume: Resume.nullable() });

const ownLetterQuery = (id: string) =>
  queryOptions({
    queryKey: ['own-letter', id] as const,
    queryFn: ({ queryKey }) =>
      lastSeen({ name: `own-letter-${id}`, queryKey, schema: WithResume }, async () => {
        const letter = (await api(letterRoutes.get, { params: { id } })).data;
        return { letter, resume: await resumeOf(letter) };
      }),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: (failures, error) => failures < 2 && isApiError(error, 'UNAVAILABLE'),
  });

/** The letter's resume; null if it has none. */
async function resumeOf({ resumeId }: Letter): Promise<Resume | null> {
  if (!resumeId) return null;
  try {
    return (await api(resumeRoutes.get, { params: { id: resumeId } })).data;
  } catch (error) {
    if (isApiError(error, 'RESUME_NOT_FOUND', 'RESUME_IN_TRASH')) return null;
    throw error;
  }
}
