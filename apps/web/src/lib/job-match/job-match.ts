import type { ExplainedTerm } from '@folio/analysis/explain-match';
import type { LikelyQuestion } from '@folio/analysis/interview-questions';
import { emptyContent } from '@folio/contract/empty-content';
import type { ResumeContent } from '@folio/contract/resume-content';

/**
 * The match of a resume with a job description, 0 to 100, with its terms and advice; `unscored` are needs that
 * no wording of a resume can meet, in the job's words.
 */
export type Match = {
  score: number;
  terms: ExplainedTerm[];
  advice: string[];
  unscored: string[];
};

/** The details of a job in its description; missing ones are empty. */
export type ReadJob = Record<'role' | 'company' | 'place' | 'pay' | 'deadline', string>;

/** An answer to a question, or the reason why there is none. */
export type DraftedAnswer = { text: string; reason?: string };
export type EarlierQuestion = { id: string; question: string };
type AnsweredJob = { company: string; jobDescription: string };

type JobQuestion =
  | { kind: 'match'; content: ResumeContent; jobDescription: string }
  | { kind: 'read'; jobDescription: string }
  | { kind: 'similar'; question: string; earlier: EarlierQuestion[] }
  | ({ kind: 'interview'; content: ResumeContent } & AnsweredJob)
  | ({ kind: 'answer'; content: ResumeContent; question: string } & AnsweredJob);
export type AskedJob = JobQuestion & { number: number };
export type JobAnswer = {
  number: number;
  answer: Match | ReadJob | DraftedAnswer | LikelyQuestion[] | EarlierQuestion[];
};

let worker: Worker | undefined;
let questions = 0;
const waiting = new Map<number, PromiseWithResolvers<unknown>>();

/**
 * Starts the worker before there is anything to match: the first match loads the word tables, which
 * takes ten times as long as a match. So this matches an empty resume.
 */
export function prepareMatching(): void {
  if (worker === undefined) matchOf(emptyContent(), 'SQL').catch(() => undefined);
}

/** Matches in a worker, which starts with the first call and keeps running. */
export const matchOf = (content: ResumeContent, jobDescription: string): Promise<Match> =>
  ask({ kind: 'match', content, jobDescription }) as Promise<Match>;

/** Reads a job's details from its description, in the same worker. */
export const readJob = (jobDescription: string): Promise<ReadJob> =>
  ask({ kind: 'read', jobDescription }) as Promise<ReadJob>;

/** Composes an answer from phrases of the resume, in the same worker; works offline. */
export const draftAnswer = (
  content: ResumeContent,
  question: string,
  { company, jobDescription }: AnsweredJob,
): Promise<DraftedAnswer> =>
  ask({ kind: 'answer', content, question, company, jobDescription }) as Promise<DraftedAnswer>;

/** The earlier questions that are similar to this one, most similar first. */
export const similarTo = (
  question: string,
  earlier: EarlierQuestion[],
): Promise<EarlierQuestion[]> =>
  ask({ kind: 'similar', question, earlier }) as Promise<EarlierQuestion[]>;

/** Likely interview questions for the job, with the resume's evidence for each. */
export const likelyQuestionsFor = (
  content: ResumeContent,
  job: AnsweredJob,
): Promise<LikelyQuestion[]> =>
  ask({ kind: 'interview', content, ...job }) as Promise<LikelyQuestion[]>;

function ask(asked: JobQuestion): Promise<unknown> {
  worker ??= begin();
  questions += 1;
  const question: AskedJob = { ...asked, number: questions };
  const answered = Promise.withResolvers<unknown>();
  waiting.set(questions, answered);
  worker.postMessage(question);
  return answered.promise;
}

function begin(): Worker {
  const begun = new Worker(new URL('./job-match.worker.ts', import.meta.url), { type: 'module' });
  begun.addEventListener('message', ({ data }: MessageEvent<JobAnswer>) => {
    waiting.get(data.number)?.resolve(data.answer);
    waiting.delete(data.number);
  });
  begun.addEventListener('error', () => {
    for (const { reject } of waiting.values()) reject(new Error('We couldn’t work out the match'));
    waiting.clear();
    worker = undefined;
  });
  return begun;
}
