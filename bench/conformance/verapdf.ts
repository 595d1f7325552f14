import { spawnSync } from 'node:child_process';
import { basename } from 'node:path';
import { type Artifact, jarOf } from './java-tools.ts';

/** https://verapdf.org, the PDF Association's validator. Used for tests, not distributed. */
export const veraPdf: Artifact = { group: 'org.verapdf.apps', name: 'cli', version: '1.30.2' };

/** The profiles that every PDF of ours claims to conform to, by veraPDF's ids. */
export const profiles = { ua1: 'PDF/UA-1', '3a': 'PDF/A-3a' } as const;
export type Profile = keyof typeof profiles;

/** A broken rule: its clause and test, such as '7.1-3', and its description. */
export type BrokenRule = { id: string; description: string; checks: number; files: string[] };
export type Verdict = {
  /** The number of passed checks by file name. */
  passedChecks: ReadonlyMap<string, number>;
  broken: BrokenRule[];
};

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
 * Validates all PDFs of a folder against a profile; undefined where veraPDF can't be run. An
 * unreadable file breaks the rule 'unreadable'.
 *
 * @throws if veraPDF doesn't return a report, such as for lack of memory.
 */
export function validate(folder: string, profile: Profile): Verdict | undefined {
  const jar = jarOf(veraPdf);
  if (!jar) return undefined;
  const flags = ['--flavour', profile, '--format', 'json', '--maxfailuresdisplayed', '1'];
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
  const passedChecks = new Map<string, number>();
  for (const { itemDetails, validationResult = [], taskException } of jobs) {
    const file = basename(itemDetails.name);
    if (validationResult.length === 0)
      note('unreadable', taskException?.exceptionMessage ?? 'No result', 1, file);
    for (const { details } of validationResult) {
      passedChecks.set(file, details.passedChecks);
      for (const { status, clause, testNumber, description, failedChecks } of details.ruleSummaries)
        if (status === 'failed') note(`${clause}-${testNumber}`, description, failedChecks, file);
    }
  }
  return { passedChecks, broken: [...broken.values()] };
}
