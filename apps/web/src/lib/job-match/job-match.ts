import type { ExplainedTerm } from '@folio/analysis/explain-match';
import type { ResumeContent } from '@folio/contract/resume-content';

/**
 * How well a resume answers an advertisement, of 100, term by term where both texts say it, and what
 * to do about it.
 */
export type Match = { score: number; terms: ExplainedTerm[]; advice: string[] };

/** What an advertisement says of its job; empty where it does not. */
export type ReadJob = { role: string; company: string; place: string };

type JobQuestion =
  | { kind: 'match'; content: ResumeContent; jobDescription: string }
  | { kind: 'read'; jobDescription: string };
export type AskedJob = JobQuestion & { question: number };
export type JobAnswer = { question: number; answer: Match | ReadJob };

let worker: Worker | undefined;
let questions = 0;
const waiting = new Map<number, PromiseWithResolvers<unknown>>();

/** Held against each other in a worker, which is begun for the first question and kept. */
export const matchOf = (content: ResumeContent, jobDescription: string): Promise<Match> =>
  ask({ kind: 'match', content, jobDescription }) as Promise<Match>;

/** Read by the same worker. */
export const readJob = (jobDescription: string): Promise<ReadJob> =>
  ask({ kind: 'read', jobDescription }) as Promise<ReadJob>;

function ask(asked: JobQuestion): Promise<unknown> {
  worker ??= begin();
  questions += 1;
  const question: AskedJob = { ...asked, question: questions };
  const answered = Promise.withResolvers<unknown>();
  waiting.set(questions, answered);
  worker.postMessage(question);
  return answered.promise;
}

function begin(): Worker {
  const begun = new Worker(new URL('./job-match.worker.ts', import.meta.url), { type: 'module' });
  begun.addEventListener('message', ({ data }: MessageEvent<JobAnswer>) => {
    waiting.get(data.question)?.resolve(data.answer);
    waiting.delete(data.question);
  });
  begun.addEventListener('error', () => {
    for (const { reject } of waiting.values()) reject(new Error('We couldn’t work out the match'));
    waiting.clear();
    worker = undefined;
  });
  return begun;
}
