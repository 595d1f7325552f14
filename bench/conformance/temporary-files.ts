import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export type NamedPdf = { name: string; pdf: Uint8Array };

/** Writes the PDFs to a temporary folder while `use` runs. */
export function withFiles<T>(
  pdfs: readonly NamedPdf[],
  use: (paths: string[], folder: string) => T,
): T {
  const folder = mkdtempSync(join(tmpdir(), 'folio-conformance-'));
  try {
    const paths = pdfs.map(({ name, pdf }) => {
      const path = join(folder, `${name}.pdf`);
      writeFileSync(path, pdf);
      return path;
    });
    return use(paths, folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
