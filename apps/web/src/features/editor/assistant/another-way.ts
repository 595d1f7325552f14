import { aiRoutes } from '@folio/contract/ai';
import type { AiEdit } from '@folio/contract/ai-answers';
import { parsePath } from '@folio/contract/content-path';
import type { ResumeContent } from '@folio/contract/resume-content';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { api, apiWith } from '../../../lib/api-client.ts';
import { useCreditPrice } from '../../../lib/credit-costs.ts';
import { mayTakeCredits } from '../../../lib/first-credits/may-take-credits.tsx';
import { paidOnce } from '../../../lib/paid-once.ts';
import { sessionQuery } from '../../../lib/session.ts';
import { useIsGuest } from '../owner/owner.ts';
import { useEditorStore } from '../store/use-editor.ts';
import { describeFailure, type Failure } from './ask-assistant.ts';
import { useAssistant } from './use-assistant.ts';
import { useKeptAnswer } from './use-kept-answer.ts';

/** The server's AI provider; constant until the server restarts. */
export const providerQuery = () =>
  queryOptions({
    queryKey: ['ai', 'provider'],
    queryFn: () => api(aiRoutes.provider),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });

type Way = {
  isRunning: boolean;
  /** The bullet's text that the request was about. */
  of?: string | undefined;
  text?: string | undefined;
  doubts?: AiEdit['doubts'];
  failure?: Failure | undefined;
  isNone?: boolean;
};

/**
 * Asks the configured model to reword one bullet. Without a model there is no such request, since
 * the rules' rewrites are already shown for free.
 */
export function useAnotherWay(path: string) {
  const store = useEditorStore();
  const client = useQueryClient();
  const { jobDescription } = useAssistant().state;
  const price = useCreditPrice('improve-bullets');
  const { data: writer } = useQuery({ ...providerQuery(), enabled: !useIsGuest() });
  const [answered, keepAnswered] = useKeptAnswer<Way>(`way/${path}`, { isRunning: false });
  const [way, setWay] = useState(answered);
  const running = useRef<AbortController | undefined>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const isOffered = writer !== undefined && writer.provider !== 'built-in';
  const experience = isOffered ? jobOf(store.getDocument().content, path) : undefined;
  if (!experience) return undefined;
  const [{ text: now } = { text: '' }] = experience.bullets;
  const ask = async () => {
    if (!(await mayTakeCredits(price))) return;
    const call = new AbortController();
    running.current = call;
    setWay({ isRunning: true });
    try {
      const { signal } = call;
      const body = { experience: [experience], jobDescription };
      const { edits } = await paidOnce(['bullet', body], (idempotencyKey) =>
        apiWith({ price, signal, idempotencyKey }, aiRoutes.improveBullets, { body }),
      );
      const [edit] = edits;
      const { after: text, doubts } = edit ?? {};
      const found = { isRunning: false, of: now, text, doubts, isNone: !edit };
      keepAnswered(() => found);
      setWay(found);
    } catch (error) {
      if (!call.signal.aborted) setWay({ isRunning: false, failure: describeFailure(error, true) });
    }
    void client.invalidateQueries({ queryKey: sessionQuery().queryKey });
  };
  return { ...wayFor(now, way), price, ask };
}

/**
 * Drops a response if the text has changed since the request, because applying it would revert that
 * change.
 */
export const wayFor = (now: string, way: Way): Way =>
  way.of === undefined || way.of === now ? way : { isRunning: way.isRunning };

/** The job with only this bullet, so that others are neither sent nor paid for. */
function jobOf({ workExperience }: ResumeContent, path: string) {
  const { section, entry, item } = parsePath(path) ?? {};
  const job =
    section === 'workExperience' ? workExperience.find(({ id }) => id === entry) : undefined;
  const bullet = job?.bullets.find(({ id }) => id === item);
  return job && bullet ? { ...job, bullets: [bullet] } : undefined;
}
