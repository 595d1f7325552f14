import { lstatSync, mkdirSync } from 'node:fs';
import { enableCompileCache, getCompileCacheDir, registerHooks } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Makes modules load in less time, which is half of a start: to be called before the first import.
 *
 * - Node keeps the code that it compiled, and the types that it stripped, for the next process.
 * - For the format of a module Node reads the package.json of its package, anew for each: that of
 *   drizzle-orm is 180 kB, it has 156 modules, and reading it so often took a quarter of a command's
 *   time. All of them are ES modules beside each other, so their addresses need no such look.
 */
export function loadQuickly(): void {
  const folder = getCompileCacheDir() ?? ownFolder(tmpdir());
  if (folder !== undefined) enableCompileCache(folder);
  registerHooks({
    resolve: (specifier, { parentURL, ...context }, next) =>
      parentURL?.includes(drizzle) && moduleBeside.test(specifier)
        ? { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true }
        : next(specifier, { parentURL, ...context }),
  });
}

const drizzle = '/node_modules/drizzle-orm/';
const moduleBeside = /^\.\.?\/[^?#]+\.js$/;

/**
 * A folder in `parent` that this user alone may write to; undefined where there is none. Node runs the
 * code that it finds there, and the folder that it chooses itself has one name for all users of a
 * machine: whoever made it first could have others, root among them, run theirs.
 */
export function ownFolder(parent: string): string | undefined {
  const user = process.getuid?.();
  const folder = join(parent, `folio-compiled-${user ?? 'code'}`);
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch {
    // It is there already, or cannot be made.
  }
  try {
    const found = lstatSync(folder);
    // Windows has neither: a user's temporary files are theirs.
    const isOwn = user === undefined || (found.uid === user && (found.mode & 0o022) === 0);
    return found.isDirectory() && isOwn ? folder : undefined;
  } catch {
    return undefined;
  }
}
