import { patternTable } from '@folio/tables/pattern-table';
import { opensWithNoun } from '../../text/statement-opening.ts';
import { verbOf } from '../../text/verbs.ts';

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
/**
 * Verbs of change that also have other objects, such as hair and calves, so that a measurable
 * object must follow.
 */
const changeOfMeasures = new RegExp(`^(?:${words['change-of-measure']})$`);
const measures = new RegExp(`\\b(?:${words.measure})\\b`, 'i');
/** Verbs for repeated work, whose amount is informative. */
const repeated = new RegExp(`^(?:${words.repeated})$`);
export const isRepeated = (base: string): boolean => repeated.test(base);
const people = new RegExp(
  `\\b(?<verb>${words.care})\\s+(?:a team of\\s+)?(?<who>(?:new |junior |other )*(?:${words.people}))\\b`,
  'i',
);
const counted = new RegExp(`\\d|\\[|\\b(?:${words.counted})\\b`, 'i');
const longest = 16;

/**
 * Adds a blank for a figure that would make the text stronger. Undefined if the text has a figure.
 */
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
  const isPast = verb?.form === 'past' || (verb?.form === 'base' && !opensWithNoun(body));
  if (!verb || !isPast || body.split(/\s+/).length > longest) return undefined;
  if (changes(verb.base, body)) return `${withShare(body)}${stop}`;
  return repeated.test(verb.base) && many.test(body.slice(opening.length))
    ? `${body} ([number] per [week or month])${stop}`
    : undefined;
}

const changes = (base: string, body: string): boolean =>
  change.test(base) || (changeOfMeasures.test(base) && measures.test(objectOf(body)));

/** The part before the means ('by …'). */
const objectOf = (body: string): string => body.split(means)[0] ?? '';

const means = /(?=,? (?:by|with|through|after|via|using|thanks) )/;

/** 'Cut waits [by X%] by moving desks' */
function withShare(body: string): string {
  const object = objectOf(body);
  return `${object} by [X%]${body.slice(object.length)}`;
}

/** An indefinite plural follows: 'orders', but not 'the handbook'. */
const many =
  /^ (?!(?:the|an?|our|my|its|their)\b)(?:(?!and\b|for\b|in\b|to\b|of\b|with\b|at\b|by\b|from\b|on\b)[\p{L}-]+ ){0,3}[\p{L}-]+[^s\W]s(?=$|[,;.]| (?:and|or|for|in|to|of|with|at|by|from|into|on|that|who|using|against|during)\b)/u;
