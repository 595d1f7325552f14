import { verbOf } from '../../text/verbs.ts';
import { isKnown, isTelegraphic, openingOf, withArticles } from '../phrases/articles.ts';
import { wordAt } from '../phrases/phrase-signs.ts';
import { hasOtherVerb } from '../phrases/scraps.ts';
import { endsOpen, hasArticle, hasObject } from '../phrases/whole-clause.ts';
import { nounPhraseOf } from '../words/nouns.ts';
import { wordsOf } from '../words/word-limits.ts';

const fewestWords = 2;
const mostWords = 34;
export const mostInBrackets = 12;

/** Matches a clause with its own subject: 'completion rose from 54% to 71%' */
export const finite =
  /^(?:[\p{L}\d][\p{L}\d-]* ){1,7}(?:are|became|came|climbed|dropped|fell|grew|had|has|have|improved|increased|is|rose|runs?|takes?|took|was|went|were)\b/u;
/**
 * Matches other people's actions or a certificate: 'Reviewed by the manager', 'Partner signs off',
 * 'Safeguarding L2'.
 */
export const isOfOthers =
  /^\p{L}+ed by\b|^\p{L}+ \p{L}+s (?:in|off|on|out|up)\b|^\p{L}+ (?:L|Level )\d/u;

/**
 * Returns the clause, with its articles, if it is complete and no part follows loosely after a
 * comma.
 */
export function stated(clause: string): string | undefined {
  const count = wordsOf(clause).length;
  if (count < fewestWords || count > mostWords || hasOtherVerb(clause) || !hasObject(clause))
    return undefined;
  const joined = withJoinedEnd(clause);
  if (joined === undefined || endsOpen.test(joined)) return undefined;
  return withOwnArticles(joined);
}

/** The object of a change is definite: 'shortened the sales cycle from 92 to 61 days'. */
const ofChange =
  /^(?:cut|decreas|grew|halv|improv|increas|lower|rais|reduc|shorten)\p{L}* (?!(?:an?|the|my|our|its|their)\b|[\d\p{Sc}])(?=[^,;]{3,60} (?:from|by|to) (?:about |over |under )?[\p{Sc}]?\d)/iu;
const ofMeasure =
  /^\S+ (?:\p{L}[\p{L}-]* ){0,4}(?:average|backlog|bill|cycle|duration|length|level|margin|period|price|rate|ratio|score|share|size|time|total|volume) (?:from|by|to|of)\b/iu;

const withKnown = (clause: string): string =>
  ofChange.test(clause) && ofMeasure.test(clause) ? clause.replace(/ /, ' the ') : clause;

/**
 * Adds missing articles if they are certain: before the object, and before several words after a
 * preposition ('in first audit'). A single word there may need none ('124% of quota').
 */
function withOwnArticles(written: string): string | undefined {
  const clause = withKnown(written);
  const [before = clause] = clause.split(' such as ', 1);
  const plain = before
    .replace(/ \([^()]*\)$/, '')
    .replace(/^(?:am|was) .*? (?:for|of) /, 'handle ');
  const added = withArticles(plain);
  if (added === plain) {
    if (!isTelegraphic(plain)) return clause;
    return ofChange.test(clause) ? clause.replace(/ /, ' the ') : undefined;
  }
  if (hasArticle(plain) && !isTelegraphic(plain)) return clause;
  const isSure = clause.startsWith(plain) && areSure(plain, added);
  return isSure ? added + clause.slice(plain.length) : undefined;
}

/**
 * Whether each added article belongs to the object or precedes several words. The line does not
 * show which article an object takes ('maintained open source package'), unless the noun is known.
 */
function areSure(before: string, after: string): boolean {
  const words = before.split(' ');
  let at = 0;
  return after.split(' ').every((word, index, all) => {
    if (word === words[at]) {
      at += 1;
      return true;
    }
    const thing = words.slice(at).join(' ');
    const { words: phrase } = nounPhraseOf(thing);
    // 'Online booking' may be an activity or a single thing.
    if (/\p{L}{3}ing$/u.test(phrase.at(-1) ?? '')) return false;
    if (word === 'the' && /^new\b/i.test(thing)) return false;
    const isOfObject = all.slice(0, index).join(' ') === openingOf(before).trim();
    return isOfObject ? word !== 'the' || isKnown(thing) : phrase.length > 1;
  });
}

/** A part after a comma that continues the preceding text unchanged. */
const goesOn =
  /^(?:about which|across|after|against|ahead|also|alongside|and|as|at|before|both|but|by|covering|down from|during|each|every|especially|for|from|generating|in|including|many of|mostly|most of|never|none of|of which|on|or|over|resulting|so|some of|such as|that|through|thus|to|together|under|up from|up to|using|when|where|which|while|whilst|who|with|within|without|worth)\b|^(?:\p{L}+ing \S|\p{L}+ly \S)/iu;

/**
 * Puts a last part after a comma in parentheses, unless it belongs to a list or is a further
 * clause.
 */
export function withJoinedEnd(clause: string): string | undefined {
  const outside = clause.replace(/\([^()]*\)/g, (inside) => '#'.repeat(inside.length));
  const places = [...outside.matchAll(/, (?=\S)/g)].map(({ index }) => index);
  const at = places.at(-1);
  if (at === undefined) return clause;
  const end = clause.slice(at + 2);
  // 'Implemented Darwinbox, leave went paperless' is two sentences.
  if (finite.test(end) && !/[;:]/.test(clause)) return `${clause.slice(0, at)}; ${end}`;
  if (/^(?:that|it|they|we|he|she|this)(?:['’]?s)? /i.test(end)) return undefined;
  const hasAnd = / (?:and|or|&) \S/.test(end);
  if (goesOn.test(end))
    return places.length === 1 || hasAnd || !isLoose(clause, places) ? clause : undefined;
  // 'Vendors, caterers and venues'
  if (hasAnd && !/^[\p{Sc}~]?\d/u.test(end)) return clause;
  if (places.length > 1) return isCounted(clause) ? withLastAnd(clause, at) : undefined;
  return withSecond(clause.slice(0, at), end);
}

/** Joins a second action with 'and', and puts a count in parentheses. */
function withSecond(start: string, end: string): string | undefined {
  const [one, other] = [start, end].map((text) => verbOf(wordAt(text))?.form);
  if (isOfOthers.test(end)) return undefined;
  if (other === 'past' && one === 'past' && hasObject(end))
    return `${start}${/ and /.test(start) ? ', and' : ' and'} ${end}`;
  const isFit = /\d/.test(end) && !/[()]/.test(end) && !start.endsWith(')');
  return isFit && wordsOf(end).length <= mostInBrackets ? `${start} (${end})` : undefined;
}

/**
 * Whether all things are counted, so that they are a list: 'Responsible for 62 FTEs, 36 beds, $8.4M
 * budget'.
 */
const isCounted = (clause: string): boolean => {
  const [first = '', ...others] = clause.split(', ');
  return (
    /^(?:am|was) responsible for [\d\p{Sc}]/u.test(first) &&
    others.every((one) => /^[\d\p{Sc}][\d.,]*[kKmM]? [\p{L} ]{2,30}$/u.test(one))
  );
};

const withLastAnd = (clause: string, at: number): string =>
  `${clause.slice(0, at)} and ${clause.slice(at + 2)}`.replace(
    /(\p{Sc}[\d.,]+[bkm]?n?) (budget|portfolio)$/iu,
    'a $2 of $1',
  );

/** Whether the role of an earlier comma is unclear. */
const isLoose = (clause: string, places: readonly number[]): boolean =>
  places.slice(0, -1).some((at) => /^[\p{Sc}~]?\d/u.test(clause.slice(at + 2)));
