import { isSpeltOut } from './abbreviations.ts';
import type { Clause } from './clauses.ts';
import type { FactFlag } from './fact-flag.ts';
import { headship, isTeaching, isWidening, seniorityOf, setsApart } from './seniority.ts';
import type { SourceFacts } from './source-facts.ts';
import { isStopWord, rootOf, synonymsOf, type Word } from './words.ts';

export function checkScope(source: SourceFacts, clauses: readonly Clause[]): FactFlag[] {
  const flags: FactFlag[] = [];
  for (const clause of clauses) {
    const allowed = allowedSeniority(source, clause);
    const found = climbingWord(clause, allowed);
    const isSame = found && isStatedOtherwise(source, found, allowed);
    const climbing = isSame ? undefined : found;
    if (climbing) flags.push(toFlag(climbing));
    const wider = clause.words.filter(
      (word, index) =>
        word !== climbing &&
        (isWidening(word) || setsApart(clause.words, index)) &&
        !isSupported(source, word),
    );
    flags.push(...wider.map(toFlag));
  }
  return flags;
}

/**
 * Returns the flags of titles that an abbreviation of the source may stand for: 'ED' is a
 * department or an executive director.
 */
export function titlesOfLetters(
  source: SourceFacts,
  flags: readonly FactFlag[],
  words: readonly Word[],
): ReadonlySet<FactFlag> {
  const places = new Map(words.map(({ start }, index) => [start, index]));
  const isOfLetters = ({ start }: FactFlag) => isSpeltOut(source, words, places.get(start) ?? -1);
  return new Set(
    flags.filter((flag) => flag.kind === 'scope' && headship.test(flag.text) && isOfLetters(flag)),
  );
}

/** Whether the source makes the same claim as a verb in other words. */
const isStatedOtherwise = (source: SourceFacts, word: Word, allowed: number): boolean =>
  isParaphrase(source, word, allowed) ||
  isNamed(source, word) ||
  (isFounding(word) && businessBegun.test(source.text));

const isFounding = ({ root }: Word): boolean => root === rootOf('founded');

/**
 * Starting a business supports 'founded'. Starting at one, opening the shop every morning or
 * beginning a business degree does not.
 */
const businessBegun =
  /\b(?:start(?:ed)?|set(?:ting)? up|open(?:ed)?|began|launched)(?:\s(?!(?:the|at|as|for|in|on|of|to|by|with|from|and|work|job)\b)[\p{L}\d’'-]+){0,4}\s(?:start-?up|company|business|shop|agency|ngo|charity|firm|club|studio|practice|salon|caf[eé]|restaurant)(?!\s(?!(?:with|in|at|for|that|which|to|and|from|of|on|called|named|selling|after|while|out|by)\b)\p{L})(?![\p{L}\p{N}])/iu;

const toFlag = (word: Word): FactFlag => ({
  kind: 'scope',
  text: word.text,
  start: word.start,
  end: word.end,
});

const isSupported = (source: SourceFacts, { lower, root }: Word) =>
  source.lowers.has(lower) ||
  source.roots.has(root) ||
  synonymsOf(root).some((other) => source.roots.has(other));

/** Whether a word is part of a name: 'Institute' in 'Lamar Institute' is not a verb. */
const isNamed = (source: SourceFacts, { text, lower, opensSentence }: Word) =>
  !opensSentence && /^\p{Lu}/u.test(text) && source.lowers.has(lower);

/** Whether one verb for teaching replaces another, for teaching that the person did themselves. */
const isParaphrase = (source: SourceFacts, { root }: Word, allowed: number) =>
  allowed >= 3 && isTeaching(root) && [...source.roots].some(isTeaching);

const firstContentWord = (clause: Clause) => clause.words.find((word) => !isStopWord(word.lower));

/**
 * Aligns a clause with the source by shared roots (an inverted index: root → clauses). Returns the
 * highest seniority level of the source clauses that share the most roots, or of all clauses if
 * none shares a root.
 */
function allowedSeniority(source: SourceFacts, clause: Clause): number {
  const shared = new Map<Clause, number>();
  for (const root of clause.roots) {
    for (const known of source.clausesByRoot.get(root) ?? []) {
      shared.set(known, (shared.get(known) ?? 0) + 1);
    }
  }
  if (shared.size === 0) return source.highestSeniority;
  let best = 0;
  let allowed = 0;
  for (const [known, count] of shared) {
    if (count > best) allowed = known.seniority;
    else if (count === best) allowed = Math.max(allowed, known.seniority);
    best = Math.max(best, count);
  }
  return allowed;
}

function climbingWord(clause: Clause, allowed: number): Word | undefined {
  if (clause.seniorityWord && clause.seniority <= 3)
    return clause.seniority > allowed ? clause.seniorityWord : undefined;
  if (!clause.seniorityWord)
    return clause.seniority > Math.max(allowed, 3) ? firstContentWord(clause) : undefined;
  const higher = clause.words.find((_, index) => (seniorityOf(clause.words, index) ?? 0) > allowed);
  return higher;
}
