import { spawnSync } from 'node:child_process';
import { basename } from 'node:path';
import { writeReport } from './report.ts';

type Program = {
  name: string;
  command: string;
  version: string[];
  check: (path: string) => string[];
};

/**
 * Debian's `qpdf`, `mupdf-tools` and `ghostscript`: each parses the whole file and reports errors.
 */
const programs: readonly Program[] = [
  { name: 'qpdf', command: 'qpdf', version: ['--version'], check: (path) => ['--check', path] },
  {
    name: 'MuPDF',
    command: 'mutool',
    version: ['-v'],
    check: (path) => ['draw', '-q', '-r', '20', '-F', 'ppm', '-o', '/dev/null', path],
  },
  {
    name: 'Ghostscript',
    command: 'gs',
    version: ['--version'],
    check: (path) => ['-q', '-dNOPAUSE', '-dBATCH', '-sDEVICE=nullpage', path],
  },
];

/** The syntax differs only among these contents. */
const isOfInterest = /-(?:sample|long|photo|arabic|no-font)(?:-letter)?\.pdf$|^receipt/;

/** Debian's MuPDF has no color management, and warns about every file with a profile. */
const ofFile = (output: string): string =>
  output
    .split('\n')
    .filter((line) => line !== '' && line !== 'warning: ICC support is not available')
    .join(' ');

/** Errors reported by other programs; all output on stderr counts. */
export function checkSyntax(paths: readonly string[]): string[] {
  const files = paths.filter((path) => isOfInterest.test(basename(path)));
  const lines: string[] = [];
  const faults = programs.flatMap(({ name, command, version, check }) => {
    const { stdout, stderr, error } = spawnSync(command, version, { encoding: 'utf8' });
    if (error) {
      console.log(`${name}: not on this machine`);
      return [];
    }
    const wrong = files.flatMap((path) => {
      const run = spawnSync(command, check(path), { encoding: 'utf8' });
      const problems = ofFile(run.stderr) + (run.status === 0 ? '' : ` (${run.status})`);
      return problems === '' ? [] : [`${name}: ${basename(path)}: ${problems.slice(0, 200)}`];
    });
    const number = /\d+(?:\.\d+)+/.exec(stdout + stderr)?.[0] ?? '';
    lines.push(`| ${name} ${number} | ${files.length} | ${wrong.length} |`);
    console.log(`${name} ${number}: ${files.length} PDFs, ${wrong.length} with a warning`);
    return wrong;
  });
  writeReport('syntax', ['| | PDFs | with a warning |', '| --- | ---: | ---: |', ...lines]);
  return faults;
}
