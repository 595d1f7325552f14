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
   * By the names of the files to import, which `load` writes, given what stands for the module. No
   * module may await at its top.
   */
  modules: Readonly<Record<string, { source: string; load: (module: string) => string }>>;
  external: string[];
  /** Names of modules with arguments: each is run once in a process of its own, to be compiled. */
  warmUps: readonly (readonly [name: string, ...words: string[]])[];
  /** What V8 is told where the modules are loaded: compiled for other flags, they are compiled again. */
  flags?: readonly string[];
};

const root = fileURLToPath(new URL('../..', import.meta.url));
const loader = fileURLToPath(new URL('./require-compiled.mjs', import.meta.url));

/** Puts modules into few files, each of which is loaded with what V8 compiled of it before. */
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
 * Files with any letter beyond Latin-1, as words of all languages have them, are held by V8 with two
 * bytes a letter and decoded first: a fifth of the time to load them. An escape says the same.
 */
async function writeInAscii(folder: string): Promise<void> {
  const names = await readdir(folder);
  for (const path of names
    .filter((name) => name.endsWith('.cjs'))
    .map((name) => join(folder, name)))
    await writeFile(path, inAscii(await readFile(path, 'utf8')), 'latin1');
}

/** Escapes go in pairs, so that a backslash which is itself escaped takes nothing with it. */
const inAscii = (code: string): string =>
  code.replaceAll(/\\([\s\S])|[^\0-\x7f]/g, (whole, escaped?: string) => {
    const unit = escaped ?? whole;
    return unit > '\x7f' ? `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}` : whole;
  });
