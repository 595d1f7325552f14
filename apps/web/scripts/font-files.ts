import { createRequire } from 'node:module';
import { fontFaces } from '@folio/documents/font-faces';
import { scriptFaces } from '@folio/documents/script-fonts';
import { virtualModule } from './virtual-module.ts';

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
