import { aiRoutes } from '@folio/contract/ai';
import type { CoverLetterAnswer } from '@folio/contract/ai-answers';
import { CoverLetterEvent, eventStreamType } from '@folio/contract/ai-events';
import type { WritingTone } from '@folio/contract/ai-requests';
import type { CoverLetterContent } from '@folio/contract/cover-letters';
import type { Resume } from '@folio/contract/resumes';
import type { RouteArgs } from '@folio/contract/route';
import { shownContent } from '@folio/contract/without-hidden';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError, isApiError, openAnswer } from '../../lib/api-client.ts';
import type { CreditPrice } from '../../lib/credit-price.ts';
import { mayTakeCredits } from '../../lib/first-credits/may-take-credits.tsx';
import { noticeWhenAway } from '../../lib/notices.ts';
import type { PaidCallOptions } from '../../lib/paid-call.ts';
import { paidOnce } from '../../lib/paid-once.ts';
import { serverEvents } from '../../lib/server-events.ts';
import { sessionQuery } from '../../lib/session.ts';
import { subjectFor } from './letter-asks.ts';
import { letterNotices } from './letter-notices.copy.ts';
import type { LetterStore } from './letter-store.ts';

export type Writing =
  | { phase: 'idle' }
  /** There is no job to write about yet. */
  | { phase: 'no-job' }
  /** `text` is the part written so far. */
  | { phase: 'writing'; text: string }
  | { phase: 'stopped' }
  | { phase: 'written'; answer: CoverLetterAnswer }
  | { phase: 'failed'; error: unknown };

/** Whether the letter is about a job: has a description, role or company. */
export const hasJob = (letter: Pick<CoverLetterContent, 'jobDescription' | 'role' | 'company'>) =>
  `${letter.jobDescription}${letter.role}${letter.company}`.trim() !== '';

/** The time after which the server has noticed a disconnect and refunded the credits. */
const givenBackMs = 2_000;

/** Requests letters, one at a time, and puts a finished one into the draft. */
export function useWriting(store: LetterStore, resume: Pick<Resume, 'content' | 'settings'>) {
  const [writing, setWriting] = useState<Writing>({ phase: 'idle' });
  const [tone, setTone] = useState<WritingTone>('professional');
  const under = useRef<AbortController>(undefined);
  const client = useQueryClient();
  const readBalance = useCallback(
    () => void client.invalidateQueries({ queryKey: sessionQuery().queryKey }),
    [client],
  );
  const write = useCallback(
    async (price: CreditPrice<'cover-letter'>) => {
      if (under.current) return;
      const controller = new AbortController();
      under.current = controller;
      setWriting({ phase: 'writing', text: '' });
      const { jobDescription, role, company, hiringManager, motivation } = store.document;
      try {
        const body = {
          jobDescription,
          role,
          company,
          hiringManager,
          tone,
          resume: shownContent(resume),
          ...motivationIn(motivation),
        };
        const onText = (chunk: string) =>
          setWriting((now) =>
            now.phase === 'writing' ? { phase: 'writing', text: now.text + chunk } : now,
          );
        const { signal } = controller;
        const answer = await paidOnce(['letter', body], (idempotencyKey) =>
          writeLetter({ body, price, idempotencyKey, signal, onText }),
        );
        await keepWritten(store, answer.coverLetter);
        setWriting({ phase: 'written', answer });
        readBalance();
        void noticeWhenAway(letterNotices.done);
      } catch (error) {
        const isStopped = controller.signal.aborted;
        setWriting(isStopped ? { phase: 'stopped' } : { phase: 'failed', error });
        setTimeout(readBalance, givenBackMs);
        if (!isStopped) void noticeWhenAway(letterNotices.failed);
      } finally {
        under.current = undefined;
      }
    },
    [store, resume, tone, readBalance],
  );
  const stop = useCallback(() => under.current?.abort(), []);
  useEffect(() => stop, [stop]);
  const writeToJob = useCallback(
    async (price: CreditPrice<'cover-letter'>) => {
      if (!hasJob(store.document)) setWriting({ phase: 'no-job' });
      else if (await mayTakeCredits(price)) await write(price);
    },
    [store, write],
  );
  return { writing, write: writeToJob, stop, tone, setTone };
}

/** Omitted if empty, since a server of the previous release refuses unknown fields. */
const motivationIn = (motivation: string) => (motivation.trim() === '' ? {} : { motivation });

/** Puts the text into the letter, with a subject if that has none. */
async function keepWritten(store: LetterStore, text: string): Promise<void> {
  await store.replaceText(text);
  const subject = await subjectFor(store.document);
  if (subject) store.edit({ subject });
}

type WriteCall = PaidCallOptions<'cover-letter'> & {
  body: RouteArgs<typeof aiRoutes.coverLetter>[0]['body'];
  /** Called with each part of the text: checked by sentence, not yet as a letter. */
  onText: (chunk: string) => void;
};

/** Requests a letter. A key is paid once, however often it is sent. */
export async function writeLetter({
  body,
  onText,
  ...options
}: WriteCall): Promise<CoverLetterAnswer> {
  const answer = await openAnswer({ ...options, accept: eventStreamType }, aiRoutes.coverLetter, {
    body,
  });
  try {
    for await (const { event, data } of serverEvents(answer.body ?? new ReadableStream())) {
      const parsed = CoverLetterEvent.parse({ event, data: JSON.parse(data) });
      if (parsed.event === 'done') return parsed.data;
      if (parsed.event === 'error') throw new ApiError(parsed.data.code, parsed.data);
      onText(parsed.data.text);
    }
  } catch (error) {
    if (isApiError(error) || options.signal.aborted) throw error;
  }
  // The stream ended before the letter did.
  throw new ApiError('OFFLINE');
}
