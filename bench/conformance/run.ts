/**
 * Checks our PDFs with third-party programs: `npm run conformance`.
 *
 * 1. veraPDF validates each against PDF/UA-1 (ISO 14289-1) and PDF/A-3a (ISO 19005-3), which every
 *    PDF of ours claims to conform to, and qpdf, MuPDF and Ghostscript must open them without a
 *    warning.
 * 2. Third-party readers must find the words of every template in 14 kinds of text.
 *
 * `npm run conformance -- files` or `-- extraction` runs one of these alone. Writes the results to
 * `docs/conformance.md`. Names and skips what a machine lacks (Java, Maven, a reader). Exits with 1
 * if a rule is broken or a reader finds too few words.
 */
import { makeDocuments } from './documents.ts';
import { checkExtraction } from './extraction.ts';
import { checkStandards } from './standards.ts';
import { checkSyntax } from './syntax.ts';
import { withFiles } from './temporary-files.ts';

async function main(): Promise<void> {
  const only = process.argv[2];
  const failures = [
    ...(only === 'extraction' ? [] : withFiles(await makeDocuments(), checkFiles)),
    ...(only === 'files' ? [] : await checkExtraction()),
  ];
  for (const failure of failures) console.error(`✗ ${failure}`);
  if (failures.length > 0) process.exitCode = 1;
}

const checkFiles = (paths: string[], folder: string): string[] => [
  ...checkStandards(folder),
  ...checkSyntax(paths),
];

await main();
