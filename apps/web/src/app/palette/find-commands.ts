import type { Command } from '../../lib/commands/command.ts';

/** The commands that a person may mean, the likeliest first; all of them in order for no words. */
export function findCommands(commands: readonly Command[], search: string): Command[] {
  const words = wordsOf(search);
  return commands
    .map((command) => ({ command, score: scoreOf(command, words) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ command }) => command);
}

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** Every word of the search has to be found; 0 says that one is not. */
function scoreOf({ label, group, keywords = [] }: Command, words: readonly string[]): number {
  const said = wordsOf(label);
  const other = wordsOf([group, ...keywords].join(' '));
  let score = 1;
  for (const word of words) {
    const best = Math.max(2 * bestMatch(said, word), aboutMatch(other, word));
    if (best === 0) return 0;
    score += best;
  }
  return score;
}

const bestMatch = (said: readonly string[], word: string): number =>
  Math.max(0, ...said.map((one) => match(one, word)));

const atLeast = 3;

/** One letter or two begin too many words that nobody sees. */
const aboutMatch = (said: readonly string[], word: string): number =>
  word.length >= atLeast ? bestMatch(said, word) : said.includes(word) ? 8 : 0;

/** A word as it is, its beginning, a part of it, or its letters in order with some left out. */
function match(said: string, word: string): number {
  if (said === word) return 8;
  if (said.startsWith(word)) return 6;
  if (word.length >= 2 && said.includes(word)) return 3;
  return word.length >= atLeast && holdsInOrder(said, word) ? 1 : 0;
}

function holdsInOrder(said: string, word: string): boolean {
  let at = 0;
  for (const letter of said) if (letter === word[at]) at += 1;
  return at === word.length;
}
