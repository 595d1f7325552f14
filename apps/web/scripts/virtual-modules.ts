import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import { basename } from 'node:path';
import { fontFaces } from '@folio/documents/font-faces';
import { scriptFaces } from '@folio/documents/script-fonts';
import { dictionary } from '@zxcvbn-ts/language-common';
import type { Plugin } from 'vite';
import { makeFontParts } from './font-parts.ts';

/** Emits a file of the build; the development server has none. */
type EmitFile = (fileName: string, source: Uint8Array) => void;

/** A module generated at build time, imported as `virtual:<name>`. */
function virtualModule(name: string, write: (emit?: EmitFile) => string | Promise<string>): Plugin {
  const id = `virtual:${name}`;
  // By convention, the zero byte keeps other plugins from resolving it as a file.
  const resolved = `\0${id}`;
  let isBuilt = false;
  return {
    name,
    configResolved: ({ command }) => {
      isBuilt = command === 'build';
    },
    resolveId: (wanted) => (wanted === id ? resolved : undefined),
    load(wanted) {
      if (wanted !== resolved) return undefined;
      if (!isBuilt) return write();
      return write((fileName, source) => {
        this.emitFile({ type: 'asset', fileName, source });
      });
    },
  };
}

/**
 * Breached passwords that pass the other rules (two letters and a digit), so that the form can
 * check them in the browser. The server refuses the same. Sorted, they are 30 KB compressed.
 */
export const knownPasswords = () =>
  virtualModule('known-passwords', () => {
    const passwords = dictionary['passwords-common'].filter(
      (password) => /[a-z][^a-z]*[a-z]/.test(password) && /\d/.test(password),
    );
    return `export const knownPasswords = ${JSON.stringify(passwords.toSorted().join('\n'))}.split('\\n');`;
  });

/**
 * The URLs of each document font by file name: the whole file and its western part. The fonts are
 * listed in `packages/documents`.
 */
export const fontFiles = () =>
  virtualModule('font-files', async (emit) => {
    const require = createRequire(import.meta.resolve('@folio/documents/font-faces'));
    const faces = [...fontFaces, ...scriptFaces];
    const lists = faces.flatMap(({ wordListModule }) => wordListModule ?? []);
    const modules = [...new Set([...faces.map(({ module }) => module), ...lists])];
    const imports = modules.map(
      (module, i) => `import f${i} from ${JSON.stringify(`${require.resolve(module)}?url`)};`,
    );
    const entries = modules.map((module, i) => `${JSON.stringify(basename(module))}: f${i},`);
    const hashes = emit ? await emitParts(emit) : [];
    return [
      ...imports,
      `export const fontAddresses = {\n${entries.join('\n')}\n};`,
      // All URLs have the same form, so hashes are enough.
      `export const partHashes = ${JSON.stringify(hashes.join(' '))};`,
    ].join('\n');
  });

/**
 * Emits the font parts under the names that `load-face.ts` requests; returns their hashes in the
 * fonts' order.
 */
async function emitParts(emit: EmitFile): Promise<string[]> {
  const parts = await makeFontParts();
  return [...parts].map(([module, bytes]) => {
    const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
    emit(`assets/${basename(module, '.ttf')}-latin-${hash}.ttf`, bytes);
    return hash;
  });
}
