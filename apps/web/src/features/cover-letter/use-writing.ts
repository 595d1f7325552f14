import type { WritingTone } from '@folio/contract/ai';
import type { CoverLetterAnswer } from '@folio/contract/ai-answers';
import type { CoverLetterContent } from '@folio/contract/cover-letters';
import type { ResumeContent } from '@folio/contract/resume-content';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { isApiError } from '../../lib/api-client.ts';
import type { CreditPrice } from '../../lib/credit-price.ts';
import { noticeWhenAway } from '../../lib/notices.ts';
import { newIdempotencyKey } from '../../lib/paid-call.ts';
import { sessionQuery } from '../../lib/session.ts';
import { letterNotices } from './cover-letter.copy.ts';
import type { LetterStore } from './letter-store.ts';
import { writeLetter } from './write-letter.ts';

export type Writing =
  | { phase: 'idle' }
  /** There is no job yet to write to. */
  | { phase: 'no-job' }
  /** `text` is what has come so far. */
  | { phase: 'writing'; text: string }
  | { phase: 'stopped' }
  | { phase: 'written'; answer: CoverLetterAnswer }
  | { phase: 'failed'; error: unknown };

/** Without the advertisement, the role and the company a letter could go to anybody. */
export const hasJob = (letter: Pick<CoverLetterContent, 'jobDescription' | 'role' | 'company'>) =>
  `${letter.jobDescription}${letter.role}${letter.company}`.trim() !== '';

/** By when the server has noticed that its caller has left, and has given the credits back. */
const givenBackMs = 2_000;

/** Has letters written: one at a time, into the letter once it stands. */
export function useWriting(store: LetterStore, resume: ResumeContent) {
  const [writing, setWriting] = useState<Writing>({ phase: 'idle' });
  const [tone, setTone] = useState<WritingTone>('professional');
  const under = useRef<AbortController>(undefined);
  const key = useRef<string>(undefined);
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
      key.current ??= newIdempotencyKey();
      setWriting({ phase: 'writing', text: '' });
      const { jobDescription, role, company, hiringManager } = store.document;
      try {
        const answer = await writeLetter({
          body: { resume, jobDescription, role, company, hiringManager, tone },
          ...{ price, idempotencyKey: key.current, signal: controller.signal },
          onText: (chunk) =>
            setWriting((now) =>
              now.phase === 'writing' ? { phase: 'writing', text: now.text + chunk } : now,
            ),
        });
        key.current = undefined;
        store.replaceText(answer.coverLetter);
        setWriting({ phase: 'written', answer });
        readBalance();
        void noticeWhenAway(letterNotices.done);
      } catch (error) {
        // What was lost on the way may have been paid: it is asked for again by its key.
        if (!isApiError(error, 'OFFLINE', 'UNAVAILABLE')) key.current = undefined;
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
      if (hasJob(store.document)) await write(price);
      else setWriting({ phase: 'no-job' });
    },
    [store, write],
  );
  return { writing, write: writeToJob, stop, tone, setTone };
}
