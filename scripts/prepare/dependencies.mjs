import { existsSync, readFileSync } from 'node:fs';
import { inRoot } from './paths.mjs';
import { run } from './run.mjs';

/** Installs the packages of package-lock.json, unless they are installed. */
export async function installDependencies() {
  if (areInstalled()) return;
  process.stderr.write('Installing the dependencies …\n');
  const isWindows = process.platform === 'win32';
  const { code } = await run(
    'npm',
    ['ci', '--include=dev', '--include=optional', '--loglevel=error'],
    {
      stdio: ['ignore', 2, 2],
      shell: isWindows,
    },
  );
  if (code !== 0) throw new Error('The dependencies could not be installed (npm ci failed).');
}

/** Compares what npm recorded in node_modules with the lock file. */
function areInstalled() {
  const installedFile = inRoot('node_modules', '.package-lock.json');
  if (!existsSync(installedFile)) return false;
  const wanted = packagesOf(inRoot('package-lock.json'));
  const installed = packagesOf(installedFile);
  return Object.entries(wanted).every(([path, { version, optional, peer, link }]) => {
    if (!path.includes('node_modules/')) return true;
    // One of our own packages: npm records no version of its link.
    if (link) return existsSync(inRoot(path));
    const present = installed[path];
    return present ? present.version === version : Boolean(optional || peer);
  });
}

function packagesOf(lockFile) {
  return JSON.parse(readFileSync(lockFile, 'utf8')).packages;
}
