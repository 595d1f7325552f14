import type { Token } from './segmentation.ts';
import { isParticiple, nounUseOf, type Verb, verbOf } from './verbs.ts';

/** The opening of a statement: the word that should say what somebody did. */
export type Opening = {
  word: Token;
  index: number;
  verb: Verb | undefined;
  looksLikeVerb: boolean;
};

const skipped = new Set(['i', 'we', 'also', 'then', 'and', 'have', 'personally']);

/**
 * Finds the opening after 'I' and adverbs ('Successfully led'), or undefined for a statement
 * without words.
 */
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

const determiner =
  /^\s+(?:the|a|an|our|my|all|new|each|every|their|up to|more than|over|both|several|two|three|four|five|six|seven|eight|nine|ten|twelve|\d[\d.,]*)\s/i;
/** A plural object after a verb: 'Train cooks', 'Train kitchen staff'. */
const plural = /^\s+(?:[\p{L}-]+\s+)?(?:[\p{L}-]+[^s\W]s|staff|people|children)\b/u;
const doer = /^\s+(?:[\p{L}-]+(?:er|or|ist|ian)|cook|chef|nurse|clerk|coach|guide|pilot)\b/u;
const link = /^(?:,|\s+(?:and|or))\s+([\p{L}-]+)/u;

/** Whether the first word of a text is certainly a verb, although it could also be a noun. */
export function clearlyOpensWithVerb(text: string): boolean {
  const [word, rest] = partsOf(text);
  const verb = verbOf(word);
  if (!verb || opensWithNoun(text)) return false;
  // 'Forms 4 to 6' is a name with numbers.
  if (determiner.test(rest))
    return !(nounUseOf(verb.base) && /s$/.test(word) && /^\s+\d/.test(rest));
  if (verb.form === 'base') return !nounUseOf(verb.base) && plural.test(rest);
  return !nounUseOf(verb.base) && /^\s+\p{L}/u.test(rest);
}

/**
 * Whether the first word is a noun with the form of a verb: 'Budget of $3 million', 'Lead
 * developer', 'Cost plans'.
 */
export function opensWithNoun(text: string): boolean {
  const [word, rest] = partsOf(text);
  const verb = verbOf(word);
  if (verb?.form !== 'base' && verb?.form !== 'third') return false;
  if (/^(?:mentor|guide|coach|host|assistant)s?\s+to\b/i.test(text)) return true;
  if (/^\s+(?:who|whose|that|which)\b/i.test(rest)) return true;
  if (/^\s+of\b/i.test(rest)) return !/^(?:dispose|think|consist)/i.test(word);
  if (determiner.test(rest)) return false;
  const next = link.exec(rest)?.[1];
  if (next !== undefined) return verbOf(next)?.form !== verb.form;
  if (!nounUseOf(verb.base)) return false;
  return (
    doer.test(rest) || /^\s+(?:for|at|by|from)\b/i.test(rest) || nounUseOf(verb.base) === 'mostly'
  );
}

const partsOf = (text: string): [word: string, rest: string] => {
  const word = /^[\p{L}-]+/u.exec(text)?.[0] ?? '';
  return [word, text.slice(word.length)];
};
