import {
  closeSync,
  existsSync,
  lstatSync,
  mkdirSync,
  openSync,
  realpathSync,
  rmSync,
  statSync,
} from 'node:fs';
import { dirname, join, parse, resolve } from 'node:path';
import { StartError } from './start-error.ts';

const advice = 'Set DATA_DIR to a folder that Folio may write to.';

const reasons: Record<string, string> = {
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'it is on a file system that cannot be written to',
  ENOTDIR: 'a part of its path is a file',
  EEXIST: 'there is a file of that name',
  ENOENT: 'no folder can be made there',
  ENAMETOOLONG: 'the path is too long',
};

/**
 * Creates a data folder with its parents, and checks that it is writable.
 *
 * @returns its absolute path without symbolic links.
 * @throws StartError with one sentence that names DATA_DIR, for any error of the operating system.
 */
export function makeDataFolder(folder: string): string {
  const path = resolve(folder);
  if (folder.startsWith('~'))
    throw new StartError(
      `DATA_DIR (${folder}) starts with ~, which only a shell turns into a home. Write the whole path.`,
    );
  if (path === parse(path).root)
    throw new StartError(`DATA_DIR (${path}) is the root of a file system. ${advice}`);
  try {
    makeFolder(path);
    proveWritable(path);
    return realpathSync(path);
  } catch (error) {
    throw unusable(path, error);
  }
}

/** Describes a file system error in words. Returns any other error unchanged. */
export function unusable(path: string, error: unknown): unknown {
  if (!(error instanceof Error) || !('code' in error) || error instanceof StartError) return error;
  const reason = reasons[String(error.code)] ?? error.message;
  return new StartError(`DATA_DIR cannot be used (${path}): ${reason}. ${advice}`, {
    cause: error,
  });
}

/** Level by level: Node's recursive `mkdir` never returns in `/proc`. */
function makeFolder(path: string): void {
  const found = lstatSync(path, { throwIfNoEntry: false });
  if (found?.isSymbolicLink() && !existsSync(path))
    throw new StartError(`DATA_DIR (${path}) is a link to nothing. ${advice}`);
  if (found && !statSync(path).isDirectory())
    throw new StartError(`DATA_DIR (${path}) is a file, not a folder. ${advice}`);
  if (found) return;
  if (!existsSync(dirname(path))) makeFolder(dirname(path));
  try {
    mkdirSync(path, { mode: 0o755 });
  } catch (error) {
    // Another node that starts at the same time may have created it.
    if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) throw error;
  }
}

function proveWritable(path: string): void {
  const file = join(path, `.writable-${process.pid}`);
  try {
    closeSync(openSync(file, 'w'));
    // Nodes in containers may share this folder and have the same process id.
    rmSync(file, { force: true });
  } catch (error) {
    // A full disk doesn't prevent a start: reading still works.
    if (!['ENOSPC', 'EDQUOT'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
  }
}
