import { nounUseOf, type Verb, verbOf } from '../../text/verbs.ts';
import { isNoun, isPlural } from '../words/nouns.ts';

/**
 * Whether a line may have verbs that the tense change would miss. Such a line keeps its tense,
 * since half a line in another tense is worse than a line in the wrong one. The signs:
 *
 *     Drafts plans Organizes meetings            two lines in one, without a full stop
 *     Corrects forms; bins what is left          a second clause
 *     Removes trays as well as stack dishes      a second verb after 'as well'
 *     Represents QA and responsible for tests    continues without a verb
 *     Greet customers make them feel welcome     a verb after a noun, without a comma
 *     Monitor that shelves are full              states the present
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
 * Whether another capitalized verb follows. 'Support' may be part of a name; 'Organizes' and 'Drive
 * sales' may not.
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
 * Words that begin further parts of a list and may be verbs. Adverbs such as 'quickly' are skipped.
 */
const later =
  /(,\s+(?:(?:and|&|or)\s+)?|(?<!\s)\s+(?:and|&|or)\s+)((?:(?:also|then|\p{Ll}+ly)\s+)?)([\p{L}-]+)(?=\s|[.,;]|$)/gu;

export interface LaterWord {
  adverb: string;
  word: string;
  verb: Verb | undefined;
  /** Whether more words follow in its part of the list, as after a verb. */
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
 * Whether a word cannot be a second verb after one in its base form. True for 'invoices',
 * 'training', 'the' and 'SAP', but not for 'acts'.
 */
export function cannotBeVerb({ word, verb, hasObject }: LaterWord): boolean {
  if (/^\p{Lu}|-/u.test(word) || leadsNoNewVerb.test(word) || verb?.form === 'gerund') return true;
  if (verb) return verb.form === 'third' && nounUseOf(verb.base) !== '';
  return isPlural(word) || nounEnding.test(word) || (isNoun(word) && !hasObject);
}
