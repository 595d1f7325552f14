import { clearlyOpensWithVerb, opensWithNoun } from '../../text/statement-opening.ts';
import { nounUseOf, type Verb, verbOf } from '../../text/verbs.ts';
import { uncapitalized } from '../words/first-letter.ts';
import { isDescribing, isNoun, isPlural, nounPhraseOf } from '../words/nouns.ts';
import { wordsOf } from '../words/word-limits.ts';
import { mayBeThing } from './doing-words.ts';
import { determiner, isPrivate, postOf, wordAt } from './phrase-signs.ts';
import { hasOtherVerb, withoutScraps } from './scraps.ts';
import { endsOpen, hasObject, withoutLooseEnd, withSureArticles } from './whole-clause.ts';

export interface PhraseOptions {
  /** Whether the work is current, and in the present tense. */
  current: boolean;
  /** Improves a line's wording without changing its facts; optional. */
  better?: ((line: string) => string) | undefined;
  /** Whether the writer uses articles, so that a missing one is intended. */
  isProse?: boolean | undefined;
}

/** States instead of actions: 'I have keys', 'am punctual'. */
const isState = /^(?:I )?(?:have|has|be|is|are|am|was|were|do|does)\s/i;

/** After 'I' an ambiguous word is a verb: 'I help with testing'. */
const isOwnVerb = (line: string, clause: string): boolean => {
  const own = verbOf(/^I (\p{Ll}+)/u.exec(line)?.[1] ?? '');
  return own !== undefined && own.base === verbOf(wordAt(clause))?.base;
};

/** Knowledge and relations instead of actions: 'I know all routes', 'I reported to the board'. */
const isKnowing =
  /^report(?:ed)? to \p{Lu}|^(?:enjoy|know|like|love|understand|want|wish)(?:ed|s)?\b|^(?:knew|understood) /u;

const longestClause = 34;
/** Passive openings: 'Picked to train drivers'. */
const wasDone =
  /^(?:(?:picked|chosen|selected|asked|invited|appointed|promoted|hired|nominated|elected|named|trusted|trained|assigned|tasked|seconded|transferred|recruited|certified|licensed)\s+(?:to|as|by|for|in|from)|awarded)\b/i;

/** A text that can follow 'I': a single sentence that opens with a verb in the right tense. */
function personClause(text: string, current: boolean): string | undefined {
  const clause = uncapitalized(text).replace(/(?<![\s.;,])[\s.;,]+$/, '');
  const form = verbOf(/^[\p{L}-]+/u.exec(clause)?.[0] ?? '')?.form;
  const opensWithVerb = form === 'past' || (form === 'base' && current && !opensWithNoun(clause));
  if (wasDone.test(clause)) return undefined;
  const isSentence = !/[.!?\n]\s/.test(clause) && wordsOf(clause).length <= longestClause;
  return opensWithVerb && isSentence && wordsOf(clause).length >= 3 ? clause : undefined;
}

/** A text that can follow 'I', if its first word is almost certainly a verb. */
export function deedOf(
  line: string,
  { current, better, isProse = false }: PhraseOptions,
  isAmongDeeds: boolean,
): string | undefined {
  if (!mayBeDeed(line)) return undefined;
  const clause = personClause(better ? better(line) : line.replace(/^I (?=\p{Ll})/u, ''), current);
  if (clause === undefined || hasOtherVerb(clause) || isKnowing.test(clause)) return undefined;
  const isSure = isOwnVerb(line, clause) || isSurelyVerb(clause);
  if (!isSure && !(isAmongDeeds && isLikelyVerb(clause))) return undefined;
  // For a past job, an opening in the base form may be a noun: 'Double up calls'.
  const written = uncapitalized(line);
  const isTurned =
    verbOf(wordAt(written))?.form === 'base' && verbOf(wordAt(clause))?.form === 'past';
  if (isTurned && !isSurelyVerb(written) && !(isAmongDeeds && isLikelyVerb(written)))
    return undefined;
  return wholeOf(clause, isProse);
}

/** A clause without loose parts; undefined if the rest isn't a sentence. */
function wholeOf(clause: string, isProse: boolean): string | undefined {
  const [whole = ''] = clause.split(/[;:] | [–—-] /);
  if (wordsOf(whole).length < 3) return undefined;
  const clean = withoutScraps(withoutRatio(whole));
  if (clean !== whole && wordsOf(clean).length < 3) return undefined;
  const bare = withoutLooseEnd(clean, isSurelyVerb);
  if (bare === undefined || !hasObject(bare) || countsWhatIsNone(bare)) return undefined;
  const phrase = withSureArticles(withoutLooseSize(bare), isProse);
  return phrase === undefined || isLoose.test(phrase) || endsOpen.test(phrase) ? undefined : phrase;
}

/**
 * 'Pull own reports' lacks its 'my'. 'Contribute to Docker' and 'worked on Docker' leave open whether
 * the person develops Docker or uses it.
 */
const isLoose =
  /(?<!\b(?:my|our|their|his|her|its|the|your)) own \p{L}|\band now\b|^(?:contribut(?:e|ed) to|work(?:ed)? on) \p{Lu}/u;

/** Drops pairs of sizes, which don't fit a sentence: 'Conduct assessments within 24 hrs/5 days'. */
const withoutRatio = (clause: string): string => {
  const slash = clause.search(/\p{L}\/\d/u);
  if (slash < 0) return clause;
  const start = clause.slice(0, slash);
  const at = Math.max(
    ...[' within ', ' in ', ' for ', ' at '].map((word) => start.lastIndexOf(word)),
  );
  return at < 0 ? clause : clause.slice(0, at);
};

/** Whether a number counts an uncountable noun: 'Supervise 120 labour'. */
function countsWhatIsNone(clause: string): boolean {
  const [, after = ''] = /^\p{L}+ (?:about |over |up to )?\d[\d,]* (.*)$/u.exec(clause) ?? [];
  const { words } = nounPhraseOf(after);
  const head = words.at(-1) ?? '';
  return words.length === 1 && isNoun(head, 'mass') && !isPlural(head);
}

/** Drops a size without a connection: 'Cleaned catalogue data 1.2m rows'. */
function withoutLooseSize(written: string): string {
  // Drops an incomplete frequency: 'Run the pass 3–4 nights'.
  const clause = written.replace(
    /(?<!\b(?:about|after|at|by|every|for|from|in|of|over|than|to|under|within)) \d[\d–-]* (?:evenings|mornings|nights|shifts)$/,
    '',
  );
  const words = clause.split(' ');
  const [before = '', size = '', things = ''] = words.slice(-3);
  const isSize = /^\d[\d.,]*[kmKM]?$/.test(size) && /^\p{Ll}+s$/u.test(things);
  const isLoose = isSize && (isPlural(before) || isNoun(before, 'mass'));
  return isLoose && words.length > 4 ? words.slice(0, -2).join(' ') : clause;
}

function mayBeDeed(line: string): boolean {
  const first = wordAt(line);
  const isAdjective =
    isDescribing(first) && !/^used$/i.test(first) && !determiner.test(line.slice(first.length));
  if (isAdjective || verbOf(first)?.form === 'gerund') return false;
  if (/^\S+(?: \S+)? ?\//.test(line) || isState.test(line)) return false;
  return !/[.!?]\s|\n/.test(line) && !isPrivate.test(line);
}

/**
 * Whether an opening is certainly a verb: 'design systems' may be things, unless an article or
 * number follows.
 */
function isSurelyVerb(clause: string): boolean {
  const [first = ''] = /^[\p{L}-]+/u.exec(clause) ?? [];
  const verb = verbOf(first);
  if (verb?.form !== 'base') return verb?.form === 'past';
  const rest = clause.slice(first.length);
  if (doesBoth(rest)) return true;
  // 'Link nurse' is a person; a verb would need an article.
  if (opensWithNoun(clause) || (!determiner.test(rest) && postOf(rest.trim()) !== '')) return false;
  if (goesOnWithVerb(clause)) return true;
  if (mayBeThing(verb.base)) return determiner.test(rest);
  return clearlyOpensWithVerb(clause) || isActing(verb, clause);
}

/** 'Load and unload trucks' */
function doesBoth(rest: string): boolean {
  const [, second = '', thing = ''] =
    /^ and (\p{L}+) (?:[\p{L}-]+ ){0,2}([\p{L}-]+)/u.exec(rest) ?? [];
  return verbOf(second)?.form === 'base' && isPlural(thing);
}

/** 'Plan menus and train the cooks' */
function goesOnWithVerb(clause: string): boolean {
  const joint = /\sand (\p{L}+)(?=\s)/u.exec(clause);
  if (!joint) return false;
  const after = clause.slice(joint.index + joint[0].length);
  return verbOf(joint[1] ?? '')?.form === 'base' && determiner.test(after);
}

/** Whether a rare verb of work is used as one, unlike in 'Mean score up by 3'. */
const isActing = ({ isAction, base }: Verb, clause: string): boolean =>
  isAction && nounUseOf(base) === '' && !/^\S+(?:\s*[&/:]|,)/.test(clause);

/**
 * Whether a clause in the present tense opens with a verb. Neighboring actions make that more
 * likely.
 */
export const opensWithDeed = (clause: string, isAmongDeeds: boolean): boolean =>
  isSurelyVerb(clause) || (isAmongDeeds && isLikelyVerb(clause));

/** Whether a frequent noun is a verb, as before a plural: 'Process invoices'. */
function isLikelyVerb(clause: string): boolean {
  const [first = '', second = '', third = ''] = clause.split(/[ ,]+/);
  const verb = verbOf(first);
  const isSeveral = isPlural(second) || (/^\p{Ll}+$/u.test(second) && isPlural(third));
  return verb?.form === 'base' && nounUseOf(verb.base) !== 'mostly' && isSeveral;
}
