/**
 * An order to say something about oneself, wherever it stands in a sentence and whatever stands around it: 'please
 * also say when you could start', 'use it to describe a time you …, and to explain why …'. What an applicant is to
 * say is about them, so that 'explain findings to users' is none.
 */

const verbs =
  'address|advise|answer|confirm|cover|describ|detail|discuss|explain|giv|includ|indicat|list|mention|outlin|provid|say|set|shar|show|specify|stat|summari[sz]|tell|touch';
const saying = String.raw`(?:${verbs})(?:e|ing)?(?: out| on| at)?|let(?:ting)?`;
/** What may stand before an order; a subject before the verb would make it a statement. */
const before = String.raw`(?:^|[,;:(–—-] ?|(?<!\p{L})(?:also|and|kindly|must|or|please|should|that|then|to|letter|lines|note|page|paragraph|statement) )`;
const listener = String.raw`(?: (?:her|him|me|us|them|our \p{Ll}+))?(?: know)?`;
/** 'In your own words', 'briefly', 'a sentence on'; nobody else who is told. */
const aside = String.raw`(?: (?!the |our |their |customers?|clients?|users?)[\p{L}\d’'-]+){0,6}?,?`;
/** What is sent along, and whom a duty is about. */
const noAnswer =
  '(?:(?:latest|updated) )?(?:application|best|clients?|colleagues?|contact|cover(?:ing)?|customers?|cv|details|e-?mail|letter|name|own (?:car|equipment|hours|insurance|pace|priorities|schedule|tools|transport|vehicle|words)|portfolio|r[eé]sum|team|words|work)';
const you = String.raw`you(?:['’]\p{L}+|r)?(?![\p{L}\d])`;
const words = String.raw`(?: [\p{L}\d’'/-]+){0,9}?`;
const object = String.raw`(?:\(?(?:1|a|i)\) |your (?!${noAnswer})|(?:how|if|that|what|when|where|whether|which|who|why)(?!\p{L})${words} ${you}|(?<!\bto )(?:an?|any|one|something|the|two|three)(?! ${noAnswer})(?!\p{L})${words} ${you}(?! will))`;

const order = new RegExp(
  String.raw`${before}(?:${saying})(?!\p{L})${listener}${aside} (?<ask>${object}.*)`,
  'iu',
);
/** Speaks of an application, so that an order in it or behind it is one to applicants. */
const ofApplication =
  /\b(?:applications?|apply(?= (?:at|by|directly|for|here|in|now|on|online|through|to|using|via|with)\b|[,.:;]|$)|cover(?:ing)? (?:e-?mail|letter)|cv|letter|r[eé]sum[eé])\b|@/iu;
/** A condition, a duty, and where to read more. */
const isNone =
  /^(?:as|if|in case|once|should|unless|when(?!ever)|you(?:['’]ll| will| may| can))\b|\b(?:where|which) you (?:can|may|will)\b|\b(?:discover|find out|learn|see) (?:how|what|where|which|why)\b|\bhow we can\b/iu;

/** Speaks to applicants: in a sentence behind one on applications, a bare order is a duty or a benefit. */
const speaksTo = /\b(?:her|him|kindly|me|please|us)\b/iu;
/** Before an order: what the employer does ('we cover your travel costs'), not what it wants to hear. */
const ofEmployer =
  /\bwe(?:['’]ll| also| can| will)? (?!are (?:asking|keen|looking)|ask|do not|don['’]t|encourage|expect|invite|like|need|prefer|require|want|would)/iu;
/** Behind one: 'to discuss your fit, call Ann'. */
const toCall = /, (?:please )?(?:call|contact|e-?mail|phone|ring|see|text|visit)\b/iu;

/** Opens a duty towards somebody at work: 'Report to the manager and tell her what you found'. */
const ofDuty =
  /^(?:answer|liais|report|work)(?:e|ing|s)? (?:directly )?(?:to|with) (?!us\b|(?:all |each |the |these |this ){0,2}(?:following|questions?)\b)/iu;

/** From what is asked on to the end of its sentence; undefined where nothing is. */
export function askedOrder(sentence: string, isNear: boolean): string | undefined {
  if (isNone.test(sentence) || ofDuty.test(sentence)) return undefined;
  if (!ofApplication.test(sentence) && !(isNear && speaksTo.test(sentence))) return undefined;
  const found = order.exec(sentence);
  const ask = found?.groups?.ask ?? '';
  const ahead = sentence.slice(0, found?.index).split(/[:;]/).at(-1) ?? '';
  return ask === '' || ofEmployer.test(ahead) || toCall.test(ask) ? undefined : ask;
}

/** How many sentences behind one that speaks of an application still do. */
const reach = 2;

/** For each sentence whether one shortly before it speaks of an application. */
export const nearApplication = (sentences: readonly string[]): boolean[] =>
  sentences.map((_, at) =>
    sentences.slice(Math.max(0, at - reach), at).some((one) => ofApplication.test(one)),
  );
