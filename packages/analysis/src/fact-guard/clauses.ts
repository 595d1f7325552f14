import { isParticiple, verbOf } from '../text/verbs.ts';
import { rungOf, rungOfRole } from './seniority.ts';
import { isStopWord, type Word } from './words.ts';

export interface Clause {
  words: Word[];
  /** The roots of what it speaks of: without the verbs of the ladder. */
  roots: Set<string>;
  /** The rung that it claims: 3, plain doing, when no verb of it is on the ladder. */
  rung: number;
  /** Where the rung is said; none when it is carried over from the clause before. */
  saidBy: Word | undefined;
  /** The rung of what follows it without a verb: a title says nothing of what stands after it. */
  carries: number;
}

const cut = /[.;,:!?•\n()]/;
const cutWord = /^(?:and|while|who|which|but|plus)$/;
const people = /^(?:team|teams|staff|people|person|employees|department|crew|reports|colleagues)$/;
const determiner =
  /^(?:the|an?|of|for|all|each|every|any|some|their|its|his|her|our|new|and|or|with|from|to)$/;
/** A verb that says what was done, not one that hangs on another ('to build', 'building'). */
function saysDoing(word: Word, before: Word | undefined): boolean {
  const verb = verbOf(word.lower);
  if (!verb) return before === undefined && isParticiple(word.lower);
  if (verb.base === 'be' || verb.base === 'have') return false;
  if (verb.form === 'past') return true;
  if (verb.form === 'third') return !determiner.test(before?.lower ?? '');
  return verb.form === 'base' && word.opensSentence && before === undefined;
}

/** A text cut at its punctuation and at 'and'. A clause without a verb of its own keeps the rung before it. */
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
  const telling = words.filter(
    (word, index) => !isStopWord(word.lower) && rungOf(words, index) === undefined,
  );
  const roots = new Set(telling.map((word) => word.root));
  for (const [index, word] of words.entries()) {
    const verbRung = rungOf(words, index);
    const said = verbRung ?? (index < 3 ? rungOfRole(word) : undefined);
    if (said === undefined) continue;
    const leads = said === 4 && words.some((other) => people.test(other.lower));
    const rung = leads ? 5 : said;
    return { words, roots, rung, saidBy: word, carries: verbRung === undefined ? 3 : rung };
  }
  const verb = words.find((word, index) => saysDoing(word, words[index - 1]));
  const rung = verb ? 3 : (before?.carries ?? 3);
  return { words, roots, rung, saidBy: verb, carries: rung };
}
