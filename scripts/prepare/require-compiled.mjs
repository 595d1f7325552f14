// By name: importing these modules would also initialize what they load, such as all of Node's
// streams.
const { readFileSync, writeFileSync } = process.getBuiltinModule('node:fs');
const { createRequire } = process.getBuiltinModule('node:module');
const { dirname, join } = process.getBuiltinModule('node:path');
const { fileURLToPath } = process.getBuiltinModule('node:url');
const { constants, Script } = process.getBuiltinModule('node:vm');

/*
 * Loads CommonJS files together with V8's compiled code from an earlier run. Node's own compile
 * cache contains only what is compiled when a file is loaded, not functions that are called later,
 * which take a fifth of the time from start to first PDF. This cache is written at the end of a
 * process that has done the work once. Code compiled by another version of V8 is ignored, and the
 * file is compiled as usual.
 */

/** Loaded files by path. */
const loaded = new Map();

/**
 * Returns the exports of a file of the build.
 * @param {URL} file
 */
export const requireCompiled = (file) => load(fileURLToPath(file));

/** Whether every loaded file came with compiled code. */
export const areAllCompiled = () => [...loaded.values()].every(({ isCompiled }) => isCompiled);

if (process.env.FOLIO_KEEP_COMPILED)
  process.on('exit', () => {
    for (const [path, { script }] of loaded)
      writeFileSync(`${path}.compiled`, script.createCachedData());
  });

function load(path) {
  const known = loaded.get(path);
  if (known) return known.module.exports;
  // On one line with the code, so that line numbers stay right.
  const head = '(function (exports, require, module, __filename, __dirname) {';
  const cachedData = compiledOf(path);
  const script = new Script(`${head}${readFileSync(path, 'latin1')}\n})`, {
    filename: path,
    importModuleDynamically: constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
    ...(cachedData && { cachedData }),
  });
  const module = { exports: {} };
  const isCompiled = cachedData !== undefined && script.cachedDataRejected === false;
  loaded.set(path, { module, script, isCompiled });
  const folder = dirname(path);
  const requireOther = createRequire(path);
  const require = (name) => (name.startsWith('./') ? load(join(folder, name)) : requireOther(name));
  script.runInThisContext()(module.exports, require, module, path, folder);
  return module.exports;
}

function compiledOf(path) {
  try {
    return readFileSync(`${path}.compiled`);
  } catch {
    return undefined;
  }
}
