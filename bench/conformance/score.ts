import { wordsOf } from './samples.ts';

/**
 * The number of words; those that were split (torn), and those that were split or out of order
 * (lost).
 */
export type Score = { wordCount: number; torn: string[]; lost: string[] };

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
