import { type ResumeScore, scoreResume } from '@folio/analysis/score';
import { createSpelling, type Dictionary, type Spelling } from '@folio/analysis/spelling';
import { suggestRewrite } from '@folio/analysis/writing/suggest-rewrite';
import { parsePath, textAt } from '@folio/contract/content-path';
import type { ResumeContent } from '@folio/contract/resume-content';
import { ownContent } from '@folio/documents/leftovers/without-sample';
import type { Finding, Scored, ScoreRequest } from './scoring.ts';

/**
 * Makes a scorer with a spelling dictionary that is loaded once; after a failure the next call
 * tries again.
 */
export function createScorer(loadDictionary: () => Promise<Dictionary>) {
  let loading: Promise<Spelling | undefined> | undefined;
  const loadSpelling = () => {
    loading ??= loadDictionary().then(createSpelling, () => {
      loading = undefined;
      return undefined;
    });
    return loading;
  };
  return async ({ content, ...options }: ScoreRequest): Promise<Scored> => {
    const spelling = await loadSpelling();
    const { own, sample } = ownContent(content);
    const report: ResumeScore = scoreResume(own, { spelling, ...options });
    const findings = sample === 'all' ? [] : report.findings;
    const rewrites = rewritesOf(own, findings);
    return { report: { ...report, findings }, isSpelt: spelling !== undefined, sample, rewrites };
  };
}

/** For a resume with very many bullets, only those with the largest gain get rewrites. */
const maxRewritten = 300;

function rewritesOf(content: ResumeContent, findings: readonly Finding[]): Scored['rewrites'] {
  const byPath = Map.groupBy(findings, ({ path }) => path);
  const rewrites: Record<string, Scored['rewrites'][string]> = {};
  for (const [path, remarks] of [...byPath].slice(0, maxRewritten)) {
    const { field, entry } = parsePath(path) ?? {};
    const text = field === 'bullets' ? textAt(content, path) : undefined;
    const current = content.workExperience.find(({ id }) => id === entry)?.current;
    const rewrite = text && suggestRewrite(text, remarks, { current });
    if (rewrite) rewrites[path] = rewrite;
  }
  return rewrites;
}
