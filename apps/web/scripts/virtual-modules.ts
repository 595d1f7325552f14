import { createRequire } from 'node:module';
import { fontFaces } from '@folio/documents/font-faces';
import { scriptFaces } from '@folio/documents/script-fonts';
import { dictionary } from '@zxcvbn-ts/language-common';
import type { Plugin } from 'vite';

/** A module that is written while the app is built, imported as `virtual:<name>`. */
function virtualModule(name: string, write: () => string): Plugin {
  const id = `virtual:${name}`;
  // By Vite's convention the zero keeps other plugins from taking it for a file.
  const resolved = `\0${id}`;
  return {
    name,
    resolveId: (wanted) => (wanted === id ? resolved : undefined),
    load: (wanted) => (wanted === resolved ? write() : undefined),
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
 * Where the browser fetches the files of each face that documents are set in, by their module. The
 * faces and their modules are listed once, in `packages/documents`, whose packages these are.
 */
export const fontFiles = () =>
  virtualModule('font-files', () => {
    const require = createRequire(import.meta.resolve('@folio/documents/font-faces'));
    const faces = [...fontFaces, ...scriptFaces];
    const lists = faces.flatMap(({ wordListModule }) => wordListModule ?? []);
    const modules = [...new Set([...faces.map(({ module }) => module), ...lists])];
    const imports = modules.map(
      (module, i) => `import f${i} from ${JSON.stringify(`${require.resolve(module)}?url`)};`,
    );
    const entries = modules.map((module, i) => `${JSON.stringify(module)}: f${i},`);
    return `${imports.join('\n')}\nexport const fontAddresses = {\n${entries.join('\n')}\n};\n`;
  });
