import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Debian's Python, whose older packages are what many systems use. */
export const systemPython = '/usr/bin/python3';
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
export function pythonWithPackages(): string | undefined {
  if (made !== null) return made;
  const python = join(environment, 'bin', 'python');
  if (!existsSync(python)) spawnSync('python3', ['-m', 'venv', environment]);
  const install = ['-m', 'pip', 'install', '--quiet', ...packages];
  made = spawnSync(python, install).status === 0 ? python : undefined;
  return made;
}

/** The installed version of a Python package; undefined if it is missing. */
export function versionOf(python: string | undefined, name: string): string | undefined {
  if (python === undefined) return undefined;
  const program = 'import sys,importlib.metadata as m;print(m.version(sys.argv[1]))';
  const { status, stdout } = spawnSync(python, ['-c', program, name], { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}
