/**
 * Makes a folder that runs with nothing but Node, for servers and container images:
 *
 *   npm run package [-- <folder>]      default: dist/folio
 *   node dist/folio/start.mjs          starts it
 *   node dist/folio/folio.mjs backup   runs an operator's command
 *
 * It contains the sources without tests (decision 002) and types, the built web app and document
 * modules, and the server's dependencies from package-lock.json, without files that no server
 * reads: types, source maps, unused fonts. Each font is included once.
 */
import {
  cpSync,
  existsSync,
  lstatSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, relative, sep } from 'node:path';
import { installDependencies } from './prepare/dependencies.mjs';
import { buildDocuments } from './prepare/documents-build.mjs';
import { chosenFolder, replacePackage } from './prepare/package-folder.mjs';
import { inRoot, root, webBuild } from './prepare/paths.mjs';
import { run } from './prepare/run.mjs';
import { findRuntime } from './prepare/runtime.mjs';
import { buildWebApp } from './prepare/web-build.mjs';

const server = join('apps', 'api');
const isForDevelopment =
  /\.test\.tsx?$|[\\/](?:testing|fixtures|scripts)(?:[\\/]|$)|\.md$|[\\/]meta[\\/]\d+_snapshot\.json$/;
/**
 * Files of packages that Node doesn't load on a server: types, sources, builds for other platforms,
 * tests.
 */
const isUnread =
  /\.(?:[cm]?tsx?|map|mdx?|markdown|flow|tsbuildinfo|bare|a)$|\.(?:umd|iife)\.c?js$|[\\/](?:tests?|__tests__)[\\/]/i;
/**
 * Files that nothing imports from these packages: builds for `require` or browsers, optional parts.
 */
const isOtherBuild =
  /(?:^|[\\/])node_modules[\\/](?:drizzle-orm[\\/].*\.cjs|docx[\\/]dist[\\/](?!index\.mjs).*|luxon[\\/](?:src|build[\\/](?:amd|cjs-browser|global))[\\/].*|@opentelemetry[\\/](?:api[\\/]build[\\/](?:esm|esnext)[\\/].*|(?!api[\\/]).*\.cjs)|yaml[\\/]browser[\\/].*)$/;
const fonts = join('node_modules', '@expo-google-fonts');
const hyphen = join('node_modules', 'hyphen');

/** Asks whether the server is ready: container images have no other program for that. */
const healthCheck = `const { HOST = 'localhost', PORT = '3000' } = process.env;
const own = { '0.0.0.0': '127.0.0.1', '::': '[::1]' };
const host = own[HOST] ?? (HOST.includes(':') ? '[' + HOST + ']' : HOST);
const answer = await fetch('http://' + host + ':' + PORT + '/readyz');
process.exitCode = answer.ok ? 0 : 1;
`;

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

/**
 * Lists files only: packages that npm links are copied elsewhere. Some versions of Node follow
 * links here.
 */
const filesIn = (folder) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return filesIn(path);
    return entry.isFile() ? [path] : [];
  });

const sizeOf = (folder) => filesIn(folder).reduce((sum, file) => sum + lstatSync(file).size, 0);

try {
  const folder = chosenFolder(process.argv.slice(2), inRoot('dist', 'folio'));
  await installDependencies();
  const runtime = findRuntime();
  await buildWebApp(runtime);
  const documents = await buildDocuments(runtime);
  const unfinished = `${folder}.part`;
  rmSync(unfinished, { recursive: true, force: true });
  const sources = copySources(unfinished);
  await installProduction(unfinished);
  cpSync(webBuild, join(unfinished, 'apps', 'web', 'dist'), { recursive: true });
  cpSync(documents, join(unfinished, 'documents'), {
    recursive: true,
    filter: (from) => !from.endsWith('.map'),
  });
  const fontsOfDocuments = await usedFonts(runtime);
  prune(unfinished, fontsOfDocuments);
  keepFontsOnce(unfinished, fontsOfDocuments);
  await stripSources(runtime, sources);
  if (!existsSync(join(unfinished, server, 'src', 'main.js')))
    throw new Error('The folder has lost its sources');
  writeStart(unfinished);
  replacePackage(unfinished, folder);
  process.stdout.write(`${folder}: ${Math.round(sizeOf(folder) / 1e6)} MB\n`);
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}

/** Copies the server, and all packages that it imports directly or indirectly. */
function copySources(folder) {
  const { workspaces } = readJson(inRoot('package.json'));
  const all = workspaces.flatMap((pattern) =>
    pattern.endsWith('/*')
      ? readdirSync(inRoot(pattern.slice(0, -2))).map((name) => join(pattern.slice(0, -2), name))
      : [pattern],
  );
  const byName = new Map(all.map((path) => [readJson(inRoot(path, 'package.json')).name, path]));
  const wanted = new Set();
  const want = (path) => {
    if (wanted.has(path)) return;
    wanted.add(path);
    for (const name of Object.keys(readJson(inRoot(path, 'package.json')).dependencies ?? {}))
      if (byName.has(name)) want(byName.get(name));
  };
  want(server);
  for (const path of wanted)
    cpSync(inRoot(path), join(folder, path), {
      recursive: true,
      filter: (from) =>
        !isForDevelopment.test(from.slice(root.length)) && basename(from) !== 'node_modules',
    });
  for (const file of ['.npmrc', 'LICENSE']) cpSync(inRoot(file), join(folder, file));
  writeManifests(folder, [...wanted]);
  return [...wanted].map((path) => join(folder, path));
}

async function stripSources(runtime, folders) {
  const script = inRoot('scripts', 'prepare', 'strip-sources.mjs');
  const { code, output } = await run(runtime, [script, ...folders]);
  if (code !== 0) throw new Error(`The types could not be taken out of the sources.\n${output}`);
}

/**
 * npm treats a dependency of another workspace as one for development, so these manifests leave out
 * other workspaces and development dependencies.
 */
function writeManifests(folder, workspaces) {
  const write = (path, value) =>
    writeFileSync(join(folder, path), `${JSON.stringify(value, null, 2)}\n`);
  const withoutDevelopment = ({ devDependencies, ...rest }) => rest;
  for (const path of workspaces)
    write(join(path, 'package.json'), withoutDevelopment(readJson(inRoot(path, 'package.json'))));
  const { name, version, license, engines } = readJson(inRoot('package.json'));
  const about = { name, version, private: true, license, type: 'module', engines, workspaces };
  const scripts = { start: 'node start.mjs', folio: 'node folio.mjs' };
  for (const name of ['orders', 'inbox', 'ledger:check']) scripts[name] = `node folio.mjs ${name}`;
  write('package.json', { ...about, scripts });
  const lock = readJson(inRoot('package-lock.json'));
  const packages = { ...lock.packages, '': { name, version, license, engines, workspaces } };
  for (const path of workspaces) packages[path] = withoutDevelopment(packages[path]);
  write('package-lock.json', { ...lock, packages });
}

async function installProduction(folder) {
  const { code, output } = await run(
    'npm',
    ['ci', '--omit=dev', '--no-audit', '--no-fund', '--loglevel=error'],
    { cwd: folder, shell: process.platform === 'win32' },
  );
  if (code !== 0) throw new Error(`The dependencies could not be installed.\n${output}`);
}

/** Returns the files of fonts that documents use, as paths below `node_modules`. */
async function usedFonts(runtime) {
  const list = `
    import { fontFaces } from '@folio/documents/font-faces';
    import { scriptFaces } from '@folio/documents/script-fonts';
    console.log(JSON.stringify([...fontFaces, ...scriptFaces].map(({ module }) => module)));`;
  const { code, output } = await run(runtime, [
    '--disable-warning=ExperimentalWarning',
    '--input-type=module',
    '--eval',
    list,
  ]);
  if (code !== 0) throw new Error(`The fonts could not be listed.\n${output}`);
  return new Set(JSON.parse(output).map((module) => join('node_modules', ...module.split('/'))));
}

/** Returns the patterns of the languages that documents hyphenate, of some seventy. */
function hyphenPatterns() {
  const source = readFileSync(
    inRoot('packages', 'documents', 'src', 'language', 'hyphenation.ts'),
    'utf8',
  );
  const names = [...source.matchAll(/'hyphen\/(patterns\/[\w-]+\.js)'/g)].map(([, name]) =>
    join(...name.split('/')),
  );
  if (names.length === 0) throw new Error('No patterns of hyphenation were found in the sources');
  return new Set(names);
}

/**
 * Removes everything but the used files and licenses from font packages, which contain all weights.
 */
function prune(folder, usedFonts) {
  const hyphenated = hyphenPatterns();
  for (const path of filesIn(folder)) {
    const inFolder = path.slice(folder.length + 1);
    // A workspace has a nested package if another workspace needs a different version of it.
    if (!inFolder.split(sep).includes('node_modules')) continue;
    const isKept = inFolder.startsWith(fonts + sep)
      ? usedFonts.has(inFolder) || /LICENSE|[\\/]package\.json$/.test(path)
      : inFolder.startsWith(hyphen + sep)
        ? hyphenated.has(relative(hyphen, inFolder)) || /LICENSE|[\\/]package\.json$/.test(path)
        : !isUnread.test(path) && !isOtherBuild.test(inFolder);
    if (!isKept) rmSync(path);
  }
}

/**
 * The web app has the same fonts under other names, also compressed: only those are kept. The
 * server decompresses the ones that a document uses (documents/src/fonts-node.ts), and fonts for
 * browsers without Brotli (api/src/platform/web-app.ts).
 */
function keepFontsOnce(folder, usedFonts) {
  const assets = join(folder, 'apps', 'web', 'dist', 'assets');
  const packed = readdirSync(assets).filter((name) => name.endsWith('.ttf.br'));
  for (const font of usedFonts) {
    const installed = join(folder, font);
    const bytes = readFileSync(installed);
    const stem = basename(font, '.ttf');
    const plainOf = (name) => join(assets, name.slice(0, -'.br'.length));
    const served = packed.find(
      (name) => name.startsWith(`${stem}-`) && bytes.equals(readFileSync(plainOf(name))),
    );
    if (served === undefined) continue;
    rmSync(plainOf(served));
    rmSync(installed);
    const kept = join(assets, served);
    // A relative link, so that the folder may be moved; Windows allows links to few users.
    if (process.platform === 'win32') cpSync(kept, `${installed}.br`);
    else symlinkSync(relative(dirname(installed), kept), `${installed}.br`);
  }
}

function writeStart(folder) {
  const start = (source) =>
    `import { fileURLToPath } from 'node:url';

process.env.NODE_ENV ??= 'production';
process.env.DOCUMENT_MODULES ??= fileURLToPath(new URL('documents', import.meta.url));
await import('./apps/api/src/${source}');
`;
  writeFileSync(join(folder, 'start.mjs'), start('main.js'));
  writeFileSync(join(folder, 'folio.mjs'), start('folio.js'));
  writeFileSync(join(folder, 'healthcheck.mjs'), healthCheck);
}
