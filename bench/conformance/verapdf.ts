import { spawnSync } from 'node:child_process';
import { basename } from 'node:path';
import { type Artifact, jarOf } from './java-tools.ts';

/** https://verapdf.org, the PDF Association's validator. It is run, never shipped. */
export const veraPdf: Artifact = { group: 'org.verapdf.apps', name: 'cli', version: '1.30.2' };

/** What every PDF of ours claims to keep, as veraPDF calls it and as people do. */
export const profiles = { ua1: 'PDF/UA-1', '3a': 'PDF/A-3a' } as const;
export type Profile = keyof typeof profiles;

/** A rule of a standard that files break: its clause and test, such as '7.1-3'. */
export type BrokenRule = { id: string; description: string; checks: number; files: string[] };
export type Verdict = {
  /** How many checks each file kept, by the name of the file. */
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
 * What veraPDF says of all PDFs in a folder by a profile of its; undefined where it cannot be run.
 * A file that it cannot read at all counts as one that breaks the rule 'unreadable'.
 *
 * @throws where veraPDF answers something else than its report, such as with too little memory
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
