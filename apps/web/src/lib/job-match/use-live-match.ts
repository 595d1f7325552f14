import type { ResumeContent } from '@folio/contract/resume-content';
import { useEffect, useState } from 'react';
import { type Match, matchOf } from './job-match.ts';

/** Pause in typing after which the match is computed. */
const restMs = 300;

/** The match of the content being edited; undefined without a job description, or if it fails. */
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
