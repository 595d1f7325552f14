import { spawnSync } from 'node:child_process';
import { type Artifact, jarOf } from './java-tools.ts';

/** https://verapdf.org, the PDF Association's validator. It is run, never shipped. */
export const veraPdf: Artifact = { group: 'org.verapdf.apps', name: 'cli', version: '1.30.2' };

/** A rule of ISO 14289-1 that files break: its clause and test, such as '7.1-3'. */
export type BrokenRule = { id: string; description: string; checks: number; files: string[] };
export type Verdict = { fileCount: number; passedChecks: number; broken: BrokenRule[] };

type RuleSummary = {
  status: 'failed' | 'passed';
  clause: string;
  testNumber: number;
  description: string;
  failedChecks: number;
};
type Job = {
  itemDetails: { name: string };
  validationResult?: { details: { passedChecks: number; ruleSummaries: RuleSummary[] } }[];
  taskException?: { exceptionMessage?: string };
};

/**
 * What veraPDF says of all PDFs in a folder by its profile of PDF/UA-1; undefined where it cannot be
 * run. A file that it cannot read at all counts as one that breaks the rule 'unreadable'.
 *
 * @throws where veraPDF answers something else than its report, such as with too little memory
 */
export function validatePdfUa(folder: string): Verdict | undefined {
  const jar = jarOf(veraPdf);
  if (!jar) return undefined;
  const flags = ['--flavour', 'ua1', '--format', 'json', '--maxfailuresdisplayed', '1'];
  const { stdout, stderr } = spawnSync('java', ['-jar', jar, ...flags, '--recurse', folder], {
    encoding: 'utf8',
    maxBuffer: 1 << 30,
  });
  if (!stdout.startsWith('{')) throw new Error(`veraPDF gave no report: ${stderr.slice(-2_000)}`);
  return summarise(JSON.parse(stdout).report.jobs);
}

function summarise(jobs: readonly Job[]): Verdict {
  const broken = new Map<string, BrokenRule>();
  const note = (id: string, description: string, checks: number, file: string) => {
    const rule = broken.get(id) ?? { id, description, checks: 0, files: [] };
    broken.set(id, rule);
    rule.checks += checks;
    rule.files.push(file);
  };
  let passedChecks = 0;
  for (const { itemDetails, validationResult = [], taskException } of jobs) {
    const file = itemDetails.name;
    if (validationResult.length === 0)
      note('unreadable', taskException?.exceptionMessage ?? 'No result', 1, file);
    for (const { details } of validationResult) {
      passedChecks += details.passedChecks;
      for (const { status, clause, testNumber, description, failedChecks } of details.ruleSummaries)
        if (status === 'failed') note(`${clause}-${testNumber}`, description, failedChecks, file);
    }
  }
  return { fileCount: jobs.length, passedChecks, broken: [...broken.values()] };
}
