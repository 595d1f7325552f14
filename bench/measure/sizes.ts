import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { buildPage, engineKilobytes } from '../browser/build-page.ts';
import type { EngineName } from '../engines/engine.ts';

/** Download sizes in KB (gzip), without fonts; undefined where unknown. */
export async function measureSizes(
  folder: string,
): Promise<Record<EngineName, number | undefined>> {
  const folio = join(folder, 'folio');
  const reactPdf = join(folder, 'react-pdf');
  await buildPage('folio', folio);
  await buildPage('react-pdf', reactPdf);
  return {
    folio: await engineKilobytes(folio),
    'react-pdf': await engineKilobytes(reactPdf),
    typst: await typstKilobytes(),
  };
}

/** The size of the native compiler, which a server downloads. */
async function typstKilobytes(): Promise<number | undefined> {
  const require = createRequire(import.meta.url);
  const compiler = `@myriaddreamin/typst-ts-node-compiler-${process.platform}-${process.arch}-gnu`;
  try {
    const bytes = await readFile(require.resolve(compiler));
    return gzipSync(bytes, { level: 6 }).length / 1024;
  } catch {
    return undefined;
  }
}
