import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compressFiles } from './compress.mjs';
import { cacheFolder, inRoot, webApp, webBuild } from './paths.mjs';
import { run } from './run.mjs';
import { hashSources } from './source-hash.mjs';

const stampFile = join(cacheFolder, 'web-build');
const vite = inRoot('node_modules', 'vite', 'bin', 'vite.js');

/** Builds the web app unless its sources are those of the last build. */
export async function buildWebApp(runtime) {
  const stamp = hashSources([webApp, inRoot('packages')]);
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
