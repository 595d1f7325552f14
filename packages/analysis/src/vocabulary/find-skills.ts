import { wordsOfKind } from '../text/words.ts';
import { type PhraseWord, phraseWords } from './phrase.ts';
import { type Skill, type SkillName, type SkillNames, vocabulary } from './vocabulary.ts';

/** Where a text names a skill: `text.slice(start, end)`. */
export type SkillMention = { skill: Skill; start: number; end: number };

const starts = new WeakMap<SkillNames, ReadonlyMap<string, number>>();

/** For a word that some name begins with: how many words the longest such name has. */
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
 * Dictionary matching, leftmost and longest first: at each word the longest name that begins there is
 * taken, and reading goes on behind it. Linear in the text, since names have a bounded length.
 *
 * @returns the skills that a text names, in reading order, the longest name at each place. A word that is
 * also English counts only where its case and its surroundings say that the skill is meant. `names` may be
 * others than the vocabulary's: those of a language (`namesIn`).
 */
export function findSkills(text: string, names: SkillNames = vocabulary().names): SkillMention[] {
  const words = phraseWords(text);
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
  for (let last = Math.min(first + most, words.length) - 1; last >= first; last -= 1) {
    const key = words
      .slice(first, last + 1)
      .map((word) => word.key)
      .join(' ');
    const name = names.get(key);
    if (name) return { name, first, last };
  }
  return undefined;
}

const cues = wordsOfKind('skill-cue');

/** Acronyms that nobody takes for another word when they are written small. */
const plainWhenSmall =
  /^(?:sql|html5?|css3?|php|aws|seo|api|apis|crm|gcp|git|npm|ios|json|xml|gis|cad|bim|erp|etl|nlp|ci cd|dns|vpn|plc|pcr|saas|ux|ui|nosql|c\+\+|c#|\.net)$/;

type MentionContext = {
  text: string;
  words: readonly PhraseWord[];
  candidates: readonly Candidate[];
  candidate: Candidate;
  /** Where among the candidates it stands. */
  index: number;
};

/** Whether the skill is meant where its name stands. */
function isMeant(context: MentionContext): boolean {
  const { text, words, candidate } = context;
  const asWritten = text.slice(words[candidate.first]?.start, words[candidate.last]?.end);
  const { ambiguous, written } = candidate.name;
  if (!ambiguous) return !isSmallAcronym(written, asWritten);
  if (asWritten !== written) return false;
  if (asWritten === text.trim()) return true;
  return isNearCue(context) || (!opensSentence(context) && isNearSkill(context));
}

/** 'rag' is no RAG and 'safe' no SAFe. */
const isSmallAcronym = (written: string, asWritten: string): boolean =>
  /^[\p{Lu}\p{N}&+#/]{2,5}s?$/u.test(written) &&
  asWritten === asWritten.toLowerCase() &&
  /\p{Ll}/u.test(asWritten) &&
  !plainWhenSmall.test(asWritten);

function isNearCue({ words, candidate }: MentionContext): boolean {
  const before = words.slice(Math.max(0, candidate.first - 2), candidate.first);
  const after = words.slice(candidate.last + 1, candidate.last + 3);
  return [...before, ...after].some((word) => cues.has(word.key));
}

/** At a sentence's start every word has a capital: 'Go beyond', 'Spring 2024'. */
function opensSentence({ text, words, candidate }: MentionContext): boolean {
  const start = words[candidate.first]?.start ?? 0;
  const before = text.slice(Math.max(0, start - 4), start);
  const after = text.slice(words[candidate.last]?.end, (words[candidate.last]?.end ?? 0) + 2);
  const isFirst = before.trim() === '' ? start <= 4 : /$(?<=[.!?•\n-]\s*)/.test(before);
  return isFirst && /^\s[\p{Ll}\p{N}]/u.test(after);
}

const reach = 12;

/** Another skill in the sentence that can't be mistaken, or a neighbour in a list. */
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

/** A place that reads like a skill's name, by the words of the text that it takes up. */
type Candidate = { name: SkillName; first: number; last: number };
