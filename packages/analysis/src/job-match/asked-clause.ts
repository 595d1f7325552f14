/**
 * Fallback if no form in `letter-asks.ts` matches: a clause about 'you' in a sentence that says
 * what to send. 'Mail Petra who you are and when you're free', 'enclose half a page on how they've
 * handled conflict'.
 */

/** What is sent, and how. */
const sending =
  /\b(?:appl(?:y|ications?)|attach|cv|drop|e-?mail|enclose|forward|include|letters?|lines?|mail|message|note|reply|resume|ring|send|statement|submit|text|upload|words|write (?:to )?(?:me|us))\b/iu;
const ofApplicants = /\b(?:applicants|candidates)\b/i;
const you = String.raw`you(?:['’]\p{L}+|r)?`;
const they = String.raw`(?:applicants|candidates|them|they(?:['’]\p{L}+)?)`;
/** After a comma, 'where' and 'which' refer to the preceding text. */
const clauseOf = (who: string) =>
  new RegExp(
    String.raw`(?:(?:[,;:(+&–]|\b(?:and|plus)) (?<beside>(?:how|what|when|whether|why|(?<=\b(?:and|plus) )(?:where|which|who))|the \p{L}+(?= you\b))|\b(?:about|clear|including|include|indicat(?:e|ing)|let (?:her|him|me|us) know|mention(?:ing)?|note|on|say(?:ing)?|stat(?:e|ing)|tell(?:s|ing)? (?:her|him|me|us)|with) (?<behind>how|(?<=\b(?:know|mention|say|saying|state|stating|with) )if|what|when|where|whether|which|who|why|the \p{L}+(?= you\b)))(?: [\p{L}’'-]+){0,6}? ${who}(?![\p{L}\d])`,
    'iu',
  );
const ofYou = clauseOf(you);
const ofThem = clauseOf(they);
/** Conditions, duties, and references to further information. */
const isNone =
  /^(?:as|if|in case|once|should|unless|we|when(?!ever)|you)\b|\b(?:where|which) you (?:can|may|will)\b|\b(?:discover|find out|learn|see) (?:how|what|where|which|why)\b/i;

/** Returns the text from the clause to the end of its sentence. */
export function askedClause(sentence: string): string | undefined {
  const sent = sending.exec(sentence);
  if (!sent || isNone.test(sentence)) return undefined;
  const found =
    (ofApplicants.test(sentence) ? ofThem.exec(sentence) : null) ?? ofYou.exec(sentence);
  const word = found?.groups?.beside ?? found?.groups?.behind;
  if (!found || word === undefined || found.index < sent.index) return undefined;
  return sentence.slice(found.index + found[0].toLowerCase().indexOf(word.toLowerCase()));
}

/**
 * A noun that asks for a statement: 'details of your last two employers', 'a statement of teaching
 * philosophy'. A length is not a subject ('a statement of up to 300 words').
 */
const objectPhrase =
  /(?<!\p{L})(?<object>(?:(?:an?|any|brief|one|short|some|the|three|two|your) ){0,3}(?:(?!(?:and|by|for|from|in|including|of|or|with) )\p{L}{1,20} )?(?:accounts?|confirmation|descriptions?|details|examples?|explanation|indication|outline|overview|particulars|statement|summary) (?:about|for|how|of|on|that|what|where|which|why) (?!(?:about|around|at most|less than|max\p{L}*|no more|not more|roughly|under|up to)\b|(?:half|one|two) (?:an? )?(?:pages?|sides?)\b)\p{L}[\p{L} ’'-]{2,90})/iu;

/** A sentence about an application, not only a list of documents. */
const ofApplication = /\b(?:applications?|apply|cover(?:ing)? letter|cv|e-?mail|letter|resume)\b/i;

/** Returns the noun phrase asked for by a sentence on what to send, if no clause was found. */
export function askedObject(sentence: string): string | undefined {
  const sent = ofApplication.test(sentence) ? sending.exec(sentence) : null;
  const found = objectPhrase.exec(sentence);
  return sent && found && found.index > sent.index && !isNone.test(sentence)
    ? found.groups?.object
    : undefined;
}
