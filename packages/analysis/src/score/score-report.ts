import type { ResumeContent } from '@folio/contract/resume-content';
import type { Area } from '../checks/check.ts';
import type { Spelling } from '../spelling/spelling.ts';
import { allChecks } from './all-checks.ts';
import { type Finding, type ResumeScore, scoreResume } from './score-resume.ts';

export type ScoreReport = Omit<ResumeScore, 'findings'> & {
  findings: (Finding & { area: Area })[];
};

const areaOf = new Map(allChecks.map(({ id, area }) => [id, area]));

/** What the server answers and the editor shows while somebody types: the same by construction. */
export function scoreReport(content: ResumeContent, spelling: Spelling | undefined): ScoreReport {
  const score = scoreResume(content, { spelling });
  const findings = score.findings.map((finding) => ({
    ...finding,
    area: areaOf.get(finding.check) ?? 'content',
  }));
  return { ...score, findings };
}
