import { isNoun, isPlural, nounPhraseOf } from './nouns.ts';
import { withArticle } from './phrases.ts';

const determined =
  /^(?:an?|the|this|that|these|those|my|our|their|its|his|her|each|every|all|any|both|no|some|several|many|various|another|new\s\d|one|two|three|four|five|six|seven|eight|nine|ten|twelve|\d.*|[A-Z]{2,3}\d.*|\p{Sc}.*)$/iu;

/** Whoever does these makes something that was not there. */
const making =
  /^(?:add|author|began|begin|build|built|complet|compos|conduct|creat|deliver|design|develop|draft|draw|drew|establish|form|found|got|held|hold|implement|initiat|install|introduc|invent|launch|lead|led|make|made|open|organi[sz]|pilot|plan|prepar|present|produc|propos|publish|ran|receiv|set|start|won|writ|wrote)/i;

/**
 * Puts back the articles that telegraphic lines leave out: 'opened store in Kessel' as 'opened a store
 * in Kessel'. Of nouns that the table knows to need one, and of no others.
 *
 * @param deed opens with its verb, or with several: 'opened and ran store'.
 */
export function withArticles(deed: string): string {
  const opening =
    /^[\p{L}-]+(?:(?: and|, | &) ?[\p{L}-]+(?:ed|led|ran|built|wrote))*(?: (?:up|out|off|down|over|on|in))?\s+/iu;
  const verb = opening.exec(deed)?.[0] ?? '';
  if (verb === '') return deed;
  return verb + insidePhrases(determinedPhrase(deed.slice(verb.length), making.test(verb)));
}

/** The same of a text that begins with a noun: 'content calendar for website'. */
export function withArticlesBefore(phrase: string): string {
  // Of two things in a row the article would be of the first alone.
  const isPair = /^\s(?:and|or)\s/.test(phrase.slice(nounPhraseOf(phrase).end));
  return insidePhrases(isPair ? phrase : determinedPhrase(phrase, true));
}

/** A noun phrase with the article that it needs, if one: 'a team of 5', 'the sauce section'. */
function determinedPhrase(text: string, isNew: boolean): string {
  const { words, end } = nounPhraseOf(text);
  const [first = ''] = words;
  const head = words.at(-1) ?? '';
  const needsOne = isNoun(head, 'count') || (words.length > 1 && isNoun(head, 'person'));
  if (!needsOne || isPlural(head) || words.some((word) => determined.test(word))) return text;
  // 'Google Ads' and 'Board Room' are names, and so may be what stands in capitals throughout.
  if (/^\p{Lu}/u.test(head) || first === '') return text;
  const isCounted = /^\s+of\s+(?:about |over |up to |around |some )?[\d\p{Sc}]/u.test(
    text.slice(end),
  );
  const isOf = /^\s+of\s/.test(text.slice(end));
  if (isCounted || (isNew && !isOf)) return withArticle(text);
  return `the ${text}`;
}

/** After a preposition a bare noun may be a turn of speech: 'on site', 'in house', 'by phone'. */
function insidePhrases(text: string): string {
  const places = [...text.matchAll(/\s(of|in|for|at|into|across|with|by|on|to|from)\s(?=\p{L})/gu)];
  return places.reduceRight((told, { 0: whole, 1: preposition = '', index }) => {
    const start = index + whole.length;
    const rest = told.slice(start);
    const isNew = preposition === 'with' || preposition === 'by';
    return nounPhraseOf(rest).words.length < 2
      ? told
      : told.slice(0, start) + determinedPhrase(rest, isNew);
  }, text);
}
