/** The folder of a package: which one may be written, and how an earlier one is replaced. */
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** In every package, and hardly anywhere else. */
const sign = 'healthcheck.mjs';

/**
 * The folder that a command's words choose. Throws unless it is new, empty, or an earlier package.
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
 * Moves a finished package into its folder. What is there beside the earlier package stays: a server
 * that was started within it keeps its data there (`DATA_DIR` is `./data`), and perhaps its settings.
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
