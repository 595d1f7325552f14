import { nounUseOf, type Verb, verbOf } from '../../text/verbs.ts';
import { isNoun, isPlural } from '../words/nouns.ts';

/**
 * A line whose verbs can't all be told to be known stays in its tense: half a line in another tense is
 * worse than a line in the wrong one. These are the signs of it, each of which a reader would see at once:
 *
 *     Drafts plans Organizes meetings            two lines in one, without a stop
 *     Corrects forms; bins what is left          a second clause
 *     Removes trays as well as stack dishes      a second verb behind 'as well'
 *     Represents QA and responsible for tests    goes on without a verb
 *     Greet customers make them feel welcome     a verb behind a noun, without a comma
 *     Monitor that shelves are full              tells of now
 */
export function isMixed(text: string, context: { current: boolean }): boolean {
  if (
    /;| [*•] |\b(?:as well|could|may|might|should|would)\b|\band (?:is |am )?responsible\b/i.test(
      text,
    )
  )
    return true;
  if (!context.current && /\b(?:are|is|has|have|will|can)\b/i.test(text)) return true;
  return hasSecondOpening(text) || hasVerbBehindNoun(text);
}

const inCapital = /(?<=[\p{Ll}\d%),:])(\s*)(?<![\p{Ll}\d])(\p{Lu}\p{Ll}+)(?=\s(\p{Ll})?)/gu;

/**
 * Whether another verb with a capital follows; 'Support' may be part of a name, 'Organizes' and
 * 'Drive sales' are not.
 */
const hasSecondOpening = (text: string): boolean =>
  [...text.matchAll(inCapital)].some(([, space, word = '', next]) => {
    if (/ly$/.test(word) && next !== undefined) return true;
    const verb = verbOf(word);
    if (verb === undefined || verb.form === 'participle') return false;
    return space === '' || nounUseOf(verb.base) === '' || next !== undefined;
  });

const takesVerb = /^(?:help|let|make|made|see|saw|watch|have|had)/i;

function hasVerbBehindNoun(text: string): boolean {
  if (takesVerb.test(text)) return false;
  return [...text.matchAll(/(?<=\p{L}{2}s )(\p{Ll}+)(?= )/gu)].some(([, word = '']) => {
    const verb = verbOf(word);
    return verb?.form === 'base' && nounUseOf(verb.base) === '' && !isNoun(word);
  });
}

/**
 * Words that begin further parts of a list, and may be verbs; adverbs such as 'quickly' are
 * skipped.
 */
const later =
  /(,\s+(?:(?:and|&|or)\s+)?|(?<!\s)\s+(?:and|&|or)\s+)((?:(?:also|then|\p{Ll}+ly)\s+)?)([\p{L}-]+)(?=\s|[.,;]|$)/gu;

export interface LaterWord {
  adverb: string;
  word: string;
  verb: Verb | undefined;
  /** Whether its part of the list goes on, as a verb's does. */
  hasObject: boolean;
  /** Whether a relative clause follows, as in 'styles that last', which makes it a noun. */
  isDescribed: boolean;
}

/** Replaces each word that begins a further part of a list. */
export const laterWords = (text: string, replace: (later: LaterWord) => string): string =>
  text.replace(later, (match, link: string, adverb: string, word: string, at: number) => {
    const next = text.slice(at + match.length);
    const hasObject = /^\s+\p{L}/u.test(next);
    const isDescribed = /^\s+(?:of|that|which|who)\b/.test(next);
    return link + adverb + replace({ adverb, word, verb: verbOf(word), hasObject, isDescribed });
  });

const nounEnding = /(?:tion|sion|ment|ance|ence|ity|ness|ism|ing)$/i;
const leadsNoNewVerb =
  /^(?:a|all|an|any|as|at|both|by|each|every|for|from|in|including|it|its|my|of|on|other|our|over|such|that|the|their|them|to|under|up|using|via|when|where|which|while|who|with)$/i;

/**
 * Whether a word can't be a second verb after one in its base form: 'invoices', 'training', 'the',
 * 'SAP'; 'acts' may.
 */
export function cannotBeVerb({ word, verb, hasObject }: LaterWord): boolean {
  if (/^\p{Lu}|-/u.test(word) || leadsNoNewVerb.test(word) || verb?.form === 'gerund') return true;
  if (verb) return verb.form === 'third' && nounUseOf(verb.base) !== '';
  return isPlural(word) || nounEnding.test(word) || (isNoun(word) && !hasObject);
}
