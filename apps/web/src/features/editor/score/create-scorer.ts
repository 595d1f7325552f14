import { type ResumeScore, scoreResume } from '@folio/analysis/score';
import { createSpelling, type Dictionary, type Spelling } from '@folio/analysis/spelling';
import type { ResumeContent } from '@folio/contract/resume-content';
import { ownContent } from '@folio/documents/leftovers/without-sample';
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
    const { own, sample } = ownContent(content);
    const report: ResumeScore = scoreResume(own, { spelling });
    const findings = sample === 'all' ? [] : report.findings;
    return { report: { ...report, findings }, isSpelt: spelling !== undefined, sample };
  };
}
