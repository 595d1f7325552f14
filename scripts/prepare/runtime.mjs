import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { inRoot } from './paths.mjs';

const oldest = [22, 18];

/**
 * The Node that runs the product: the one that npm installed, else this one if it is new enough.
 */
export function findRuntime() {
  const bundled = inRoot('node_modules', `node-${process.platform}-${process.arch}`, 'bin', 'node');
  if (existsSync(bundled) && spawnSync(bundled, ['--version']).status === 0) return bundled;
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > oldest[0] || (major === oldest[0] && minor >= oldest[1])) return process.execPath;
  throw new Error(
    `Folio needs Node ${oldest.join('.')} or later here (this is ${process.versions.node}). See https://nodejs.org/.`,
  );
}
