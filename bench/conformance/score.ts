import { wordsOf } from './samples.ts';

/** How many words there are; which came out in parts, and which so or elsewhere than in their place. */
export type Score = { wordCount: number; torn: string[]; lost: string[] };

/**
 * What a reader made of a document's lines. A word is found if it comes out whole, and right behind
 * the word before it in its line; each as often as it is written. In which order columns and lines
 * follow one another is left to the reader.
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
