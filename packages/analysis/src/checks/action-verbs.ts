import type { Statement } from '../resume/read-resume.ts';
import { hasNumber } from '../text/figures.ts';
import { openingOf } from '../text/statement-opening.ts';
import { formsOf, verbOf } from '../text/verbs.ts';
import { type Check, type Loss, missingStatements, shareOf, wordsFor } from './check.ts';

/** Openings that say that work took place, and what is asked of whoever wrote them. */
const weakOpenings: readonly { pattern: RegExp; leadsToGerund?: boolean }[] = [
  {
    pattern: /^(?:was |were )?(?:solely |directly |primarily |also )?responsible for(?: the)?/i,
    leadsToGerund: true,
  },
  {
    pattern:
      /^(?:(?:my|main|key|daily|core) )*(?:duties|responsibilities|tasks)(?: included?| including| involved| were)?:?/i,
    leadsToGerund: true,
  },
  { pattern: /^(?:was |were )?in charge of(?: the)?/i, leadsToGerund: true },
  { pattern: /^(?:was |were )?tasked with/i, leadsToGerund: true },
  { pattern: /^(?:was |were )?(?:actively |heavily )?involved in/i, leadsToGerund: true },
  { pattern: /^worked (?:closely )?(?:on|with|as|in|for|at|to|alongside)/i },
  { pattern: /^(?:helped|help)(?: to| with| in| out)?/i },
  { pattern: /^(?:assisted|assist)(?: with| in| to)?/i },
  { pattern: /^(?:participated|participate) in/i },
  { pattern: /^(?:was |were )?(?:a |an )?(?:active )?(?:member|part) of/i },
];

const weight = 10;

export const actionVerbs: Check = {
  id: 'action-verbs',
  area: 'content',
  weight,
  isEnglishOnly: true,
  find: (resume) => [
    ...resume.statements.flatMap((statement) => {
      const fault = faultOf(statement);
      return fault ? [{ ...fault, points: shareOf(weight, resume) }] : [];
    }),
    ...missingStatements(
      weight,
      resume,
      "Describe what you did in at least three bullets, each starting with a verb: 'Built', 'Taught', 'Sold'.",
    ),
  ],
  praise: ({ statements }) =>
    `${wordsFor(statements.length, 'bullet point')} ${statements.length === 1 ? 'begins' : 'begin'} with what you did.`,
};

function faultOf(statement: Statement): Omit<Loss, 'points'> | undefined {
  const { path, text, start, end, words } = statement;
  const opening = openingOf(words);
  if (!opening) return { path, start, end, message: 'Start with a verb that says what you did.' };
  const from = opening.word.start;
  for (const { pattern, leadsToGerund } of weakOpenings) {
    const found = pattern.exec(text.slice(from, Math.min(end, from + 80)));
    if (!found || /^[\p{L}\p{N}]/u.test(text.slice(from + found[0].length, end))) continue;
    const to = from + found[0].length;
    return leadsToGerund
      ? { path, ...rewritten(statement, from, to), message: weakMessage(text.slice(from, to)) }
      : { path, start: from, end: to, message: weakMessage(text.slice(from, to)) };
  }
  if (opening.verb?.isAction || (opening.looksLikeVerb && !opening.verb)) return undefined;
  // 'Took the brand from 4,000 to 96,000 followers' says all there is to say.
  const isPlain = opening.verb !== undefined && !opening.verb.isWeak;
  if (isPlain && hasNumber(text.slice(start, end))) return undefined;
  const quoted = opening.word.text;
  return {
    path,
    start: from,
    end: opening.word.end,
    message: opening.verb
      ? weakMessage(quoted)
      : `This starts with '${quoted}'. Put the verb first: 'Built', 'Taught', 'Sold'.`,
  };
}

const weakMessage = (quoted: string): string =>
  `'${quoted}' hides what you did yourself. Start with your own part: what did you plan, make, answer or change?`;

/** 'Responsible for managing' says 'Managed', no more and no less. */
function rewritten({ text, words, isCurrent }: Statement, start: number, end: number) {
  const next = words.find((word) => word.start >= end);
  const verb = next && verbOf(next.lower);
  if (!next || verb?.form !== 'gerund' || !verb.isAction) return { start, end };
  const forms = formsOf(verb.base);
  const form = isCurrent ? forms.base : forms.past;
  const isCapital = /^\p{Lu}/u.test(text.slice(start, end));
  return {
    start,
    end: next.end,
    rewrite: isCapital ? form[0]?.toUpperCase() + form.slice(1) : form,
  };
}
