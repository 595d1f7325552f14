import type { Statement } from '../resume/read-resume.ts';
import { gerundsInTense, isOfResults, type TenseContext } from '../text/gerunds.ts';
import { clearlyOpensWithVerb, openingOf } from '../text/statement-opening.ts';
import { formsOf, isTenseless, nounUseOf, type Verb, verbOf } from '../text/verbs.ts';
import { type Check, faultsIn } from './check.ts';

const weight = 1;
const pronouns = new Set(['i', "i'm", "i've", 'my', 'me', 'mine', 'myself', 'we', 'our', 'ours']);
const numbered = /^(?:phase|type|class|tier|level|part|stage|grade|act|title)$/;
/**
 * Words that follow a verb but not a noun of the same form: 'Lead a team', not 'Lead developer'.
 */
const objects =
  /^(?:an?|the|our|their|its|his|her|all|new|multiple|various|several|daily|weekly|monthly|over|up|with|both|each|any|this|these|those|\d.*|two|three|four|five|six|seven|eight|nine|ten|dozens|hundreds|thousands)$/;

/**
 * Verbs whose base form is also an adjective or a noun: 'Direct reports', 'Present tense', 'Film
 * sets'.
 */
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
  const isGerund = form === 'gerund';
  if (isCurrent === undefined) return undefined;
  if (!isGerund && (isCurrent || !isPresent(opening.verb, follows, rest))) return undefined;
  const quoted = opening.word.text;
  const better = isCurrent ? formsOf(base).base : formsOf(base).past;
  const rewrite = /^\p{Lu}/u.test(quoted) ? capitalized(better) : better;
  const before = text.slice(0, opening.word.start);
  const mend = mendedLine({ before, rest, isGerund, isCurrent, quoted, rewrite });
  // Replaces only the word if nothing else in the line changes.
  const isAlone = mend === undefined || mend === rewrite + rest.slice(quoted.length);
  return {
    path,
    start: opening.word.start,
    end: isAlone ? opening.word.end : end,
    ...(mend === undefined ? {} : { rewrite: isAlone ? rewrite : mend }),
    message: isCurrent
      ? `'${quoted}' reads like a list of duties. For your current job, write '${rewrite}'.`
      : `This job is over, so it reads best in the past tense: '${rewrite}', not '${quoted}'.`,
  };
}

const isPresent = ({ base, form }: Verb, follows: string, rest: string): boolean =>
  (form === 'base' || form === 'third') &&
  (objects.test(follows) || (!isOtherWord.test(base) && clearlyOpensWithVerb(rest)));

interface Line {
  before: string;
  rest: string;
  isGerund: boolean;
  isCurrent: boolean;
  quoted: string;
  rewrite: string;
}

/** Returns a line with all its verbs in one tense, or undefined if it is ambiguous. */
function mendedLine({ before, rest, isGerund, isCurrent, quoted, rewrite }: Line) {
  // 'Achieve the target' may have been a goal; only the person knows whether it was reached.
  if (isOfResults(rest)) return undefined;
  if (isGerund) return gerundsMended(before, rest, { current: isCurrent });
  return hasSecondVerb(rest) ? undefined : rewrite + rest.slice(quoted.length);
}

/**
 * Openings that cannot take another form: 'Checking of rooms', 'Opening team: …', 'Being in
 * charge', 'Running bars; hiring'.
 */
const isNoDeed =
  /^\p{L}+ing(?: (?:in|out|up|over|off|after))? of\b|^[^.;,]{1,30}:|^being\b|; ?\p{L}+ing\b/iu;

function gerundsMended(before: string, rest: string, context: TenseContext): string | undefined {
  if (isNoDeed.test(rest) || /\b(?:currently|now|still)\s*$/i.test(before)) return undefined;
  const mended = gerundsInTense(rest, context);
  return mended && /^\p{Lu}/u.test(rest) ? capitalized(mended) : mended;
}

const capitalized = (text: string): string => `${text[0]?.toUpperCase() ?? ''}${text.slice(1)}`;

/** Whether another verb of the same tense follows: 'Run the bar and train new staff'. */
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
