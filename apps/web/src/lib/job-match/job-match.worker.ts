import { readAdvertisement } from '@folio/analysis/advertisement';
import { matchJob } from '@folio/analysis/job-match';
import type { MatchAnswer, MatchQuestion } from './match.ts';

addEventListener('message', ({ data }: MessageEvent<MatchQuestion>) => {
  const { content, jobDescription, question } = data;
  const { score, found, missing } = matchJob(content, readAdvertisement(jobDescription));
  const names = (terms: { name: string }[]) => terms.map(({ name }) => name);
  const answer: MatchAnswer = {
    question,
    match: { score, found: names(found), missing: names(missing) },
  };
  postMessage(answer);
});
