import { readAdvertisement } from '@folio/analysis/advertisement';
import { deadlineOf } from '@folio/analysis/deadline';
import { explainMatch } from '@folio/analysis/explain-match';
import { interviewQuestions } from '@folio/analysis/interview-questions';
import { payOf } from '@folio/analysis/pay';
import { placeOf } from '@folio/analysis/place';
import { answerQuestion } from '@folio/analysis/writing/answer-question';
import { similarQuestions } from '@folio/analysis/writing/similar-questions';
import { ownContent } from '@folio/documents/leftovers/without-sample';
import type { AskedJob, DraftedAnswer, JobAnswer, Match, ReadJob } from './job-match.ts';

addEventListener('message', ({ data }: MessageEvent<AskedJob>) => {
  const answer: JobAnswer = { number: data.number, answer: answerTo(data) };
  postMessage(answer);
});

function answerTo(asked: AskedJob): JobAnswer['answer'] {
  if (asked.kind === 'match') return match(asked);
  if (asked.kind === 'read') return read(asked.jobDescription);
  if (asked.kind === 'answer') return draft(asked);
  if (asked.kind === 'similar') return similarQuestions(asked.question, asked.earlier);
  const { jobDescription, company } = asked;
  return interviewQuestions(ownContent(asked.content).own, jobDescription, company);
}

function match({ content, jobDescription }: Extract<AskedJob, { kind: 'match' }>): Match {
  const { match, terms, advice } = explainMatch(ownContent(content).own, jobDescription);
  const unscored = [...new Set(match.knockouts.map(({ text }) => text))];
  return { score: match.score, terms, advice, unscored };
}

function read(jobDescription: string): ReadJob {
  const { title, company } = readAdvertisement(jobDescription);
  return {
    role: title,
    company,
    place: placeOf(jobDescription, company),
    pay: payOf(jobDescription),
    deadline: deadlineOf(jobDescription),
  };
}

function draft(asked: Extract<AskedJob, { kind: 'answer' }>): DraftedAnswer {
  const { content, question, jobDescription, company } = asked;
  const today = new Date().toISOString().slice(0, 7);
  const advertisement = readAdvertisement(jobDescription);
  return answerQuestion(ownContent(content).own, question, advertisement, { company, today });
}
