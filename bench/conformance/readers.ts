import { execFileSync, type StdioOptions, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { jarOf } from './java-tools.ts';

/** Extracts the texts of PDFs by a third-party program. */
export type Reader = {
  name: string;
  /** What to install if it is missing. */
  needs: string;
  isThere: () => boolean;
  read: (paths: string[]) => string[];
};

const limits = { maxBuffer: 1 << 28, encoding: 'utf8' as const };
const quiet: StdioOptions = ['pipe', 'pipe', 'ignore'];
const fileBeside = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/** Debian's Python, whose packages are older versions that many systems use. */
const systemPython = '/usr/bin/python3';
const environment = fileURLToPath(
  new URL('../../node_modules/.cache/folio-conformance/python', import.meta.url),
);
const packages = [
  'pypdf==7.1.0',
  'pdfminer.six==20260107',
  'pdfplumber==0.11.10',
  'pypdfium2==5.15.2',
];

let made: string | undefined | null = null;

/**
 * A Python with packages from PyPI in a virtual environment, which is created on first use;
 * undefined without Python or network.
 */
function pythonWithPackages(): string | undefined {
  if (made !== null) return made;
  const python = join(environment, 'bin', 'python');
  if (!existsSync(python)) spawnSync('python3', ['-m', 'venv', environment]);
  const install = ['-m', 'pip', 'install', '--quiet', ...packages];
  made = spawnSync(python, install).status === 0 ? python : undefined;
  return made;
}

/** The installed version of a Python package; undefined if it is missing. */
function versionOf(python: string | undefined, name: string): string | undefined {
  if (python === undefined) return undefined;
  const program = 'import sys,importlib.metadata as m;print(m.version(sys.argv[1]))';
  const { status, stdout } = spawnSync(python, ['-c', program, name], { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}

const pdfjs = (name: string, module: string): Reader => ({
  name,
  needs: 'npm install',
  isThere: () => true,
  read: (paths) => {
    const input = JSON.stringify(paths);
    const script = [fileBeside('./pdfjs-process.ts'), module];
    return JSON.parse(execFileSync(process.execPath, script, { ...limits, input, stdio: quiet }));
  },
});

/** Readers from npm packages, always available. */
export const packagedReaders: readonly Reader[] = [
  pdfjs('pdf.js 3.11', 'pdfjs-3'),
  pdfjs('pdf.js 4.10', 'pdfjs-4'),
  pdfjs('pdf.js 5.6', 'pdfjs-5'),
  pdfjs('pdf.js 6.5', 'pdfjs-dist'),
];

/** A command-line program that reads one file at a time. */
const command = (
  name: string,
  needs: string,
  [program, ...flags]: readonly [string, ...string[]],
  rest: readonly string[] = [],
): Reader => ({
  name,
  needs,
  isThere: () => spawnSync(program, ['-v']).error === undefined,
  read: (paths) =>
    paths.map((path) =>
      execFileSync(program, [...flags, path, ...rest], { ...limits, stdio: quiet, input: '' }),
    ),
});

const poppler = (name: string, ...flags: string[]): Reader =>
  command(name, 'apt-get install poppler-utils', ['pdftotext', ...flags, '-enc', 'UTF-8'], ['-']);

type JavaLibrary = { group: string; name: string; version: string };
const java = (name: string, library: JavaLibrary, api: 'pdfbox' | 'tika'): Reader => ({
  name: `${name} ${library.version}`,
  needs: 'Java, Maven and Maven Central',
  isThere: () => jarOf(library) !== undefined,
  read: (paths) => {
    const program = ['-cp', jarOf(library) ?? '', fileBeside('./ReadPdfs.java'), api];
    const input = `${paths.join('\n')}\n`;
    const output = execFileSync('java', program, { ...limits, input, stdio: quiet });
    const lines = output.trimEnd().split('\n');
    return lines.map((line) => Buffer.from(line, 'base64').toString());
  },
});

const pdfBox = (version: string): Reader =>
  java('PDFBox', { group: 'org.apache.pdfbox', name: 'pdfbox-app', version }, 'pdfbox');

const python = (
  name: 'pypdf' | 'pdfminer' | 'pdfplumber' | 'pdfium',
  distribution: string,
  find: () => string | undefined,
  needs: string,
): Reader => ({
  name: `${distribution} ${versionOf(find(), distribution) ?? ''}`.trim(),
  needs,
  isThere: () => versionOf(find(), distribution) !== undefined,
  read: (paths) => {
    const input = JSON.stringify(paths);
    const program = [fileBeside('./read_pdfs.py'), name];
    return JSON.parse(execFileSync(find() ?? '', program, { ...limits, input, stdio: quiet }));
  },
});

/** Readers that may be installed; a function, since checking takes a while. */
export const installedReaders = (): readonly Reader[] => [
  poppler('pdftotext'),
  poppler('pdftotext -raw', '-raw'),
  poppler('pdftotext -layout', '-layout'),
  command('mutool', 'apt-get install mupdf-tools', ['mutool', 'draw', '-q', '-F', 'txt']),
  pdfBox('2.0.32'),
  pdfBox('3.0.8'),
  java('Tika', { group: 'org.apache.tika', name: 'tika-app', version: '3.2.2' }, 'tika'),
  python('pypdf', 'pypdf', () => systemPython, 'apt-get install python3-pypdf'),
  python('pypdf', 'pypdf', pythonWithPackages, 'Python and PyPI'),
  python('pdfminer', 'pdfminer.six', pythonWithPackages, 'Python and PyPI'),
  python('pdfplumber', 'pdfplumber', pythonWithPackages, 'Python and PyPI'),
  // What Chromium's viewer copies and searches.
  python('pdfium', 'pypdfium2', pythonWithPackages, 'Python and PyPI'),
];
