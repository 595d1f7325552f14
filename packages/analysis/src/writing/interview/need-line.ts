import { isStopWord, readWords } from '../../fact-guard/words.ts';
import { nounUseOf, verbOf } from '../../text/verbs.ts';
import { isNoun, isPlural } from '../words/nouns.ts';

/**
 * Whether a job's need is an activity ('Review audit trails', 'Mentoring analysts') rather than a
 * thing that one works with ('Snowflake', 'Test automation'). An ambiguous need ('Design systems')
 * counts as an activity, which cannot produce a wrong sentence.
 */
export function isDeed(need: string): boolean {
  const [first = '', ...rest] = need.split(' ');
  const isAbbreviation = first === first.toUpperCase();
  if (rest.length === 0 || isAbbreviation) return false;
  if (gerund.test(first)) return true;
  const verb = first.toLowerCase();
  if (verbOf(verb)?.base !== verb) return false;
  const noun = nounUseOf(verb);
  if (noun === '' && !isNoun(verb)) return true;
  if (rest.some((word) => determiner.test(word))) return true;
  const hasObject = isPlural(rest.at(-1) ?? '') || rest.some((word) => preposition.test(word));
  return noun !== 'mostly' && hasObject;
}

/** Requires a vowel before the ending, which 'Spring' and 'String' lack. */
const gerund = /^\p{L}{0,20}[aeiouy]\p{L}{0,20}ing$/iu;
/** Words that occur in sentences but not in the names of things: 'Mentor a team of six'. */
const determiner = /^(?:an?|the|our|their|all)$/i;
const preposition = /^(?:in|for|with|to|from)$/i;

/** Whether an answer contains each word of the need, in any form ('reviewed' for 'review'). */
export function namesNeed(answer: string, need: string): boolean {
  const said = new Set(readWords(answer).map(({ root }) => root));
  return readWords(need).every(({ root, lower }) => isStopWord(lower) || said.has(root));
}
