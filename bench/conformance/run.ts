/**
 * Asks other people's programs about our PDFs: `npm run conformance`.
 *
 * 1. veraPDF checks each by PDF/UA-1 (ISO 14289-1) and PDF/A-3a (ISO 19005-3), which every PDF of ours
 *    claims to keep, and qpdf, MuPDF and Ghostscript open them without a warning.
 * 2. Readers that others have written find the words again, of every template in 14 kinds of text.
 *
 * `npm run conformance -- files` or `-- extraction` asks one of these alone. What was found goes to
 * `docs/conformance.md`. What a machine lacks (Java, Maven, a reader) is named and passed over. Ends with
 * 1 where a rule is broken or a reader finds too few words.
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
