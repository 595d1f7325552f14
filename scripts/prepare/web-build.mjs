import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { cacheFolder, inRoot, webApp, webBuild } from './paths.mjs';
import { run } from './run.mjs';
import { hashSources } from './source-hash.mjs';

const stampFile = join(cacheFolder, 'web-build');
const vite = inRoot('node_modules', 'vite', 'bin', 'vite.js');

/** Builds the web app, unless the sources are unchanged since the last build. */
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

const compressible = /\.(js|css|html|svg|json|wasm|ttf|otf|txt|webmanifest|aff|dic|dict)$/;
const smallestBytes = 1_000;
/** Larger files are needed only later, and the best quality would take too many seconds. */
const largeBytes = 1_000_000;
/**
 * There are hundreds of fonts, and the best quality takes twenty times as long to save a twentieth.
 * They get no `.gz`, since every browser accepts Brotli. The parts that a preview begins with are
 * small and block it, so they get the best quality.
 */
const isFont = /\.(?:ttf|otf)$/;
const isPart = /-latin-[^/]+\.ttf$/;

/** Writes a `.br` and a `.gz` file for each file that becomes smaller, for the server to send. */
async function compressFiles(folder) {
  const entries = readdirSync(folder, { withFileTypes: true, recursive: true });
  const files = entries.filter((entry) => entry.isFile() && compressible.test(entry.name));
  await Promise.all(
    files.map((entry) => compressFile(join(entry.parentPath ?? entry.path, entry.name))),
  );
}

async function compressFile(file) {
  const content = await readFile(file);
  if (content.length < smallestBytes) return;
  const params = { [constants.BROTLI_PARAM_QUALITY]: qualityFor(file, content) };
  const [brotli, gzipped] = await Promise.all([
    promisify(brotliCompress)(content, { params }),
    isFont.test(file) ? undefined : promisify(gzip)(content, { level: 9 }),
  ]);
  if (brotli.length < content.length) await writeFile(`${file}.br`, brotli);
  if (gzipped && gzipped.length < content.length) await writeFile(`${file}.gz`, gzipped);
}

function qualityFor(file, content) {
  if (isFont.test(file) && !isPart.test(file)) return 6;
  return content.length > largeBytes ? 9 : 11;
}
