import { clearlyOpensWithVerb, opensWithNoun } from '../../text/statement-opening.ts';
import { isParticiple, isTenseless, verbOf } from '../../text/verbs.ts';
import { improveBullet } from '../bullets/improve-bullet.ts';
import { opensWithDeed } from '../phrases/deed-phrase.ts';
import { mayBeThing } from '../phrases/doing-words.ts';
import { determiner, wordAt } from '../phrases/phrase-signs.ts';
import { smallOpening } from '../phrases/small-opening.ts';
import { uncapitalized } from '../words/first-letter.ts';
import { isDescribing, isNoun } from '../words/nouns.ts';
import { wordsOf } from '../words/word-limits.ts';
import { finite, isOfOthers, mostInBrackets, stated, withJoinedEnd } from './stated-clause.ts';

interface Telling {
  /**
   * Whether the work is current, and therefore in the present tense. Undefined if it does not
   * belong to a job.
   */
  isCurrent: boolean | undefined;
  /** Whether neighboring lines describe actions, so that 'Plan lessons' counts as one, too. */
  isAmongDeeds?: boolean;
}

const longest = 400;

/**
 * Returns a line of a resume as clauses that can follow 'I', complete and in the writer's words:
 * 'Cut waste by 5%; trained 3 cooks' gives 'cut waste by 5%' and 'trained 3 cooks'. Undefined if
 * any part may be wrong in a sentence; the line is then listed unchanged.
 */
export function clausesOf(line: string, telling: Telling): string[] | undefined {
  if (line.length > longest || unfit.test(line)) return undefined;
  const clauses: string[] = [];
  for (const part of line.split(betweenSentences)) {
    const told = partTold(part, telling);
    if (told === undefined) return undefined;
    clauses.push(...told);
  }
  return clauses;
}

/** The boundary of two sentences: 'Supervise 3 technicians. Cover for the manager' */
const betweenSentences = /(?<=[\p{Ll}\d)%]{3}[.!?])\s+(?=\p{Lu})/u;
/** Signs of notes, which do not occur in sentences. */
const unfit =
  /[→|=<>*~[\]?]|\s[+/@]\s|\bw\/|->|\s[–—-]\s|:$|\b(?:avg|btw|dept|etc|excl|incl|mgmt|mkts?|mtgs?|pts|resp|til|w|\dx)\b|\+$/i;

/**
 * 'A class of 31. 9 pupils': a full stop within a part ends a note, unless it belongs to an
 * abbreviation.
 */
const stopWithin = /(?<!\b(?:approx|avg|ca|Dr|max|min|Mr|Mrs|Ms|no|nos|St))[.!]\s+\S/i;

function partTold(sentence: string, telling: Telling): string[] | undefined {
  if (stopWithin.test(sentence)) return undefined;
  const [first = '', ...others] = sentence.replace(/(?<![\s.;,])[\s.;,]+$/, '').split(/(?<=[;:]) /);
  const clause = clauseOf(withoutSign(first), telling);
  if (clause === undefined) return undefined;
  const clauses = [clause];
  let sign = first.at(-1) ?? '';
  for (const other of others) {
    const last = clauses.pop() ?? '';
    const own = clauseOf(withoutSign(other), telling, clause);
    if (own !== undefined && sign === ';') clauses.push(last, own);
    else {
      const joined = withRemark(last, sign, withoutSign(other));
      if (joined === undefined) return undefined;
      clauses.push(joined);
    }
    sign = other.at(-1) ?? '';
  }
  return clauses;
}

const withoutSign = (part: string): string => part.replace(/[;:]$/, '');

/** Whether a line states a result of the work by itself: 'Falls on the unit fell by a quarter'. */
export const isOfItself = (line: string): boolean =>
  finite.test(line) && !/[;:]/.test(line) && !unfit.test(line);

/**
 * Appends the text after a semicolon: as a clause of its own, or as a remark in parentheses, which
 * fits any sentence.
 */
function withRemark(clause: string, sign: string, remark: string): string | undefined {
  const text = smallOpening(remark.trim());
  if (finite.test(text) && !/[;:]/.test(clause)) return `${clause}${sign} ${text}`;
  if (sign === ':' && /\)$/.test(clause) && !/[;:]/.test(clause)) return `${clause}: ${text}`;
  const isFit =
    !/[()]/.test(text) && !clause.endsWith(')') && wordsOf(text).length <= mostInBrackets;
  return isFit && text !== '' ? `${clause} (${text})` : undefined;
}

/** A description of the person, which needs 'I am' before it. */
const state =
  /^(?:responsible for |accountable for |in charge of |part of an? |(?:chair|treasurer|secretary|captain|head|leader) of )(?=\S)/iu;
/** An action by others: 'I was promoted to Shift Lead'. */
const passive =
  /^(?:promoted (?:to|twice|within|after|in \d+ (?:months|years)|from .{1,40} to)\b|(?:appointed|elected|nominated|selected|chosen|named|recogni[sz]ed|seconded|invited) (?:to|as|by|for)\b)/i;
/** Openings of other people's actions or of states, rather than of the person's own actions. */
const isNotDone =
  /^(?:appointed|asked|assigned|awarded|based|born|chosen|elected|enjoyed?|exposed|given|hired|invited|involved|knew|known|know|licensed|like|located|love|named|nominated|picked|promoted|rated|recogni[sz]ed|recruited by|reported? to|seconded|selected|tasked|transferred|trained (?:in|to|as|by|on)|understand|understood|voted|want|wish|have|has|had|be|is|are|am|was|were|do|does|did)\b/i;
/** A passive without its 'was': 'Employed as a nurse', 'Granted a patent'. */
const isDoneToOne =
  /^(?:(?:approved|contracted|employed|engaged|retained) (?:as|to)|(?:allowed|authori[sz]ed|cleared|expected|insured|ordered|permitted|required|trusted) (?:for|to)|(?:accepted|admitted|called|inducted|posted|sent|shortlisted) (?:for|into|onto|to)|(?:credited|entrusted|equipped|honou?red|presented|provided|rewarded|trusted) with|(?:built|chosen|driven|held|led|made|paid|run|sent|sold|taught|told|written) by|granted an?|laid off|offered (?:an?|the|full|permanent)\b.{0,40}\b(?:contract|extension|job|place|position|post|promotion|role|scholarship|transfer))\b/i;
/** Names that begin with what looks like a verb in the past tense. */
const names =
  /^(?:(?:assisted|supported|sheltered|independent) living|controlled (?:drug|substance)s?|distributed (?:computing|systems?|teams?)|blended learning|applied \p{Ll}+(?:s|y)\b|fixed (?:assets?|income|price)|integrated (?:care|health|pest|science)|masters? (?:degree|project|thesis)|reach truck|advanced|shared (?:services?|care)|planned (?:and|maintenance|preventive|works)|managed (?:services?|print|care)|guided reading|structured (?:cabling|literacy)|accelerated|automated (?:guided|teller)|set (?:menus?|pieces?|design)|cut (?:flowers|glass)|ground|wound|bound|cost|cast|spread|bid|left|felt|saw|shot|lead (?:time|generation)s?)\b/iu;

function clauseOf(written: string, telling: Telling, before = ''): string | undefined {
  const bare = written
    .trim()
    .replace(/^I (?:have |also )?(?=\p{Ll})/u, '')
    .replace(/^(?:am|is|was) (?=(?:also )?(?:responsible|in charge)\b)/i, '');
  const be = telling.isCurrent === false ? 'was' : 'am';
  if (state.test(bare)) return stated(`${be} ${articled(uncapitalized(bare))}`);
  if (passive.test(bare)) return withJoinedEnd(`was ${uncapitalized(bare)}`);
  const isNone = /^I (?:am|was) /.test(written) || /^[A-Z]{2}/.test(bare);
  return isNone || isOfOthers.test(bare) || isDoneToOne.test(bare) || names.test(bare)
    ? undefined
    : deedTold(bare, telling, before);
}

/**
 * @param before the preceding clause, whose tense this one must have, because only the opening's
 * tense can be changed
 */
function deedTold(
  bare: string,
  { isCurrent, isAmongDeeds = false }: Telling,
  before: string,
): string | undefined {
  const text = before || isCurrent === undefined ? bare : inItsTense(bare, isCurrent);
  const clause = uncapitalized(text.replace(/(?<![\s.;,])[\s.;,]+$/, ''));
  const form = verbOf(wordAt(clause))?.form;
  if (before && form !== verbOf(wordAt(before))?.form && form !== 'past') return undefined;
  if (isNotDone.test(clause) || names.test(clause)) return undefined;
  // 'Code 10 licence' in a past job is not an action.
  const base = verbOf(wordAt(bare));
  const isTurned = base?.form === 'base' && form === 'past';
  if (isTurned && mayBeThing(base.base)) return undefined;
  if (form === 'past' && isMixed(clause)) return undefined;
  return isVerbAhead(clause, isCurrent, isAmongDeeds) ? stated(withAnds(clause)) : undefined;
}

/** 'Served customers and handle money' */
const isMixed = (clause: string): boolean =>
  [...clause.matchAll(/ and (\p{Ll}+) (?=\p{L})/gu)].some(
    ([, word = '']) => verbOf(word)?.form === 'base' && !mayBeThing(word),
  );

const articled = (text: string): string => text.replace(/^leader of/, 'the leader of');
const withAnds = (clause: string): string => clause.replace(/(?<=\p{Ll}) & (?=\p{Ll})/gu, ' and ');

/** Whether a clause certainly opens with what the person did or does. */
function isVerbAhead(
  clause: string,
  isCurrent: boolean | undefined,
  isAmongDeeds: boolean,
): boolean {
  const first = wordAt(clause);
  const verb = verbOf(first);
  const rest = clause.slice(first.length);
  if (isOfTeam.test(clause)) return isCurrent === true;
  if (verb === undefined) return isUnknownDeed(first, rest);
  if ((isDescribing(first) && first !== 'used') || /^\s*[/:,&]/.test(rest)) return false;
  if (isTenseless(verb.base) && isNoun(first))
    return determiner.test(rest) || /^ \p{Ll}/u.test(rest);
  if (verb.form === 'past') return true;
  if (verb.form !== 'base' || !isCurrent || opensWithNoun(clause)) return false;
  return (
    determiner.test(rest) ||
    clearlyOpensWithVerb(clause) ||
    (verb.isAction && !mayBeThing(verb.base)) ||
    opensWithDeed(clause, isAmongDeeds)
  );
}

const isOfTeam =
  /^(?:coach|lead|manage|run|supervise) (?:an? |the )?(?:crew|squad|team) of \d|^care for (?:up to )?\d/;

/** A past tense verb that is not in the table: 'Precepted 20 new graduates'. */
const isUnknownDeed = (word: string, rest: string): boolean =>
  /\p{L}{3}ed$/u.test(word) && isParticiple(word) && !isDescribing(word) && determiner.test(rest);

/**
 * Returns a line in the tense of its job, if the quick fix would change it. Keeps all other words.
 */
const inItsTense = (line: string, current: boolean): string =>
  improveBullet(line, { current, without: ['passive', 'opening', 'wording'] }).text;
