import { isParticiple, verbOf } from '../../text/verbs.ts';
import { isNoun, isPlural } from '../words/nouns.ts';
import { wordsOf } from '../words/word-limits.ts';
import { isKnown, isTelegraphic, openingOf, withArticles } from './articles.ts';
import { wordAt } from './phrase-signs.ts';

/** Words that continue the text before a comma. */
const unfinished =
  /^(?:about which|across|after|against|ahead|also|as|at|before|both|by|covering|down from|each|for|from|in|including|many of|most of|none of|of which|on|over|resulting|so|such as|that|through|to|up from|up to|using|when|where|which|while|whilst|who|with|without|worth)\b/;
/**
 * Gerunds that state a result. Others state something additional: 'supported 14 nurses, training
 * new starters'.
 */
const result =
  /^(?:allowing|avoiding|bringing|creating|cutting|enabling|ensuring|exceeding|freeing|generating|giving|growing|helping|improving|increasing|keeping|leading|leaving|lifting|lowering|making|moving|preventing|raising|reaching|recovering|reducing|replacing|saving|serving|shortening|winning) \S/;

/** Whether a clause has an object, unlike 'Check in and check out' and 'opened and closed'. */
export const hasObject = (clause: string): boolean =>
  clause
    .split(/[\s,]+/)
    .some(
      (word) =>
        !/^(?:and|up|out|off|down|over|on|in)$/.test(word) &&
        (verbOf(word) === undefined || isPlural(word) || isNoun(word, 'mass')),
    );

/**
 * Returns a clause up to where it is certainly complete. Keeps text after a comma unchanged if an
 * 'and', a relative pronoun or a result shows its relation to the rest; otherwise the clause ends
 * before it.
 */
export function withoutLooseEnd(
  clause: string,
  isSurelyVerb: (text: string) => boolean,
): string | undefined {
  const [begin = '', ...ends] = clause.split(', ');
  const start = withoutCount(begin, ends);
  const last = ends.at(-1) ?? '';
  if (ends.length === 0) return clause;
  if (isList(start, ends) || unfinished.test(last) || (result.test(last) && ends.length === 1))
    return clause;
  const [only = ''] = ends;
  if (ends.length === 1 && /^(?:saves|cuts|frees|halves) \S/.test(only))
    return `${start}, which ${only}`;
  if (ends.length === 1 && isSecondDeed(start, only, isSurelyVerb)) return `${start} and ${only}`;
  const whole = withoutOpenMeans(start, only);
  const isShort = wordsOf(whole).length < 3 && !isPlural(whole.split(' ').at(-1) ?? '');
  return isShort || wordsOf(whole).length < 2 ? undefined : whole;
}

/**
 * 'Cut assaults by moving debt, canteen and mail disputes to a panel': the object of 'moving' ends
 * after the comma.
 */
function withoutOpenMeans(start: string, next: string): string {
  if (!/ (?:and|or) /.test(next)) return start;
  const last = start.lastIndexOf(',') + 1;
  return start.slice(0, last) + start.slice(last).replace(/ (?:by|through) \p{L}+ing\b.*$/su, '');
}

/** Keeps all counted things or none: 'With a squad of 5 engineers, 1 designer'. */
const withoutCount = (start: string, ends: readonly string[]): string =>
  [ends[0], ends.at(-1)].some((end = '') => /^\d/.test(end))
    ? start.replace(/ (?:with|of) (?:an? \p{L}+ of )?\d+ \p{L}+$/u, '')
    : start;

/** A list with its last 'and' as written: 'Brand, performance and content'. */
const isList = (start: string, ends: readonly string[]): boolean => {
  const last = ends.at(-1) ?? '';
  if (!/(?:^| )(?:and|or) \S/.test(last) || /^\d/.test(last)) return false;
  if (hasSubject(last)) return false;
  // A rate is not part of a list: 'Calls per shift, billing and basic concerns'.
  if (/ (?:per|an?|each|every) (?:day|hour|month|shift|week|year)$/.test(start)) return false;
  // A short list may follow something of another kind: 'Cut waste by 5 %, recipes and menus'.
  return ends.length > 1 || wordsOf(last).length < 12 || /^(?:and|or) /.test(last) || start === '';
};

/**
 * Whether a part is a sentence with another subject: 'Fill in certificates, a supervisor checks and
 * signs'.
 */
const hasSubject = (end: string): boolean =>
  end
    .split(' ')
    .some(
      (word, at, all) =>
        isNoun(word, 'person') && !isPlural(word) && verbOf(all[at + 1] ?? '')?.form === 'third',
    );

/**
 * Whether a part is a second action: 'Scheduled board meetings, took minutes'. With an object of
 * its own, it does not describe the meetings (unlike 'settled without').
 */
function isSecondDeed(
  start: string,
  end: string,
  isSurelyVerb: (text: string) => boolean,
): boolean {
  const [first, second] = [start, end].map((text) => verbOf(wordAt(text)));
  const object = end.slice(wordAt(end).length + 1);
  if (first === undefined || second?.form !== first.form) return false;
  if (object === '' || / (?:and|or) /.test(start)) return false;
  if (
    /^(?:\p{L}+ly|after|against|ahead|as|at|before|by|for|from|in|into|on|over|to|under|up|with|within|without)\b/u.test(
      object,
    )
  )
    return false;
  return first.form === 'past'
    ? !isParticiple(wordAt(end)) || hasObject(object)
    : isSurelyVerb(end);
}

/**
 * Verbs whose object already existed, and is therefore definite: 'redesigned booking flow', 'run
 * bar'.
 */
const definite =
  /^(?:re(?:built|design|organi[sz]|structur|vamp|wrote|writ|vis|new)|automat|improv|maintain|manag|oversaw|oversee|ran|run|streamlin|updat|upgrad)/i;

/** Prepositions before which a clause is cut if what follows is not certain. */
export const preposition = / (?:of|in|for|at|into|across|with|by|on|to|from|using)$/;

/**
 * Adds articles to a clause if they are certain, such as one before something that the person built
 * or opened. The clause ends before the first uncertain one; it is dropped if that leaves too
 * little.
 */
export function withSureArticles(deed: string, isProse: boolean): string | undefined {
  if (isProse && (hasArticle(deed) || !isTelegraphic(deed))) return deed;
  const withAdded = withArticles(deed);
  if (withAdded === deed) return isTelegraphic(deed) ? undefined : deed;
  const at = firstChange(deed, withAdded);
  if (at === openingOf(deed).length && isSureObject(deed, withAdded, at)) return withAdded;
  const start = deed.slice(0, at).trimEnd();
  const whole = start.replace(preposition, '');
  const isEnough = whole !== start && wordsOf(whole).length > 3 && hasObject(whole);
  return isEnough && !isTelegraphic(whole) && !endsOpen.test(whole) ? whole : undefined;
}

/** Whether the verb shows that the one missing article is the object's. */
function isSureObject(deed: string, withAdded: string, at: number): boolean {
  const rest = deed.slice(at);
  const [article = ''] = /^(?:an?|the) /.exec(withAdded.slice(at)) ?? [];
  if (withAdded !== deed.slice(0, at) + article + rest) return false;
  // 'Grew page from 2k to 19k': the object of a change is definite.
  if (article === 'the ' && isKnown(rest)) return true;
  if (article === 'the ') return /^[^,]{1,50} from \S*\d/.test(rest) || definite.test(deed);
  return article !== '' && !/^[^,]{0,60}(?:,| and )/.test(rest);
}

/** Returns the position of the first word of a text that another text, derived from it, lacks. */
export function firstChange(before: string, after: string): number {
  let at = 0;
  while (at < before.length && before[at] === after[at]) at += 1;
  return before.lastIndexOf(' ', at - 1) + 1;
}

export const hasArticle = (text: string): boolean => /\b(?:an?|the|our|their)\s/i.test(text);

/** What no clause ends with. */
export const endsOpen =
  /\b(?:an?|the|and|or|of|in|for|at|into|across|with|within|without|under|over|after|before|during|through|via|between|among|about|including|by|on|to|from|using|than|as|per|plus|that|which|who|where|while|my|our|their|its)$/i;
