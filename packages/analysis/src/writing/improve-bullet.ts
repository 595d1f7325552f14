import { patternTable } from '@folio/tables/pattern-table';
import { checkFacts } from '../fact-guard/check-facts.ts';
import { opensWithNoun } from '../text/statement-opening.ts';
import { verbOf } from '../text/verbs.ts';
import { capitalized } from './first-letter.ts';
import {
  type Change,
  type ChangeKind,
  type Improvement,
  type Step,
  type WritingContext,
  whyNotRewritten,
} from './improvement.ts';
import { strongOpening, withoutPronouns } from './openings.ts';
import { steadyTense } from './tense.ts';
import { activeVoice, plainWords } from './wording.ts';

const tidy: Step = (text) => ({
  text: capitalized(
    text
      .replace(/^[\s•◦▪●‣·–—*-]+/u, '')
      .replace(/[ \t]{2,}/g, ' ')
      .trim(),
  ),
  reason: 'Tidies spaces, punctuation and the first letter.',
});

const steps: [ChangeKind, Step][] = [
  ['form', tidy],
  ['passive', activeVoice],
  ['pronoun', withoutPronouns],
  ['opening', strongOpening],
  ['wording', plainWords],
  ['tense', steadyTense],
];

const proseSteps = steps.filter(([kind]) => kind === 'form' || kind === 'wording');

/**
 * A bullet point said better with the same facts. A step whose result the fact guard objects to is
 * left out, so that no rewrite climbs the ladder of scope.
 */
export function improveBullet(text: string, context: WritingContext = {}): Improvement {
  const improved = rewrite(text, steps, context);
  if (improved.reason) return improved;
  const suggestion = withFigurePlace(improved.text);
  return suggestion === undefined ? improved : { ...improved, suggestion };
}

/** Prose keeps its sentences: only its wording gets shorter. */
export const improveProse = (text: string): Improvement => rewrite(text, proseSteps, {});

function rewrite(
  text: string,
  taken: readonly [ChangeKind, Step][],
  context: WritingContext,
): Improvement {
  const reason = whyNotRewritten(text);
  if (reason) return { text, changes: [], flags: [], reason };
  const changes: Change[] = [];
  let rewritten = text;
  for (const [kind, step] of taken) {
    const next = step(rewritten, context);
    if (next.text === rewritten || next.text === '' || checkFacts(text, next.text).held) continue;
    changes.push({ kind, before: rewritten, after: next.text, reason: next.reason });
    rewritten = next.text;
  }
  return { text: rewritten, changes, flags: checkFacts(text, rewritten).flags };
}

const words = patternTable(new URL('./writing-words.tsv', import.meta.url), [
  'change',
  'change-of-measure',
  'measure',
  'repeated',
  'care',
  'people',
  'counted',
]);

const change = new RegExp(`^(?:${words.change})$`);
/** These are said of hair and calves, too. */
const changeOfMeasures = new RegExp(`^(?:${words['change-of-measure']})$`);
const measures = new RegExp(`\\b(?:${words.measure})\\b`, 'i');
/** Work that is done again and again, so that its amount says something. */
const repeated = new RegExp(`^(?:${words.repeated})$`);
export const isRepeated = (base: string): boolean => repeated.test(base);
const people = new RegExp(
  `\\b(?<verb>${words.care})\\s+(?:a team of\\s+)?(?<who>(?:new |junior |other )*(?:${words.people}))\\b`,
  'i',
);
const counted = new RegExp(`\\d|\\[|\\b(?:${words.counted})\\b`, 'i');
const longest = 16;

/** The text with a place for the figure that would make it stronger; undefined when it has one. */
export function withFigurePlace(text: string): string | undefined {
  if (counted.test(text)) return undefined;
  const who = people.exec(text);
  if (who?.groups) {
    const at = who.index + who[0].length - (who.groups.who ?? '').length;
    return `${text.slice(0, at)}[N] ${text.slice(at)}`;
  }
  const [, body = '', stop = ''] = /^(.*?)([.;]?)$/s.exec(text) ?? [];
  const opening = /^\p{L}+/u.exec(body)?.[0] ?? '';
  const verb = verbOf(opening);
  const isTold = verb?.form === 'past' || (verb?.form === 'base' && !opensWithNoun(body));
  if (!verb || !isTold || body.split(/\s+/).length > longest) return undefined;
  if (changes(verb.base, body)) return `${withShare(body)}${stop}`;
  return repeated.test(verb.base) && many.test(body.slice(opening.length))
    ? `${body} ([number] per [week or month])${stop}`
    : undefined;
}

const changes = (base: string, body: string): boolean =>
  change.test(base) || (changeOfMeasures.test(base) && measures.test(objectOf(body)));

/** What comes before how it was done. */
const objectOf = (body: string): string => body.split(means)[0] ?? '';

const means = /(?=,? (?:by|with|through|after|via|using|thanks) )/;

/** 'Cut waits [by X%] by moving desks' */
function withShare(body: string): string {
  const object = objectOf(body);
  return `${object} by [X%]${body.slice(object.length)}`;
}

/** More than one thing comes next, and none that is one of its kind: 'orders', but not 'the handbook'. */
const many =
  /^ (?!(?:the|an?|our|my|its|their)\b)(?:(?!and\b|for\b|in\b|to\b|of\b|with\b|at\b|by\b|from\b|on\b)[\p{L}-]+ ){0,3}[\p{L}-]+[^s\W]s(?=$|[,;.]| (?:and|or|for|in|to|of|with|at|by|from|into|on|that|who|using|against|during)\b)/u;
