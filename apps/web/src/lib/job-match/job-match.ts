import type { ResumeContent } from '@folio/contract/resume-content';

/** How well a resume answers an advertisement, of 100, and which of its terms it has and lacks. */
export type Match = { score: number; found: string[]; missing: string[] };

export type MatchQuestion = { question: number; content: ResumeContent; jobDescription: string };
export type MatchAnswer = { question: number; match: Match };

let worker: Worker | undefined;
let questions = 0;
const waiting = new Map<number, PromiseWithResolvers<Match>>();

/** Held against each other in a worker, which is begun for the first question and kept. */
export function matchOf(content: ResumeContent, jobDescription: string): Promise<Match> {
  worker ??= begin();
  questions += 1;
  const question: MatchQuestion = { question: questions, content, jobDescription };
  const answered = Promise.withResolvers<Match>();
  waiting.set(questions, answered);
  worker.postMessage(question);
  return answered.promise;
}

function begin(): Worker {
  const begun = new Worker(new URL('./match.worker.ts', import.meta.url), { type: 'module' });
  begun.addEventListener('message', ({ data }: MessageEvent<MatchAnswer>) => {
    waiting.get(data.question)?.resolve(data.match);
    waiting.delete(data.question);
  });
  begun.addEventListener('error', () => {
    for (const { reject } of waiting.values()) reject(new Error('We couldn’t work out the match'));
    waiting.clear();
    worker = undefined;
  });
  return begun;
}
