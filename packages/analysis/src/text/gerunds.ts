import { formsOf, nounUseOf, verbOf } from './verbs.ts';

/** Whether the work is current, and therefore in the present tense. */
export interface TenseContext {
  current?: boolean | undefined;
}

/**
 * A text is a list of parts separated by commas, 'and' and '&'. Its gerunds are converted to verbs
 * only if the list is unambiguous: each part begins with a gerund and its object, continues with
 * how it was done, or is one more object.
 *
 *     answering calls and writing reports            answered calls and wrote reports
 *     pricing jobs, including those abroad           priced jobs, including those abroad
 *     checking drawings and calculations             checked drawings and calculations
 *     calling the show, risk assessments, get-ins    unchanged: nobody 'called' an assessment
 *     issuing permits and collection of fees         unchanged: the collection was done, not issued
 *     answering calls and filing                     unchanged: 'filing' may be what was answered
 */
const link = /( ?, (?:(?:and|&) )?| (?:and|&) )/;

/** After a comma: how, where or for what the work was done. */
const adverbial =
  /^(?:according|across|at|before|by|covering|depending|during|excluding|following|for|from|in|including|involving|on|ranging|resulting|such as|to|under|using|where|which|while|who|whose|with|within)\b/i;

const gerundNext = /(?:,|\band|&)\s+[\p{Ll}-]+ing\b/u;

/**
 * Signs that a gerund modifies a noun, so that together they name a kind of thing. The sign may be
 * the gerund ('opening duties', 'safeguarding notes', 'filing systems') or the noun ('buying
 * trips', 'training courses'). The noun is a sign only at the start of a text: after 'responsible
 * for', a gerund is work, as in 'organising events'.
 */
export const kindSigns = {
  gerund:
    /^(?:accounting|advertising|banking|building|catering|closing|engineering|joining|lifting|manufacturing|marketing|mooring|opening|operating|planning|purchasing|retaining|running|safeguarding|shipping|supporting|trading|warning|working)\s+(?!(?:a|an|all|any|each|every|for|my|on|our|the|their|to|up|with)\b)\p{Ll}|^(?:billing|booking|cooling|filing|heating|lighting|mailing|ordering|packing|parking|reporting|scheduling|ticketing|tracking|voting)\s+(?:apps?|areas?|cabinets?|codes?|forms?|lists?|lots?|machines?|permits?|platforms?|slips?|software|spaces?|systems?|tools?)\b/u,
  noun: /^\p{L}+ing (?:campaigns|courses|days|equipment|events|lines|machines|materials|meetings|plans|practices|products|programmes|programs|rooms|services|sessions|shifts|skills|systems|tools|trips)\b/iu,
} as const;

/** Whether the text names an intended result, which may not have been achieved: 'growing sales'. */
export const isOfResults = (text: string): boolean =>
  (results.test(text) && !/^\p{L}+ed\b/u.test(text)) || isHeld.test(text);
/** 'Maintaining uptime above 92%' */
const isHeld =
  /^(?:hold|keep|maintain)(?:s|ing)?\b.*\b(?:above|at least|below|under|within) \D?\d/i;
const results =
  /^(?:achiev|attract|boost|chang|cut|deliver|doubl|driv|eliminat|ensur|exceed|find|generat|grow|guarantee|improv|increas|lower|maximi[sz]|meet|minimi[sz]|prevent|rais|reach|reduc|retain|sav|scal|secur|transform|win)(?:e|s|es|n?ing|t?ing)?\b/i;

/**
 * Turns 'Answering calls and writing reports' into 'answered calls and wrote reports'; undefined if
 * it is ambiguous.
 */
export function gerundsInTense(text: string, context: TenseContext): string | undefined {
  const [first = '', ...more] = text.split(link);
  const isBare = /^[\p{L}-]+$/u.test(first);
  if (isBare && !/^ (?:and|&) $/.test(more[0] ?? '')) return undefined;
  if (isAmbiguous(first, more)) return undefined;
  let rewritten = clauseInTense(first, context);
  const takesObjects = !isBare && !isNominal(first);
  for (let at = 0; rewritten !== undefined && at < more.length; at += 2) {
    const [between = '', part = ''] = more.slice(at, at + 2);
    if (between.trim() === ',' && isContinuation(part))
      return withRest(rewritten + between, more.slice(at + 1));
    const isObject = takesObjects && !between.includes(',') && isPlainObject(part);
    const next = isObject ? part : laterInTense(part, context, isBare);
    rewritten = next && rewritten + between + next;
  }
  return rewritten;
}

/**
 * Whether a later gerund may belong to a gerund other than the first, or say how that was done:
 * 'engaging visitors by greeting and directing them', 'helping drivers, answering 200 calls', 'in a
 * kind and caring way'.
 */
function isAmbiguous(first: string, more: readonly string[]): boolean {
  const parts = [first, ...more.filter((_, at) => at % 2 === 1)];
  const last = parts.findLastIndex(
    (part, at) => at > 0 && gerund.test(part) && !isContinuation(part),
  );
  if (last < 1) return false;
  const before = parts.slice(0, last);
  return (
    before.some((part) => innerGerund.test(part)) ||
    endsInAdjective.test(before.at(-1) ?? '') ||
    !/and|&/.test(more[2 * last - 2] ?? '')
  );
}

const gerund = /^[\p{Ll}-]+ing\b/u;
const innerGerund = /\s\p{Ll}{2,}ing\b/u;
const endsInAdjective = /\ban? \p{Ll}+(?:able|al|ant|ent|ful|ible|ic|ive|ly|ous|y)$/u;

const isContinuation = (part: string): boolean => adverbial.test(part) || isOfResults(part);

/** Appends the unchanged rest; undefined if it has a gerund, which could belong to either part. */
function withRest(rewritten: string, rest: readonly string[]): string | undefined {
  const text = rest.join('');
  return gerundNext.test(text) ? undefined : rewritten + text;
}

/**
 * Treats 'Cleaning of three floors' like 'cleaning three floors'. Leaves 'filling out of forms'
 * unchanged.
 */
function clauseInTense(clause: string, context: TenseContext): string | undefined {
  const word = /^[\p{L}-]+/u.exec(clause)?.[0] ?? '';
  const verb = gerundInTense(word, context);
  if (clause.charAt(word.length) === '/') return undefined;
  if (
    verb === undefined ||
    isOutOf.test(clause) ||
    kindSigns.gerund.test(clause.charAt(0).toLowerCase() + clause.slice(1))
  )
    return undefined;
  const rest = clause.slice(word.length);
  if (isWithoutMore.test(rest)) return undefined;
  return verb + (needsOf.test(word) ? rest : rest.replace(/^\s+of\s+(?=[\p{L}\d])/u, ' '));
}

/**
 * 'Coding and debugging of modules' names things, and so may a last 'filing'. An earlier gerund
 * without an object shares that of this one, but 'taking and picking up from nursery' has none to
 * share.
 */
function laterInTense(part: string, context: TenseContext, isShared: boolean): string | undefined {
  if (isOfResults(part) || (isShared && isWithoutObject.test(part))) return undefined;
  const hasMore = /^\p{Ll}+ing\s+(?!of\b)\S/u.test(part) || needsOf.test(part);
  if (withPreposition.test(part) && !takesPreposition.test(part)) return undefined;
  return hasMore ? clauseInTense(part, context) : undefined;
}

/**
 * In 'Providing guidance and training to colleagues', 'training' is an object, unless the verb
 * takes 'to'.
 */
const withPreposition = /^\p{Ll}+ing\s+(?:about|as|at|for|from|in|on|to|with|within)\b/u;
const takesPreposition =
  /^(?:acting|assisting|caring|collaborating|communicating|complying|coordinating|corresponding|dealing|following|helping|interacting|liaising|listening|looking|participating|reporting|responding|serving|speaking|talking|working)\b/;

const isWithoutObject = /^\S+(?: (?:in|out|up|off|down|over))? (?:at|for|from|in|on|to|with)\b/;

/**
 * Whether a part is another object and not an activity ('evaluation of posts', 'crash trolley
 * checks', 'filing').
 */
const isPlainObject = (part: string): boolean =>
  !isClearVerb(part) &&
  !/^(?:\p{Ll}+ly|always|also|often|then) \p{Ll}+ing\b/u.test(part) &&
  !/^\p{Ll}+ (?:an?|her|him|it|my|our|the|their|them|us)\b/u.test(part) &&
  !/^[\p{Ll}-]+ing\b|^for\b|(?:tion|sion|ment|ance|ence) of\b|(?:tion|sion|ment|ance|ence|\p{Ll}ing|checks?)$/u.test(
    part,
  );

/** 'Attending meetings and suggest changes' */
function isClearVerb(part: string): boolean {
  const verb = verbOf(/^\p{Ll}+/u.exec(part)?.[0] ?? '');
  return /^(?:base|third)$/.test(verb?.form ?? '') && nounUseOf(verb?.base ?? '') === '';
}

/** In 'Ordering of stock', the part after 'and' may be parallel to 'ordering'. */
const isNominal = (clause: string): boolean => /^\S+\s+of\b/.test(clause);

const isOutOf = /^[\p{L}-]+ing (?:in|out|up|over|off|down|after) of\b/u;

/** 'Balancing accurately on time' */
const isWithoutMore = /^ \p{L}+ly(?:$| (?:and|daily|during|in|on|weekly)\b)/u;

/** 'Disposing of waste' is not 'ordering of goods'. */
const needsOf = /^(?:disposing|thinking|consisting)\b/i;

function gerundInTense(word: string, context: TenseContext): string | undefined {
  const verb = /ing$/.test(word) ? verbOf(word) : undefined;
  return verb?.form === 'gerund' && !/^(?:be|do|have|understand)$/.test(verb.base)
    ? inTense(word, context)
    : undefined;
}

/** Returns the verb in the tense of its role, or undefined for unknown verbs. */
export function inTense(word: string, { current }: TenseContext): string | undefined {
  const verb = verbOf(word);
  if (!verb) return undefined;
  const forms = formsOf(verb.base);
  return current ? forms.base : forms.past;
}
