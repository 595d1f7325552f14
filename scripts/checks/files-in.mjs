import { readdirSync } from 'node:fs';
import { relative } from 'node:path';
import { inRoot } from '../prepare/paths.mjs';

const passedOver = new Set(['node_modules', 'dist', '.git']);

/**
 * Returns the files of a folder and all folders below, as paths from the root, without installed,
 * built and recorded files.
 */
export const filesIn = (folder = '') =>
  readdirSync(inRoot(folder), { withFileTypes: true }).flatMap((entry) => {
    const path = inRoot(folder, entry.name);
    if (!entry.isDirectory()) return [relative(inRoot(), path)];
    return passedOver.has(entry.name) ? [] : filesIn(relative(inRoot(), path));
  });
