/**
 * A request to say something about oneself, at any position in a sentence: 'please also say when
 * you could start', 'use it to describe a time you …, and to explain why …'. The object must be
 * about the applicant, so 'explain findings to users' does not count.
 */

const verbs =
  'address|advise|answer|confirm|cover|describ|detail|discuss|explain|giv|includ|indicat|list|mention|outlin|provid|say|set|shar|show|specify|stat|summari[sz]|tell|touch';
const saying = String.raw`(?:${verbs})(?:e|ing)?(?: out| on| at)?|let(?:ting)?`;
/** Words that may precede a request. A subject before the verb would make it a statement. */
const before = String.raw`(?:^|[,;:(–—-] ?|(?<!\p{L})(?:also|and|kindly|must|or|please|should|that|then|to|letter|lines|note|page|paragraph|statement) )`;
const listener = String.raw`(?: (?:her|him|me|us|them|our \p{Ll}+))?(?: know)?`;
/** 'In your own words', 'briefly', 'a sentence on', but no other addressee. */
const aside = String.raw`(?: (?!the |our |their |customers?|clients?|users?)[\p{L}\d’'-]+){0,6}?,?`;
/** Enclosed documents, and the people concerned by a duty. */
const noAnswer =
  '(?:(?:latest|updated) )?(?:application|best|clients?|colleagues?|contact|cover(?:ing)?|customers?|cv|details|e-?mail|letter|name|own (?:car|equipment|hours|insurance|pace|priorities|schedule|tools|transport|vehicle|words)|portfolio|r[eé]sum|team|words|work)';
const you = String.raw`you(?:['’]\p{L}+|r)?(?![\p{L}\d])`;
const words = String.raw`(?: [\p{L}\d’'/-]+){0,9}?`;
const object = String.raw`(?:\(?(?:1|a|i)\) |your (?!${noAnswer})|(?:how|if|that|what|when|where|whether|which|who|why)(?!\p{L})${words} ${you}|(?<!\bto )(?:an?|any|one|something|the|two|three)(?! ${noAnswer})(?!\p{L})${words} ${you}(?! will))`;

const order = new RegExp(
  String.raw`${before}(?:${saying})(?!\p{L})${listener}${aside} (?<ask>${object}.*)`,
  'iu',
);
/**
 * Mentions an application, so that a request in the same or the next sentences is addressed to
 * applicants.
 */
const ofApplication =
  /\b(?:applications?|apply(?= (?:at|by|directly|for|here|in|now|on|online|through|to|using|via|with)\b|[,.:;]|$)|cover(?:ing)? (?:e-?mail|letter)|cv|letter|r[eé]sum[eé])\b|@/iu;
/** Conditions, duties, and references to further information. */
const isNone =
  /^(?:as|if|in case|once|should|unless|when(?!ever)|you(?:['’]ll| will| may| can))\b|\b(?:where|which) you (?:can|may|will)\b|\b(?:discover|find out|learn|see) (?:how|what|where|which|why)\b|\bhow we can\b/iu;

/**
 * Words that address applicants. In a sentence after one about applications, a request without them
 * is a duty or a benefit.
 */
const speaksTo = /\b(?:her|him|kindly|me|please|us)\b/iu;
/**
 * Words before a verb that describe what the employer does ('we cover your travel costs'), not what
 * it asks for.
 */
const ofEmployer =
  /\bwe(?:['’]ll| also| can| will)? (?!are (?:asking|keen|looking)|ask|do not|don['’]t|encourage|expect|invite|like|need|prefer|require|want|would)/iu;
/** Words after a request to make contact: 'to discuss your fit, call Ann'. */
const toCall = /, (?:please )?(?:call|contact|e-?mail|phone|ring|see|text|visit)\b/iu;

/**
 * The opening of a duty towards a colleague: 'Report to the manager and tell her what you found'.
 */
const ofDuty =
  /^(?:answer|liais|report|work)(?:e|ing|s)? (?:directly )?(?:to|with) (?!us\b|(?:all |each |the |these |this ){0,2}(?:following|questions?)\b)/iu;

/**
 * Returns the text from what is asked for to the end of its sentence, or undefined if nothing is.
 */
export function askedOrder(sentence: string, isNear: boolean): string | undefined {
  if (isNone.test(sentence) || ofDuty.test(sentence)) return undefined;
  if (!ofApplication.test(sentence) && !(isNear && speaksTo.test(sentence))) return undefined;
  const found = order.exec(sentence);
  const ask = found?.groups?.ask ?? '';
  const ahead = sentence.slice(0, found?.index).split(/[:;]/).at(-1) ?? '';
  return ask === '' || ofEmployer.test(ahead) || toCall.test(ask) ? undefined : ask;
}

/** How many sentences after a mention of an application still concern it. */
const reach = 2;

/** Returns, per sentence, whether one shortly before it mentions an application. */
export const nearApplication = (sentences: readonly string[]): boolean[] =>
  sentences.map((_, at) =>
    sentences.slice(Math.max(0, at - reach), at).some((one) => ofApplication.test(one)),
  );
