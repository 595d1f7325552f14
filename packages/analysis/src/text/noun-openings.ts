import { nounUseOf, verbOf } from './verbs.ts';

const determiner =
  /^\s+(?:the|a|an|our|my|all|new|each|every|their|up to|more than|over|both|several|two|three|four|five|six|seven|eight|nine|ten|twelve|\d[\d.,]*)\s/i;
/** 'Train cooks', 'Train kitchen staff': more than one thing comes next. */
const plural = /^\s+(?:[\p{L}-]+\s+)?(?:[\p{L}-]+[^s\W]s|staff|people|children)\b/u;
const doer = /^\s+(?:[\p{L}-]+(?:er|or|ist|ian)|cook|chef|nurse|clerk|coach|guide|pilot)\b/u;
const link = /^(?:,|\s+(?:and|or))\s+([\p{L}-]+)/u;

/** Whether the first word of a text, which may be a verb, can hardly be anything else. */
export function surelyOpensWithVerb(text: string): boolean {
  const [word, rest] = partsOf(text);
  const verb = verbOf(word);
  if (!verb || opensWithNoun(text)) return false;
  // 'Forms 4 to 6' counts nothing that was formed.
  if (determiner.test(rest))
    return !(nounUseOf(verb.base) && /s$/.test(word) && /^\s+\d/.test(rest));
  if (verb.form === 'base') return !nounUseOf(verb.base) && plural.test(rest);
  return !nounUseOf(verb.base) && /^\s+\p{L}/u.test(rest);
}

/** Whether it is a noun called like a verb: 'Budget of $3 million', 'Lead developer', 'Cost plans'. */
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
