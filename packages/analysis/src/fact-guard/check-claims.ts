import { isParticiple, verbOf } from '../text/verbs.ts';
import { isSpeltOut } from './abbreviations.ts';
import { isMonth } from './check-names.ts';
import { isOutcome } from './check-outcomes.ts';
import type { Clause } from './clauses.ts';
import type { FactFlag } from './fact-flag.ts';
import { guardWords } from './guard-words.ts';
import { numberWordSource } from './read-numbers.ts';
import { seniorityOf } from './seniority.ts';
import type { SourceFacts } from './source-facts.ts';
import { isStopWord, rootOf, synonymsOf, type Word } from './words.ts';

/** Roots that any rewrite may use. */
const plain = new Set([...guardWords('plain').keys()].map(rootOf));
const numberWord = new RegExp(
  `^(?:${numberWordSource}|hundreds|thousands|millions|dozens|half|twice)$`,
  'i',
);
const measure =
  /^(?:s|ms|k|m|h|secs?|mins?|hrs?|kg|km|percent|million|thousand|hundred|lakh|crore|dozen|third|quarter)$/;

const isPlain = (word: Word): boolean =>
  plain.has(word.root) || measure.test(word.lower) || numberWord.test(word.lower);

const distinctive = new Set([...guardWords('distinctive').keys()].map(rootOf));

const isDistinctive = (word: Word): boolean => distinctive.has(word.root);

/**
 * Finds words for things that the source never mentions. Next to a placeholder they are a question
 * to the person, not a statement.
 */
export function checkClaims(
  source: SourceFacts,
  output: string,
  clauses: readonly Clause[],
): FactFlag[] {
  return clauses.flatMap((clause, index) => {
    const start = clause.words[0]?.start ?? 0;
    const end = clauses[index + 1]?.words[0]?.start ?? output.length;
    if (/\[[^[\]\n]{1,60}\]/.test(output.slice(Math.max(0, start - 12), end))) return [];
    return foreignWords(source, clause).map((word) => ({
      kind: 'claim',
      text: word.text,
      start: word.start,
      end: word.end,
    }));
  });
}

/** A word with its index in the clause, which would take linear time to look up. */
type Placed = { word: Word; at: number };

/**
 * Returns words without a counterpart in the source. A single one counts as rewording; two, or one
 * that extends a list, count as a claim.
 */
function foreignWords(source: SourceFacts, clause: Clause): Word[] {
  const opening = openingOf(clause);
  const contentWords = clause.words
    .map((word, at) => ({ word, at }))
    .filter(({ word }) => !isStopWord(word.lower) && !isPlain(word));
  const foreign = contentWords.filter((placed) => isForeign(source, clause, placed));
  const isVerb = (placed: Placed) => isOwnVerb(placed, opening);
  const things = foreign.filter((placed) => !isVerb(placed));
  const distinctiveVerbs = foreign.filter((placed) => isVerb(placed) && isDistinctive(placed.word));
  const isAllForeign = foreign.length > 0 && foreign.length === contentWords.length;
  const addsToList = things[0] !== undefined && things[0].at <= opening && isListed(clause);
  const isClaim =
    new Set(things.map(({ word }) => word.root)).size >= 2 || isAllForeign || addsToList;
  return (isClaim ? foreign : distinctiveVerbs).map(({ word }) => word);
}

const isListed = (clause: Clause) => /^(?:and|plus|as)$/.test(clause.words[0]?.lower ?? '');

/**
 * Returns the index of the first word after those that only join the clause to the previous one:
 * 'and locked up the shop'.
 */
function openingOf({ words }: Clause): number {
  const first = words.findIndex(({ lower }) => !isStopWord(lower));
  return first < 0 ? words.length : first;
}

/** Whether a word is the verb of its clause, not a noun of the same form ('the test'). */
function isOwnVerb({ word, at }: Placed, opening: number): boolean {
  const form = verbOf(word.lower)?.form;
  if (form === undefined) return isParticiple(word.lower) && at <= opening;
  return form !== 'base' && form !== 'third' ? true : at === 0;
}

function isForeign(source: SourceFacts, clause: Clause, { word, at }: Placed): boolean {
  if (isOutcome(word) || isMonth.test(word.text) || /^\d/.test(word.text)) return false;
  if (seniorityOf(clause.words, at) !== undefined) return false;
  if (isSpeltOut(source, clause.words, at)) return false;
  return !word.lower.split('-').every((part) => isSupported(source, part, word));
}

function isSupported(source: SourceFacts, part: string, word: Word): boolean {
  if (source.lowers.has(part) || source.lowers.has(word.lower) || isStopWord(part)) return true;
  if (source.roots.has(word.root)) return true;
  const root = word.lower.includes('-') ? rootOf(part) : word.root;
  return source.roots.has(root) || synonymsOf(root).some((other) => source.roots.has(other));
}
