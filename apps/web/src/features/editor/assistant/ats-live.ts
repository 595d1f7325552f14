import type { AtsOptimizations } from '@folio/contract/ai-answers';
import { splitPath } from '@folio/contract/content-path';
import { pointsText } from '../../../lib/findings/score-bands.ts';
import type { Match } from '../../../lib/job-match/job-match.ts';
import { hasNumber, type Scored } from '../../../lib/score/scoring.ts';
import { aiCopy } from './assistant.copy.ts';
import { summaryPath } from './suggestion.ts';

type Keywords = { found: readonly string[]; missing: readonly string[] };

/**
 * Updates found and missing keywords. A keyword that was added from here stays in its place, marked
 * as applied; one that the person wrote moves to the found ones.
 */
export function liveKeywords(
  answered: Keywords,
  match: Match | undefined,
  added: readonly string[],
): Keywords {
  if (!match) return answered;
  const byTerm = new Map(match.terms.map(({ name, isFound }) => [name, isFound]));
  const names = (isFound: boolean) =>
    [...byTerm.keys()].filter((one) => byTerm.get(one) === isFound);
  const applied = answered.missing.filter((name) => byTerm.get(name) && added.includes(name));
  return {
    found: names(true).filter((name) => !applied.includes(name)),
    missing: [...names(false), ...applied],
  };
}

const maxListed = 8;

/** Messages about the layout rather than the content. */
export function liveIssues(scored: Scored | undefined): string[] | undefined {
  const formal = scored?.report.findings.filter(({ area }) => area !== 'content');
  return formal && [...new Set(formal.map(({ message }) => message))].slice(0, maxListed);
}

/** Feedback about a part of the resume, and the points that fixing it gains. */
export type Remark = { feedback: string; gain?: string | undefined };
type Judged = AtsOptimizations['contentAnalysis']['summary'];

export function liveRemark(
  scored: Scored | undefined,
  part: 'summary' | 'experience',
  { feedback }: Judged,
): Remark {
  if (!scored) return { feedback };
  const isOfPart = (path: string) =>
    part === 'summary' ? path === summaryPath : splitPath(path)[0] === 'workExperience';
  const findings = scored.report.findings.filter(({ path }) => isOfPart(path));
  const [first] = findings;
  if (!first) return { feedback: aiCopy.nothingToImprove };
  const points = findings.reduce((sum, finding) => sum + finding.points, 0);
  return { feedback: first.message, gain: hasNumber(scored) ? pointsText(points) : undefined };
}
