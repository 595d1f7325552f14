import { wordsOfKind } from '../text/words.ts';
import { type PhraseWord, phraseWords } from './phrase.ts';
import { type Skill, type SkillName, type SkillNames, vocabulary } from './vocabulary.ts';

/** A mention of a skill: `text.slice(start, end)`. */
export type SkillMention = { skill: Skill; start: number; end: number };

const starts = new WeakMap<SkillNames, ReadonlyMap<string, number>>();

/** The number of words in the longest name, by the first word of the name. */
function longestBeginningWith(names: SkillNames): ReadonlyMap<string, number> {
  const known = starts.get(names);
  if (known) return known;
  const longest = new Map<string, number>();
  for (const key of names.keys()) {
    const words = key.split(' ');
    const first = words[0] ?? '';
    longest.set(first, Math.max(longest.get(first) ?? 0, words.length));
  }
  starts.set(names, longest);
  return longest;
}

/**
 * Finds skills by dictionary matching, leftmost and longest first: takes the longest name that
 * begins at each word, and continues after it. Linear in the text, since names have a bounded
 * length. A word that is also an English word counts only if its case and context show that the
 * skill is meant.
 *
 * @param names names to use instead of the vocabulary's, such as those of a language (`namesIn`)
 * @param words the words of the text, if already known
 * @returns the mentions in reading order
 */
export function findSkills(
  text: string,
  names: SkillNames = vocabulary().names,
  words: readonly PhraseWord[] = phraseWords(text),
): SkillMention[] {
  const candidates = candidatesIn(words, names);
  return candidates
    .filter((candidate, index) => isMeant({ text, words, candidates, candidate, index }))
    .map(({ name, first, last }) => ({
      skill: name.skill,
      start: words[first]?.start ?? 0,
      end: words[last]?.end ?? 0,
    }));
}

function candidatesIn(words: readonly PhraseWord[], names: SkillNames): Candidate[] {
  const candidates: Candidate[] = [];
  const longest = longestBeginningWith(names);
  for (let first = 0; first < words.length; first += 1) {
    const found = longestAt(words, first, longest, names);
    if (!found) continue;
    candidates.push(found);
    first = found.last;
  }
  return candidates;
}

function longestAt(
  words: readonly PhraseWord[],
  first: number,
  longest: ReadonlyMap<string, number>,
  names: SkillNames,
): Candidate | undefined {
  const most = longest.get(words[first]?.key ?? '') ?? 0;
  let found: Candidate | undefined;
  let key = '';
  for (let last = first; last < Math.min(first + most, words.length); last += 1) {
    key += last === first ? words[last]?.key : ` ${words[last]?.key}`;
    const name = names.get(key);
    if (name) found = { name, first, last };
  }
  return found;
}

const cues = wordsOfKind('skill-cue');

/** Abbreviations that are unambiguous even in lowercase. */
const plainWhenSmall =
  /^(?:sql|html5?|css3?|php|aws|seo|api|apis|crm|gcp|git|npm|ios|json|xml|gis|cad|bim|erp|etl|nlp|ci cd|dns|vpn|plc|pcr|saas|ux|ui|nosql|c\+\+|c#|\.net)$/;

type MentionContext = {
  text: string;
  words: readonly PhraseWord[];
  candidates: readonly Candidate[];
  candidate: Candidate;
  /** Its index among the candidates. */
  index: number;
};

/** Whether a mention means the skill. */
function isMeant(context: MentionContext): boolean {
  const { text, words, candidate } = context;
  const asWritten = text.slice(words[candidate.first]?.start, words[candidate.last]?.end);
  const { ambiguous, written } = candidate.name;
  if (isShorterAcronym(written, asWritten)) return false;
  if (!ambiguous) return !isSmallAcronym(written, asWritten);
  if (asWritten !== written) return false;
  if (asWritten === text.trim()) return true;
  if (isNearCue(context) || isExperience(context)) return true;
  return !opensSentence(context) && isNearSkill(context);
}

const experiences = new Set(['experience', 'exposure', 'fluency', 'fluent', 'familiarity']);
const prepositions = new Set(['in', 'of', 'to', 'using', 'with']);

/**
 * Matches 'experience in Go', but not 'experience in Spring 2024' or 'experience with Swift
 * Transport'.
 */
function isExperience({ text, words, candidate }: MentionContext): boolean {
  const [noun, preposition] = words.slice(Math.max(0, candidate.first - 2), candidate.first);
  if (!experiences.has(noun?.key ?? '') || !prepositions.has(preposition?.key ?? '')) return false;
  const behind = text.slice(words[candidate.last]?.end, (words[candidate.last]?.end ?? 0) + 2);
  return !/^\s[\p{Lu}\d]/u.test(behind);
}

/** 'rag' is not RAG, and 'safe' is not SAFe. */
const isSmallAcronym = (written: string, asWritten: string): boolean =>
  /^[\p{Lu}\p{N}&+#/]{2,5}s?$/u.test(written) &&
  asWritten === asWritten.toLowerCase() &&
  /\p{Ll}/u.test(asWritten) &&
  !plainWhenSmall.test(asWritten);

/** 'PAC' is not PACS, whose 'S' is not a plural ending. */
const isShorterAcronym = (written: string, asWritten: string): boolean =>
  /^\p{Lu}{2,6}S$/u.test(written) && `${asWritten.toUpperCase()}S` === written;

function isNearCue({ words, candidate }: MentionContext): boolean {
  const before = words.slice(Math.max(0, candidate.first - 2), candidate.first);
  const after = words.slice(candidate.last + 1, candidate.last + 3);
  return [...before, ...after].some((word) => cues.has(word.key));
}

/**
 * Whether a mention opens a sentence, where every word is capitalized: 'Go beyond', 'Spring 2024'.
 */
function opensSentence({ text, words, candidate }: MentionContext): boolean {
  const start = words[candidate.first]?.start ?? 0;
  const before = text.slice(Math.max(0, start - 4), start);
  const after = text.slice(words[candidate.last]?.end, (words[candidate.last]?.end ?? 0) + 2);
  const isFirst = before.trim() === '' ? start <= 4 : /$(?<=[.!?•\n-]\s*)/.test(before);
  return isFirst && /^\s[\p{Ll}\p{N}]/u.test(after);
}

const reach = 12;

/** Whether an unambiguous skill is in the same sentence, or adjacent in a list. */
function isNearSkill({ text, words, candidates, candidate, index }: MentionContext): boolean {
  const near = candidates.slice(Math.max(0, index - 3), index + 4);
  return near.some((other) => {
    if (other === candidate) return false;
    const [left, right] = other.first < candidate.first ? [other, candidate] : [candidate, other];
    if (right.first - left.last > reach) return false;
    const between = text.slice(words[left.last]?.end, words[right.first]?.start);
    if (/[.!?]\s|\n/.test(between)) return false;
    if (!other.name.ambiguous) return other.name.skill.kind === 'technical';
    return (
      /^\s*(?:[,/;|]|and|or|&)(?:\s*(?:and|or))?\s*$/.test(between) &&
      isCapital(text, words[other.first])
    );
  });
}

const isCapital = (text: string, word: PhraseWord | undefined): boolean =>
  /^\p{Lu}/u.test(text.slice(word?.start, word?.end));

/** A possible mention: the index of its first and last word. */
type Candidate = { name: SkillName; first: number; last: number };
