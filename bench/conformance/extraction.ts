import { templateIds } from '@folio/contract/template-ids';
import { installedReaders, packagedReaders, type Reader } from './readers.ts';
import { writeReport } from './report.ts';
import { type Language, languages, makeSamples, type Sample, wordsOf } from './samples.ts';
import { withFiles } from './temporary-files.ts';

/** Target in percent of words in order. */
const bar = 99.5;

type Shares = Record<Language, number>;
type Result = { reader: Reader; shares: Shares | undefined };

/**
 * Extracts the words by every reader, prints the shares, updates `docs/conformance.md`, and returns
 * those below the target.
 */
export async function checkExtraction(): Promise<string[]> {
  const samples = await makeSamples();
  const files = samples.map(({ pdf }, index) => ({ name: `${index}`, pdf }));
  const results = withFiles(files, (paths) =>
    [...packagedReaders, ...installedReaders()].map((reader): Result => {
      const shares = reader.isThere() ? sharesOf(samples, reader, paths) : undefined;
      console.log(shares ? rowOf(reader, shares) : passedOver(reader));
      return { reader, shares };
    }),
  );
  writeReport('words', table(results));
  return results.flatMap(({ reader, shares }) => (shares ? shortfalls(reader, shares) : []));
}

/** Prints to stderr which words were lost in which template. */
function sharesOf(samples: readonly Sample[], reader: Reader, paths: string[]): Shares {
  const texts = reader.read(paths);
  const counts = new Map<Language, { all: number; lost: number }>();
  for (const [index, { language, templateId, lines }] of samples.entries()) {
    const { wordCount, lost } = scoreLines(lines, texts[index] ?? '');
    const count = counts.get(language) ?? { all: 0, lost: 0 };
    counts.set(language, { all: count.all + wordCount, lost: count.lost + lost.length });
    const some = lost.slice(0, 8).join(' ');
    if (lost.length > 0)
      console.error(
        `  ${reader.name}, ${language} in ${templateId}: ${lost.length} of ${wordCount}: ${some}`,
      );
  }
  const share = (language: Language) => {
    const { all, lost } = counts.get(language) ?? { all: 0, lost: 0 };
    return ((all - lost) / all) * 100;
  };
  return Object.fromEntries(languages.map((language) => [language, share(language)])) as Shares;
}

const shortfalls = ({ name }: Reader, shares: Shares): string[] =>
  languages
    .filter((language) => shares[language] < bar)
    .map((language) => `${name} finds ${inPercent(shares[language])} % of ${language}`);

const passedOver = ({ name, needs }: Reader): string =>
  `${name}: passed over, for it is not on this machine (${needs}).`;

const rowOf = ({ name }: Reader, shares: Shares): string =>
  `| ${[name, ...languages.map((language) => inPercent(shares[language]))].join(' | ')} |`;

function table(results: readonly Result[]): string[] {
  const rows = results.flatMap(({ reader, shares }) => (shares ? [rowOf(reader, shares)] : []));
  const missing = results.filter(({ shares }) => !shares).map(({ reader }) => passedOver(reader));
  const count = languages.length * templateIds.length;
  return [
    `${count} PDFs: ${templateIds.length} templates, ${languages.length} texts.`,
    '',
    `| words in their order, % | ${languages.join(' | ')} |`,
    `| --- |${' --- |'.repeat(languages.length)}`,
    ...rows,
    ...missing.flatMap((sentence) => ['', sentence]),
  ];
}

/** Rounded down, so that 100.0 means all. */
const inPercent = (share: number): string => (Math.floor(share * 10) / 10).toFixed(1);

/**
 * The number of words; those that were split (torn), and those that were split or out of order
 * (lost).
 */
type Score = { wordCount: number; torn: string[]; lost: string[] };

/**
 * Compares a reader's text with a document's lines. A word counts as found if it is complete and
 * follows the previous word of its line, as often as it occurs. The order of columns and lines is
 * not compared.
 */
export function scoreLines(lines: readonly (readonly string[])[], read: string): Score {
  const found = wordsOf(read);
  const words = countOf(found);
  const pairs = countOf(found.map((word, i) => `${found[i - 1] ?? ''} ${word}`));
  const score: Score = { wordCount: lines.flat().length, torn: [], lost: [] };
  for (const line of lines) {
    for (const [i, word] of line.entries()) {
      const isWhole = take(words, word);
      const isBehind = i === 0 || take(pairs, `${line[i - 1]} ${word}`);
      if (!isWhole) score.torn.push(word);
      if (!isWhole || !isBehind) score.lost.push(word);
    }
  }
  return score;
}

function countOf(texts: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return counts;
}

function take(counts: Map<string, number>, text: string): boolean {
  const count = counts.get(text) ?? 0;
  counts.set(text, count - 1);
  return count > 0;
}
