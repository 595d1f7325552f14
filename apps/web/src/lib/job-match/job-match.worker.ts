import { placeOf, readAdvertisement } from '@folio/analysis/advertisement';
import { matchJob } from '@folio/analysis/job-match';
import type { AskedJob, JobAnswer, Match, ReadJob } from './job-match.ts';

addEventListener('message', ({ data }: MessageEvent<AskedJob>) => {
  const answer: JobAnswer = {
    question: data.question,
    answer: data.kind === 'match' ? match(data) : read(data.jobDescription),
  };
  postMessage(answer);
});

function match({ content, jobDescription }: Extract<AskedJob, { kind: 'match' }>): Match {
  const { score, found, missing } = matchJob(content, readAdvertisement(jobDescription));
  const names = (terms: { name: string }[]) => terms.map(({ name }) => name);
  return { score, found: names(found), missing: names(missing) };
}

function read(jobDescription: string): ReadJob {
  const { title, company } = readAdvertisement(jobDescription);
  return { role: title, company, place: placeOf(jobDescription) };
}
