/**
 * Asks other people's programs about our PDFs: `npm run conformance`.
 *
 * 1. veraPDF checks each by PDF/UA-1 (ISO 14289-1), which every PDF of ours claims to keep.
 * 2. Readers that others have written find the words again, in six kinds of text.
 *
 * What a machine lacks (Java, Maven, a reader) is named and passed over. Ends with 1 where a rule is
 * broken or a reader finds fewer words than it did.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { makeDocuments, type NamedPdf } from './documents.ts';
import { installedReaders, packagedReaders, type Reader } from './readers.ts';
import { kinds, lostWords, makeSamples, type Sample } from './samples.ts';
import { validatePdfUa, veraPdf } from './verapdf.ts';

async function main(): Promise<void> {
  const failures = [
    ...withFiles(await makeDocuments(), (_paths, folder) => checkPdfUa(folder)),
    ...(await checkReaders()),
  ];
  for (const failure of failures) console.error(`✗ ${failure}`);
  if (failures.length > 0) process.exitCode = 1;
}

/** The rules that our PDFs break, as veraPDF sees it. */
function checkPdfUa(folder: string): string[] {
  const verdict = validatePdfUa(folder);
  if (!verdict) {
    console.log('PDF/UA-1: passed over. veraPDF needs Java, Maven and Maven Central.');
    return [];
  }
  const { fileCount, passedChecks, broken } = verdict;
  const program = `veraPDF ${veraPdf.version}`;
  console.log(`PDF/UA-1, by ${program}: ${fileCount} PDFs, ${passedChecks} checks kept`);
  return broken.map(({ id, description, checks, files }) => {
    const named = files.slice(0, 3).map((file) => basename(file));
    return `${id} ${description}: ${checks} checks in ${files.length} files (${named.join(', ')})`;
  });
}

/** Prints how many words each reader finds whole, and gives the shares that are below its own. */
async function checkReaders(): Promise<string[]> {
  const samples = await makeSamples();
  const files = samples.map(({ pdf }, index): NamedPdf => ({ name: `${index}`, pdf }));
  return withFiles(files, (paths) => {
    console.log(`\n| words found whole, % | ${kinds.join(' | ')} |`);
    console.log(`| --- |${' --- |'.repeat(kinds.length)}`);
    return [...packagedReaders, ...installedReaders].flatMap((reader) => {
      const shares = reader.isThere() ? sharesFound(samples, reader.read(paths)) : undefined;
      const cells = shares ? kinds.map((kind) => inPercent(shares[kind])) : ['not on this machine'];
      console.log(`| ${reader.name} | ${cells.join(' | ')} |`);
      return shares ? shortfalls(reader, shares) : [];
    });
  });
}

type Shares = Reader['least'];

function sharesFound(samples: readonly Sample[], texts: readonly string[]): Shares {
  const share = (kind: Sample['kind']) => {
    let [all, lost] = [0, 0];
    for (const [index, sample] of samples.entries()) {
      if (sample.kind !== kind) continue;
      all += sample.words.length;
      lost += lostWords(sample.words, texts[index] ?? '').length;
    }
    return (all - lost) / all;
  };
  return Object.fromEntries(kinds.map((kind) => [kind, share(kind)])) as Shares;
}

const shortfalls = ({ name, least }: Reader, shares: Shares): string[] =>
  kinds
    .filter((kind) => shares[kind] < least[kind])
    .map((kind) => `${name} finds ${inPercent(shares[kind])} % of the words in ${kind} texts`);

/** Rounded down: 100.0 means every one. */
const inPercent = (share: number): string => (Math.floor(share * 1_000) / 10).toFixed(1);

/** Has the PDFs in a folder while `use` runs. */
function withFiles<T>(pdfs: readonly NamedPdf[], use: (paths: string[], folder: string) => T): T {
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

await main();
