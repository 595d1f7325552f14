import { isStopWord, readWords } from '../../fact-guard/words.ts';
import { nounUseOf, verbOf } from '../../text/verbs.ts';
import { isNoun, isPlural } from '../words/nouns.ts';

/**
 * Whether a job's need is something one does ('Review audit trails', 'Mentoring analysts'), unlike a
 * thing that one works with ('Snowflake', 'Test automation'). Where both may be ('Design systems'),
 * it is a deed: nothing wrong is written of that.
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

/** With a vowel before its ending, which 'Spring Boot' and 'String theory' have not. */
const gerund = /^\p{L}{0,20}[aeiouy]\p{L}{0,20}ing$/iu;
/** Words of a sentence, which names of things do without: 'Mentor a team of six'. */
const determiner = /^(?:an?|the|our|their|all)$/i;
const preposition = /^(?:in|for|with|to|from)$/i;

/** Whether an answer names the need: each of its words, in any form ('reviewed' for 'review'). */
export function namesNeed(answer: string, need: string): boolean {
  const said = new Set(readWords(answer).map(({ root }) => root));
  return readWords(need).every(({ root, lower }) => isStopWord(lower) || said.has(root));
}
