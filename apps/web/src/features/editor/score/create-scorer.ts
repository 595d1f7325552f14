import { type ResumeScore, scoreResume } from '@folio/analysis/score';
import { createSpelling, type Dictionary, type Spelling } from '@folio/analysis/spelling';
import type { ResumeContent } from '@folio/contract/resume-content';
import type { Scored } from './scoring.ts';

/** Scores with a dictionary that is loaded once; one that could not be is asked for each time anew. */
export function createScorer(loadDictionary: () => Promise<Dictionary>) {
  let loading: Promise<Spelling | undefined> | undefined;
  const loadSpelling = () => {
    loading ??= loadDictionary().then(createSpelling, () => {
      loading = undefined;
      return undefined;
    });
    return loading;
  };
  return async (content: ResumeContent): Promise<Scored> => {
    const spelling = await loadSpelling();
    const report: ResumeScore = scoreResume(content, { spelling });
    return { report, isSpelt: spelling !== undefined };
  };
}
