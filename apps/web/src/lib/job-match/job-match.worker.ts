import { placeOf, readAdvertisement } from '@folio/analysis/advertisement';
import { explainMatch } from '@folio/analysis/explain-match';
import { ownContent } from '@folio/documents/leftovers/without-sample';
import type { AskedJob, JobAnswer, Match, ReadJob } from './job-match.ts';

addEventListener('message', ({ data }: MessageEvent<AskedJob>) => {
  const answer: JobAnswer = {
    question: data.question,
    answer: data.kind === 'match' ? match(data) : read(data.jobDescription),
  };
  postMessage(answer);
});

function match({ content, jobDescription }: Extract<AskedJob, { kind: 'match' }>): Match {
  const { match, terms, advice } = explainMatch(ownContent(content).own, jobDescription);
  return { score: match.score, terms, advice };
}

function read(jobDescription: string): ReadJob {
  const { title, company } = readAdvertisement(jobDescription);
  return { role: title, company, place: placeOf(jobDescription) };
}
