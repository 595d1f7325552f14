import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { compressFiles } from './compress.mjs';
import { cacheFolder, inRoot, root, webApp, webBuild } from './paths.mjs';
import { run } from './run.mjs';

const stampFile = join(cacheFolder, 'web-build');
const vite = inRoot('node_modules', 'vite', 'bin', 'vite.js');

/** Builds the web app unless its sources are those of the last build. */
export async function buildWebApp(runtime) {
  const stamp = hashSources();
  if (existsSync(join(webBuild, 'index.html')) && readStamp() === stamp) return;
  process.stderr.write('Building the web app …\n');
  rmSync(stampFile, { force: true });
  const { code, output } = await run(runtime, [vite, 'build', '--logLevel', 'warn'], {
    cwd: webApp,
  });
  if (code !== 0) throw new Error(`The web app could not be built.\n${output}`);
  await compressFiles(webBuild);
  mkdirSync(cacheFolder, { recursive: true });
  writeFileSync(stampFile, stamp);
}

function readStamp() {
  return existsSync(stampFile) ? readFileSync(stampFile, 'utf8') : '';
}

function hashSources() {
  const hash = createHash('sha256');
  const files = [inRoot('package-lock.json'), ...filesIn(webApp), ...filesIn(inRoot('packages'))];
  for (const file of files)
    hash.update(relative(root, file)).update('\0').update(readFileSync(file));
  return hash.digest('hex');
}

const skipped = new Set(['node_modules', 'dist', '.cache']);

function filesIn(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      if (skipped.has(entry.name) || /\.test\.tsx?$/.test(entry.name)) return [];
      const path = join(folder, entry.name);
      return entry.isDirectory() ? filesIn(path) : [path];
    });
}
