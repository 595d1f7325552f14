import type { Statement } from '../resume/read-resume.ts';
import { hasNumber } from '../text/figures.ts';
import { gerundsInTense, isOfResults, kindSigns } from '../text/gerunds.ts';
import { openingOf } from '../text/statement-opening.ts';
import { verbOf } from '../text/verbs.ts';
import { weakOpeningOf } from '../text/weak-opening.ts';
import { type Check, type Loss, missingStatements, shareOf, wordsFor } from './check.ts';
import { lackOfPlain, weightOfSpecifics } from './evidence.ts';

const weight = 12;
/**
 * Share of a bullet's points that a missing verb costs. It is less than for a weak opening, which
 * says only that work took place.
 */
const shareOfVerbless = 0.35;

export const actionVerbs: Check = {
  id: 'action-verbs',
  area: 'content',
  weight,
  isEnglishOnly: true,
  find: (resume) => [
    ...resume.postStatements.flatMap((statement) => {
      const found = faultOf(statement);
      if (!found) return [];
      const { share = 1, ...fault } = found;
      const hidden = statement.hidesDetail ? weightOfSpecifics * lackOfPlain : 0;
      return [{ ...fault, points: shareOf(share * weight + hidden, resume) }];
    }),
    ...missingStatements(
      weight,
      resume,
      () =>
        "Describe what you did in at least three bullets, each starting with a verb: 'Built', 'Taught', 'Sold'.",
    ),
  ],
  praise: ({ postStatements }) =>
    `${wordsFor(postStatements.length, 'bullet')} ${postStatements.length === 1 ? 'begins' : 'begin'} with what you did.`,
};

type Fault = Omit<Loss, 'points'> & { share?: number };

function faultOf(statement: Statement): Fault | undefined {
  const { path, text, start, end, words } = statement;
  const opening = openingOf(words);
  if (!opening)
    return {
      path,
      start,
      end,
      share: shareOfVerbless,
      message: 'Start with a verb that says what you did.',
    };
  const weak = weakOpeningOf(text, opening.word.start, end);
  if (weak) {
    const message = weakMessage(text.slice(weak.start, weak.end));
    return weak.leadsToGerund
      ? { path, ...rewritten(statement, weak.start, weak.end), message }
      : { path, start: weak.start, end: weak.end, message };
  }
  const from = opening.word.start;
  if (opening.verb?.isAction || (opening.looksLikeVerb && !opening.verb)) return undefined;
  // A plain verb is fine before its result ('Took the brand from 4,000 to 96,000 followers') or
  // with a particle that says what was done ('Took on an apprentice').
  const isPlain = opening.verb !== undefined && !opening.verb.isWeak;
  const isOfTwoParts = particle.test(words[opening.index + 1]?.lower ?? '');
  if (isPlain && (isOfTwoParts || hasNumber(text.slice(start, end)))) return undefined;
  const quoted = opening.word.text;
  const place = { path, start: from, end: opening.word.end };
  if (opening.verb) return { ...place, message: weakMessage(quoted) };
  const message = `This starts with '${quoted}'. Put the verb first: 'Built', 'Taught', 'Sold'.`;
  return { ...place, share: shareOfVerbless, message };
}

const particle = /^(?:back|down|forward|on|out|over|through|together|up)$/;

const weakMessage = (quoted: string): string =>
  `'${quoted}' hides what you did yourself. Start with your own part: what did you plan, make, answer or change?`;

/**
 * Rewrites 'Responsible for managing' as 'Managed' if no other word has to change: no second
 * '-ing', intended result ('increasing sales') or kind of thing ('training materials') follows.
 */
function rewritten({ text, words, isCurrent, end: last }: Statement, start: number, end: number) {
  const next = words.find((word) => word.start >= end);
  if (!next || !verbOf(next.lower)?.isAction) return { start, end };
  const rest = text.slice(next.start, last);
  const behind = text.slice(next.end, last);
  const told = gerundsInTense(rest, { current: isCurrent });
  const isSure = !isOfResults(rest) && !kindSigns.noun.test(rest) && !isOf.test(behind);
  if (!isSure || !told?.endsWith(behind)) return { start, end };
  const verb = told.slice(0, told.length - behind.length);
  const isCapital = /^\p{Lu}/u.test(text.slice(start, end));
  return { start, end: next.end, rewrite: isCapital ? capitalized(verb) : verb };
}

/** 'Responsible for training of drivers' would also have to lose its 'of'. */
const isOf = /^\s+of\b/i;

const capitalized = (verb: string): string => verb.charAt(0).toUpperCase() + verb.slice(1);
