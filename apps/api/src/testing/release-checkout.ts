import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Checks a commit out into its own folder. Its packages are linked from the current tree if that
 * has what the server needs, and otherwise installed by its lock file.
 */
export async function checkOut(root: string, commit: string, folder: string): Promise<void> {
  mkdirSync(folder);
  const archive = execFileSync(
    'git',
    ['archive', commit, 'apps/api', 'packages', 'package.json', 'package-lock.json'],
    {
      cwd: root,
      maxBuffer: 1 << 30,
    },
  );
  execFileSync('tar', ['-x', '-C', folder], { input: archive });
  if (hasPackages(root, folder)) linkPackages(root, folder);
  else
    execFileSync('npm', ['ci', '--omit=dev', '--no-audit', '--no-fund'], {
      cwd: folder,
      stdio: 'inherit',
    });
}

type Manifest = { dependencies?: Record<string, string> };
const read = <T>(...path: string[]): T => JSON.parse(readFileSync(join(...path), 'utf8'));

/**
 * Whether all dependencies of the server and Folio's packages are installed in the required
 * versions.
 */
function hasPackages(root: string, folder: string): boolean {
  const lock = read<{ packages: Record<string, { version: string }> }>(folder, 'package-lock.json');
  const manifests = [
    'apps/api',
    ...readdirSync(join(folder, 'packages')).map((name) => `packages/${name}`),
  ];
  return manifests
    .flatMap((path) => Object.keys(read<Manifest>(folder, path, 'package.json').dependencies ?? {}))
    .filter((name) => !name.startsWith('@folio/'))
    .every((name) => {
      const installed = join(root, 'node_modules', name, 'package.json');
      const wanted = lock.packages[`node_modules/${name}`]?.version;
      return existsSync(installed) && read<{ version: string }>(installed).version === wanted;
    });
}

/** Links all packages except Folio's own, which come from the commit. */
function linkPackages(root: string, folder: string): void {
  const [from, to] = [join(root, 'node_modules'), join(folder, 'node_modules')];
  mkdirSync(join(to, '@folio'), { recursive: true });
  for (const name of readdirSync(from))
    if (name !== '@folio') symlinkSync(join(from, name), join(to, name));
  for (const name of readdirSync(join(folder, 'packages')))
    symlinkSync(join(folder, 'packages', name), join(to, '@folio', name));
}
