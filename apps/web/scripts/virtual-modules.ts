import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import { basename } from 'node:path';
import { fontFaces } from '@folio/documents/font-faces';
import { scriptFaces } from '@folio/documents/script-fonts';
import { dictionary } from '@zxcvbn-ts/language-common';
import type { Plugin } from 'vite';
import { makeFontParts } from './font-parts.ts';

/** Writes a file of the build; the development server has none. */
type EmitFile = (fileName: string, source: Uint8Array) => void;

/** A module that is written while the app is built, imported as `virtual:<name>`. */
function virtualModule(name: string, write: (emit?: EmitFile) => string | Promise<string>): Plugin {
  const id = `virtual:${name}`;
  // By Vite's convention the zero keeps other plugins from taking it for a file.
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
 * The passwords that the server refuses since breaches have them, for the form to say so before it is
 * sent: nobody's password leaves their browser for that. Only those that the other rules let pass: two
 * letters and a figure, whatever is around them. Sorted, they are 30 KB packed.
 */
export const knownPasswords = () =>
  virtualModule('known-passwords', () => {
    const passwords = dictionary['passwords-common'].filter(
      (password) => /[a-z][^a-z]*[a-z]/.test(password) && /\d/.test(password),
    );
    return `export const knownPasswords = ${JSON.stringify(passwords.toSorted().join('\n'))}.split('\\n');`;
  });

/**
 * Where the browser fetches the files of each face that documents are set in, by the name of the file:
 * the whole, and the part with western letters. The faces and their modules are listed once, in
 * `packages/documents`, whose packages these are.
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
      // Of one shape: a hash each is enough.
      `export const partHashes = ${JSON.stringify(hashes.join(' '))};`,
    ].join('\n');
  });

/**
 * Writes the parts of the faces, under the names that `load-face.ts` asks for; their hashes, in the
 * faces' order.
 */
async function emitParts(emit: EmitFile): Promise<string[]> {
  const parts = await makeFontParts();
  return [...parts].map(([module, bytes]) => {
    const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
    emit(`assets/${basename(module, '.ttf')}-latin-${hash}.ttf`, bytes);
    return hash;
  });
}
