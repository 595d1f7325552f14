import { nounUseOf, verbOf } from '../../text/verbs.ts';
import { isPlural } from '../words/nouns.ts';

/**
 * Whether a job's need is something one does ('Review audit trails', 'Mentoring analysts'), unlike a
 * thing that one works with ('Snowflake', 'Test automation').
 */
export function isDeed(need: string): boolean {
  const [first = '', ...rest] = need.split(' ');
  if (rest.length === 0) return false;
  if (/^\p{L}+ing$/u.test(first)) return true;
  const isBase = verbOf(first)?.base === first.toLowerCase();
  if (!isBase || nounUseOf(first.toLowerCase()) === '') return isBase;
  return isPlural(rest.at(-1) ?? '') || rest.some((word) => small.test(word));
}
/** Words of a sentence, which names of things do without: 'Mentor a team of six'. */
const small = /^(?:an?|the|our|their|all|in|for|with|to|from)$/i;

/** Whether an answer names the need: each of its words, in any form ('reviewed' for 'review'). */
export function namesNeed(answer: string, need: string): boolean {
  const said = wordsIn(answer);
  return wordsIn(need).every((word) =>
    said.some((other) =>
      word.length < 5
        ? other === word
        : other.startsWith(word.slice(0, Math.max(4, word.length - 3))),
    ),
  );
}

const wordsIn = (text: string): string[] =>
  text.toLowerCase().match(/[\p{L}\p{M}\d+#.]+(?<!\.)/gu) ?? [];
