import { writeReport } from './report.ts';
import {
  type BrokenRule,
  type Profile,
  profiles,
  type Verdict,
  validate,
  veraPdf,
} from './verapdf.ts';

/**
 * Validates the PDFs of a folder by veraPDF, returns the broken rules, and reports the number of
 * passed checks.
 */
export function checkStandards(folder: string): string[] {
  const verdicts = new Map<Profile, Verdict>();
  for (const profile of Object.keys(profiles) as Profile[]) {
    const verdict = validate(folder, profile);
    if (!verdict) {
      console.log(
        `${profiles[profile]}: passed over. veraPDF needs Java, Maven and Maven Central.`,
      );
      return [];
    }
    verdicts.set(profile, verdict);
    console.log(
      `${profiles[profile]}, by veraPDF ${veraPdf.version}: ${verdict.passedChecks.size} PDFs, ${count(sumOf(verdict))} checks kept`,
    );
  }
  writeReport('standards', reportOf(verdicts));
  return [...verdicts].flatMap(([profile, { broken }]) =>
    broken.map((rule) => `${profiles[profile]} ${describe(rule)}`),
  );
}

function describe({ id, description, checks, files }: BrokenRule): string {
  const named = files.slice(0, 3).join(', ');
  return `${id} ${description}: ${checks} checks in ${files.length} files (${named})`;
}

const sumOf = ({ passedChecks }: Verdict): number =>
  [...passedChecks.values()].reduce((sum, checks) => sum + checks, 0);

const count = (value: number): string => value.toLocaleString('en-US');

/**
 * One line for each template and each other kind of document, by the first word of the file names.
 */
function reportOf(verdicts: ReadonlyMap<Profile, Verdict>): string[] {
  const [[, first] = []] = verdicts;
  const groups = Map.groupBy(first?.passedChecks.keys() ?? [], (file) =>
    file.replace(/[-.].*/s, ''),
  );
  const cells = (files: readonly string[]) =>
    [...verdicts.values()].flatMap(({ passedChecks, broken }) => [
      count(files.reduce((sum, file) => sum + (passedChecks.get(file) ?? 0), 0)),
      count(
        new Set(broken.flatMap((rule) => rule.files.filter((one) => files.includes(one)))).size,
      ),
    ]);
  const row = (name: string, files: readonly string[]) =>
    `| ${[name, count(files.length), ...cells(files)].join(' | ')} |`;
  const heads = [...verdicts.keys()].flatMap((profile) => [
    `${profiles[profile]}: checks kept`,
    'PDFs that break a rule',
  ]);
  return [
    `By veraPDF ${veraPdf.version}.`,
    '',
    `| | PDFs | ${heads.join(' | ')} |`,
    `| --- |${' ---: |'.repeat(heads.length + 1)}`,
    ...[...groups].map(([name, files]) => row(name, files)),
    row('all', [...groups.values()].flat()),
  ];
}
