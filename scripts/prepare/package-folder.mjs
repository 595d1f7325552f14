/** The folder of a package: which folder may be written, and how an earlier package is replaced. */
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** A file that every package contains, and hardly any other folder. */
const sign = 'healthcheck.mjs';

/**
 * The folder chosen by a command's arguments. Throws unless it is new, empty, or an earlier
 * package.
 *
 * @param {readonly string[]} words
 * @param {string} usual
 */
export function chosenFolder([chosen, ...rest], usual) {
  if (chosen?.startsWith('-') || rest.length > 0)
    throw new Error('Usage: npm run package [-- <folder>]');
  const folder = resolve(chosen ?? usual);
  const isForeign = existsSync(folder) && readdirSync(folder).length > 0;
  if (isForeign && !existsSync(join(folder, sign)))
    throw new Error(`${folder} has other files in it. Choose a new or empty folder.`);
  return folder;
}

/**
 * Moves a finished package into its folder. Other files than the earlier package's stay: a server
 * started in the folder has its data there (`DATA_DIR` is `./data`), and perhaps its settings.
 *
 * @param {string} finished
 * @param {string} folder
 */
export function replacePackage(finished, folder) {
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(finished)) {
    rmSync(join(folder, name), { recursive: true, force: true });
    renameSync(join(finished, name), join(folder, name));
  }
  rmSync(finished, { recursive: true });
}
