import { execFile } from 'node:child_process';
import { copyFile, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { build } from 'vite';
import { inlineTables } from '../../apps/web/scripts/inline-tables.ts';

type CompiledBuild = {
  folder: string;
  /**
   * By the name of each file to build: its source, and `load`, the code that imports the module. No
   * module may use top-level await.
   */
  modules: Readonly<Record<string, { source: string; load: (module: string) => string }>>;
  external: string[];
  /**
   * Modules to run once, each in its own process with these arguments, so that V8 compiles their
   * functions.
   */
  warmUps: readonly (readonly [name: string, ...words: string[]])[];
  /**
   * V8 flags under which the modules will be loaded: code compiled for other flags is compiled
   * again.
   */
  flags?: readonly string[];
};

const root = fileURLToPath(new URL('../..', import.meta.url));
const loader = fileURLToPath(new URL('./require-compiled.mjs', import.meta.url));

/** Bundles modules into few files, which are loaded together with V8's compiled code. */
export async function buildCompiled({
  folder,
  modules,
  external,
  warmUps,
  flags = [],
}: CompiledBuild) {
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    plugins: [inlineTables()],
    ssr: { noExternal: true, external },
    build: {
      ssr: true,
      outDir: folder,
      emptyOutDir: true,
      target: 'node22',
      sourcemap: true,
      rolldownOptions: {
        input: Object.fromEntries(
          Object.entries(modules).map(([name, { source }]) => [name, source]),
        ),
        output: {
          format: 'cjs',
          exports: 'named',
          entryFileNames: '[name].cjs',
          chunkFileNames: '[name]-[hash].cjs',
        },
      },
    },
  });
  await writeInAscii(folder);
  await copyFile(loader, join(folder, 'compiled.mjs'));
  for (const [name, { load }] of Object.entries(modules)) {
    const module = `requireCompiled(new URL('./${name}.cjs', import.meta.url))`;
    const code = `import { requireCompiled } from './compiled.mjs';\n\n${load(module)}\n`;
    await writeFile(join(folder, `${name}.mjs`), code);
  }
  const env = { ...process.env, FOLIO_KEEP_COMPILED: '1' };
  for (const [name, ...words] of warmUps)
    await promisify(execFile)(process.execPath, [...flags, join(folder, `${name}.mjs`), ...words], {
      env,
    });
}

/**
 * V8 stores a file with any character beyond Latin-1, such as words of other languages, as two
 * bytes a character, which takes a fifth longer to load. Escapes avoid that.
 */
async function writeInAscii(folder: string): Promise<void> {
  const names = await readdir(folder);
  for (const path of names
    .filter((name) => name.endsWith('.cjs'))
    .map((name) => join(folder, name)))
    await writeFile(path, inAscii(await readFile(path, 'utf8')), 'latin1');
}

/** Matches escapes in pairs, so that an escaped backslash doesn't escape what follows it. */
const inAscii = (code: string): string =>
  code.replaceAll(/\\([\s\S])|[^\0-\x7f]/g, (whole, escaped?: string) => {
    const unit = escaped ?? whole;
    return unit > '\x7f' ? `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}` : whole;
  });
