import type { ResumeContent } from '@folio/contract/resume-content';
import { useEffect, useState } from 'react';
import { type Match, matchOf } from './job-match.ts';

/** Both are held against each other once nothing has been typed for this long. */
const restMs = 300;

/** The match of what is being written; none without a job description, or where it fails. */
export function useLiveMatch(content: ResumeContent, jobDescription: string): Match | undefined {
  const [latest, setLatest] = useState<{ match: Match; job: string }>();
  const job = jobDescription.trim();
  useEffect(() => {
    if (job === '') return;
    let isPast = false;
    const publish = (match: Match | undefined) => {
      if (!isPast) setLatest(match && { match, job });
    };
    const ask = () => void matchOf(content, job).then(publish, () => publish(undefined));
    const timer = setTimeout(ask, restMs);
    return () => {
      isPast = true;
      clearTimeout(timer);
    };
  }, [content, job]);
  return latest?.job === job ? latest.match : undefined;
}
