import type { Statement } from '../resume/read-resume.ts';
import { clearlyOpensWithVerb, openingOf } from '../text/statement-opening.ts';
import { formsOf, isTenseless, nounUseOf, verbOf } from '../text/verbs.ts';
import { type Check, faultsIn } from './check.ts';

const weight = 1;
const pronouns = new Set(['i', "i'm", "i've", 'my', 'me', 'mine', 'myself', 'we', 'our', 'ours']);
const numbered = /^(?:phase|type|class|tier|level|part|stage|grade|act|title)$/;
/**
 * Words behind a verb, but not behind a noun of the same form: 'Lead a team', not 'Lead developer'.
 */
const objects =
  /^(?:an?|the|our|their|its|his|her|all|new|multiple|various|several|daily|weekly|monthly|over|up|with|both|each|any|this|these|those|\d.*|two|three|four|five|six|seven|eight|nine|ten|dozens|hundreds|thousands)$/;

/** Verbs whose base form is an adjective or a noun, too: 'Direct reports', 'Present tense', 'Film sets'. */
const isOtherWord =
  /^(?:abstract|advocate|affiliate|alternate|appropriate|approximate|articulate|associate|calm|clean|clear|complete|cool|correct|delegate|deliberate|direct|double|dry|duplicate|elaborate|empty|exhibit|export|film|fit|free|graduate|import|level|light|live|lower|mature|moderate|monitor|narrow|open|own|perfect|permit|pilot|present|produce|secure|separate|slow|smooth|sound|square|subject|subordinate|supplement|tender|transfer|trial|warm|welcome)$/;

export const tenseAndPronouns: Check = {
  id: 'tense-and-pronouns',
  area: 'content',
  weight,
  isEnglishOnly: true,
  silencedBy: ['action-verbs'],
  find: ({ postStatements, statements }) =>
    faultsIn(
      postStatements.length > 0 ? postStatements : statements,
      weight,
      'There are no bullets yet. Describe past jobs in the past tense and your current one in the present tense.',
      (statement) => pronounIn(statement) ?? tenseFaultIn(statement),
    ),
  praise: () => 'Your bullets stick to one tense and skip I and we.',
};

function pronounIn({ path, words }: Statement) {
  const index = words.findIndex((word, at) => {
    if (!pronouns.has(word.lower)) return false;
    if (word.lower !== 'i') return true;
    return word.text === 'I' && !numbered.test(words[at - 1]?.lower ?? '');
  });
  const word = words[index];
  return (
    word && {
      path,
      start: word.start,
      end: word.end,
      message: `Leave out '${word.text}': everyone knows whose resume it is. Start with the verb instead.`,
    }
  );
}

function tenseFaultIn({ path, text, words, end, isCurrent }: Statement) {
  const opening = openingOf(words);
  if (!opening?.verb || isTenseless(opening.verb.base)) return undefined;
  const { base, form } = opening.verb;
  const follows = words[opening.index + 1]?.lower ?? '';
  const rest = text.slice(opening.word.start, end);
  const isPresent =
    (form === 'base' || form === 'third') &&
    (objects.test(follows) || (!isOtherWord.test(base) && clearlyOpensWithVerb(rest))) &&
    isCurrent === false;
  if (isCurrent === undefined || (form !== 'gerund' && !isPresent)) return undefined;
  const quoted = opening.word.text;
  const better = isCurrent ? formsOf(base).base : formsOf(base).past;
  const rewrite = /^\p{Lu}/u.test(quoted) ? better[0]?.toUpperCase() + better.slice(1) : better;
  return {
    path,
    start: opening.word.start,
    end: opening.word.end,
    // 'Order stock and count it' has a second verb to change.
    ...(form === 'gerund' || !hasSecondVerb(rest) ? { rewrite } : {}),
    message: isCurrent
      ? `'${quoted}' reads like a list of duties. For your current job, write '${rewrite}'.`
      : `This job is over, so it reads best in the past tense: '${rewrite}', not '${quoted}'.`,
  };
}

/** Whether more verbs of the same tense follow: 'Run the bar and train new staff'. */
const hasSecondVerb = (text: string): boolean =>
  [...text.matchAll(/(?:,| and| &| or|;)(?: then| also)? (?<word>\p{L}+)/giu)].some(
    ({ groups }) => {
      const verb = verbOf(groups?.word ?? '');
      return (
        (verb?.form === 'base' || verb?.form === 'third') &&
        !isTenseless(verb.base) &&
        nounUseOf(verb.base) !== 'mostly'
      );
    },
  );
