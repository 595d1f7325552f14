import { isParticiple, verbOf } from '../../text/verbs.ts';
import { isNoun, isPlural, nounPhraseOf } from '../words/nouns.ts';
import { withArticle } from './phrases.ts';

const determined =
  /^(?:an?|the|this|that|these|those|my|our|their|its|his|her|each|every|all|any|both|no|some|several|many|various|another|new\s\d|one|two|three|four|five|six|seven|eight|nine|ten|twelve|\d(?!\d*-\p{Ll}).*|[A-Z]{2,3}\d.*|\p{Sc}.*)$/iu;

/** Verbs of making, whose object is new and takes 'a'. */
const making =
  /^(?:add|author|began|begin|build|built|complet|compos|conduct|creat|deliver|design|develop|draft|draw|drew|establish|form|found|got|held|hold|implement|initiat|install|introduc|invent|launch|lead|led|make|made|open|organi[sz]|pilot|plan|prepar|present|produc|propos|publish|ran|receiv|set|start|won|writ|wrote)/i;

const opening =
  /^[\p{L}-]+(?:(?: and|, | &) ?[\p{L}-]+(?:ed|led|ran|built|wrote))*(?: (?:up|out|off|down|over|on|in))?\s+/iu;

/** The verb or verbs that a deed opens with, up to the object. */
export const openingOf = (deed: string): string => opening.exec(deed)?.[0] ?? '';

/**
 * Restores the articles that telegraphic lines leave out: 'opened store in Kessel' becomes 'opened
 * a store in Kessel'. Only for nouns that the table knows to need one.
 *
 * @param deed begins with its verb or verbs: 'opened and ran store'.
 */
export function withArticles(deed: string): string {
  const verb = openingOf(deed);
  if (verb === '') return deed;
  // 'Delivered on budget'
  const particle = verb.trim().split(' ').at(-1) ?? '';
  const [thing = ''] = nounPhraseOf(deed.slice(verb.length)).words;
  if (idiom.test(`${particle} ${thing}`)) return deed;
  return verb + insidePhrases(determinedPhrase(deed.slice(verb.length), making.test(verb)));
}

/** Adds articles to a text that begins with a noun: 'content calendar for website'. */
export function withArticlesBefore(phrase: string): string {
  // For two things joined by 'and', the article would only apply to the first.
  const isPair = /^\s(?:and|or)\s/.test(phrase.slice(nounPhraseOf(phrase).end));
  return insidePhrases(isPair ? phrase : determinedPhrase(phrase, false));
}

/** Endings of uncountable nouns, for those that the table doesn't have. */
const uncounted =
  /(?:ing|tion|sion|ment|ity|ance|ence|ness|ism|logy|ics|ship|age|ly|wards?|self|selves)$/i;

/**
 * Whether a deed lacks an article that no rule can restore: its object is an unknown singular noun,
 * or two that would each need one: 'ran choir and gardening club'.
 */
export function isTelegraphic(deed: string): boolean {
  const verb = openingOf(deed);
  const rest = deed.slice(verb.length);
  if (/^(?:up|out|off|down|over|on|in|to|as|at|for|with|well)\b/i.test(rest)) return false;
  const { words: written, end } = nounPhraseOf(rest);
  // 'Dashboards used by managers'
  const done = written.findIndex(
    (word, at) => isPlural(written[at - 1] ?? '') && isParticiple(word),
  );
  const words = done < 0 ? written : written.slice(0, done);
  const head = words.at(-1) ?? '';
  if (words.length === 0 || words.some((word) => determined.test(word))) return false;
  const needsNone = (word: string) =>
    !/^\p{Ll}+$/u.test(word) ||
    isPlural(word) ||
    isNoun(word, 'mass') ||
    (uncounted.test(word) && !isNoun(word, 'count'));
  if (!needsNone(head)) return true;
  const second = /^\s+(?:and|or)\s/.exec(rest.slice(end));
  const next = second ? nounPhraseOf(rest.slice(end + second[0].length)).words : [];
  return (
    next.length > 0 &&
    verbOf(next[0] ?? '') === undefined &&
    !next.some((word) => determined.test(word)) &&
    isNoun(next.at(-1) ?? '', 'count') &&
    !isPlural(next.at(-1) ?? '')
  );
}

/**
 * Nouns that take 'the' without a previous mention: the employer ('prepared the organisation for'),
 * and events of the things that follow ('led the launch of 5 outlets').
 */
export const isKnown = (text: string): boolean =>
  /^(?:business|company|firm|organi[sz]ation)(?= (?:for|through|to)\b|$)|^(?:closure|conversion|launch|merger|move|opening|redesign|refit|refurbishment|relocation|roll-?out|sale|upgrade) of \S/.test(
    text,
  );

/** A noun phrase with the article it needs, if any: 'a team of 5', 'the sauce section'. */
function determinedPhrase(text: string, isNew: boolean): string {
  const { words, end } = nounPhraseOf(text);
  const [first = ''] = words;
  const head = words.at(-1) ?? '';
  const needsOne =
    (isNoun(head, 'count') && !isNoun(head, 'mass')) ||
    (words.length > 1 && isNoun(head, 'person'));
  // 'in 22-bed MICU'
  if (/^\d+-\p{Ll}/u.test(first) && !isPlural(head)) return withArticle(text);
  if (!needsOne || isPlural(head) || words.some((word) => determined.test(word))) return text;
  // Capitalized phrases are names, such as 'Google Ads', or may be.
  if (/^\p{Lu}/u.test(head) || first === '') return text;
  const isCounted = /^\s+of\s+(?:about |over |up to |around |some )?[\d\p{Sc}]/u.test(
    text.slice(end),
  );
  const isOf = /^\s+of\s/.test(text.slice(end));
  if (isKnown(text)) return `the ${text}`;
  if (isCounted || (isNew && !isOf)) return withArticle(text);
  return `the ${text}`;
}

/** Idioms: 'on site', 'in house', 'by phone'. */
const idiom =
  /^(?:(?:on|off) (?:site|call|time|stage|track|demand|board|budget|shift|schedule|road|location|film)|in (?:house|person|store|court|school|class|place|line|stock|time|case|turn|hospital|office|charge|town|bed|prison|university|college)|at (?:sea|school|home|night|work|university|college|scale|church|reception|front|desk)|by (?:phone|hand|email|car|bike|bus|train|plane|boat|area|category|date|shift|day|night|week|month|way|word)|to (?:date|market|order|scale|school|work|completion|budget|schedule|plan|site|door|shelf|table|home|ticket|university|college|church|exam)|for (?:sale|example|hire|school|work|day|export|release)|from (?:home|school|scratch|concept|site|start|door|field|farm|university|college)|of (?:course|day|term|shift|staff)|into (?:line|place|stock)|with (?:regard|respect)|across site)$/;

function insidePhrases(text: string): string {
  const places = [
    ...text.matchAll(/\s(of|in|for|at|into|across|with|by|on|to|from|using)\s(?=[\p{L}\d])/gu),
  ];
  return places.reduceRight((phrase, { 0: whole, 1: preposition = '', index }) => {
    const start = index + whole.length;
    return phrase.slice(0, start) + afterPreposition(preposition, phrase.slice(start));
  }, text);
}

/** Ranks held by one person, which get a missing 'the': 'presented to VP monthly'. */
const isRank = /^(?:C[EFTOIM]O|VP|SVP|EVP|MD|GM)$/;
/** Customers, which get 'a' after 'for', since there are many of them. */
const isServed = /^(?:business|client|company|customer|firm|start-?up)$/;

function afterPreposition(preposition: string, rest: string): string {
  const { words, end } = nounPhraseOf(rest);
  const [only = ''] = words;
  const head = words.at(-1) ?? '';
  const isSomebody = isNoun(head, 'person') && !isPlural(head);
  const isNew = isSomebody ? preposition === 'for' : /^(?:with|by|using)$/.test(preposition);
  if (isRank.test(only)) return `the ${rest}`;
  if (words.length > 1)
    return determinedPhrase(rest, isNew || (preposition === 'for' && isServed.test(head)));
  // For 'release and stability samples' the article would only apply to the first.
  if (/^(?:,|\s(?:and|or)\s)/.test(rest.slice(end)) || isIdiom(preposition, only)) return rest;
  if (isSomebody) return isNew ? withArticle(rest) : `the ${rest}`;
  return determinedPhrase(rest, isNew);
}

const isIdiom = (preposition: string, noun: string): boolean =>
  preposition === 'by' ||
  (preposition === 'to' && verbOf(noun)?.form === 'base') ||
  idiom.test(`${preposition} ${noun}`);
