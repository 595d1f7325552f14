import { isParticiple, verbOf } from '../text/verbs.ts';
import { seniorityOf, seniorityOfRole } from './seniority.ts';
import { isStopWord, type Word } from './words.ts';

export interface Clause {
  words: Word[];
  /** Roots of its words, without verbs that claim a level of seniority. */
  roots: Set<string>;
  /**
   * The seniority level of the clause: 3, for simply doing the work, unless a verb claims another.
   */
  seniority: number;
  /**
   * The verb that claims the level, or undefined if it is carried over from the previous clause.
   */
  seniorityWord: Word | undefined;
  /** The level that a following clause without a verb inherits. Titles pass none on. */
  inherited: number;
}

const cut = /[.;,:!?•\n()]/;
const cutWord = /^(?:and|while|who|which|but|plus)$/;
const people = /^(?:team|teams|staff|people|person|employees|department|crew|reports|colleagues)$/;
const determiner =
  /^(?:the|an?|of|for|all|each|every|any|some|their|its|his|her|our|new|and|or|with|from|to)$/;
/** Whether a verb is the main one rather than dependent ('to build', 'building'). */
function isMainVerb(word: Word, before: Word | undefined): boolean {
  const verb = verbOf(word.lower);
  if (!verb) return before === undefined && isParticiple(word.lower);
  if (verb.base === 'be' || verb.base === 'have') return false;
  if (verb.form === 'past') return true;
  if (verb.form === 'third') return !determiner.test(before?.lower ?? '');
  return verb.form === 'base' && word.opensSentence && before === undefined;
}

/**
 * Splits a text at punctuation and at 'and'. A clause without a verb inherits the level of the
 * previous one.
 */
export function readClauses(text: string, words: readonly Word[]): Clause[] {
  const clauses: Clause[] = [];
  let from = 0;
  for (let index = 1; index <= words.length; index++) {
    const word = words[index];
    const last = words[index - 1];
    if (word && last && !isCut(text, last, word)) continue;
    const carriesOn = from > 0 && words[from]?.opensSentence === false;
    clauses.push(toClause(words.slice(from, index), carriesOn ? clauses.at(-1) : undefined));
    from = index;
  }
  return clauses;
}

function isCut(text: string, last: Word, word: Word): boolean {
  if (last.lower === 'team' && /^(?:who|which)$/.test(word.lower)) return false;
  return (
    word.opensSentence || cutWord.test(word.lower) || cut.test(text.slice(last.end, word.start))
  );
}

function toClause(words: Word[], before: Clause | undefined): Clause {
  const contentWords = words.filter(
    (word, index) => !isStopWord(word.lower) && seniorityOf(words, index) === undefined,
  );
  const roots = new Set(contentWords.map((word) => word.root));
  for (const [index, word] of words.entries()) {
    const verbSeniority = seniorityOf(words, index);
    const level = verbSeniority ?? (index < 3 ? seniorityOfRole(word) : undefined);
    if (level === undefined) continue;
    const leads = level === 4 && words.some((other) => people.test(other.lower));
    const seniority = leads ? 5 : level;
    return {
      words,
      roots,
      seniority,
      seniorityWord: word,
      inherited: verbSeniority === undefined ? 3 : seniority,
    };
  }
  const verb = words.find((word, index) => isMainVerb(word, words[index - 1]));
  const seniority = verb ? 3 : (before?.inherited ?? 3);
  return { words, roots, seniority, seniorityWord: verb, inherited: seniority };
}
