import type { Token } from './tokens.ts';
import { isParticiple, type Verb, verbOf } from './verbs.ts';

/** How a statement begins: the word that should say what somebody did. */
export type Opening = {
  word: Token;
  index: number;
  verb: Verb | undefined;
  looksLikeVerb: boolean;
};

const skipped = new Set(['i', 'we', 'also', 'then', 'and', 'have', 'personally']);

/** Past an 'I' and adverbs ('Successfully led'); undefined for a statement without words. */
export function openingOf(words: readonly Token[]): Opening | undefined {
  let index = 0;
  while (index < Math.min(words.length - 1, 3) && isSkipped(words[index]?.lower ?? '')) index += 1;
  const word = words[index];
  if (!word) return undefined;
  const verb = verbOf(word.lower) ?? prefixedVerb(word.lower);
  return { word, index, verb, looksLikeVerb: verb !== undefined || isParticiple(word.lower) };
}

const isSkipped = (word: string): boolean =>
  skipped.has(word) || (/[a-z]{3}ly$/.test(word) && verbOf(word) === undefined);

function prefixedVerb(word: string): Verb | undefined {
  const rest = /^(?:co|re|pre|cross|over|under|out|un|de|auto|hand|up)-?(?=\p{L}{3})(.+)$/u.exec(
    word,
  )?.[1];
  const verb = rest === undefined ? undefined : verbOf(rest);
  return verb && { ...verb, base: word.slice(0, word.length - (rest?.length ?? 0)) + verb.base };
}
