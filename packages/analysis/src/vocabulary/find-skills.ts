import type { Candidate } from './candidate.ts';
import { type PhraseWord, phraseWords } from './phrase.ts';
import { isMeant } from './skill-context.ts';
import { type Skill, vocabulary } from './vocabulary.ts';

/** Where a text names a skill: `text.slice(start, end)`. */
export type SkillMention = { skill: Skill; start: number; end: number };

let starts: ReadonlyMap<string, number> | undefined;

/** For a word that some name begins with: how many words the longest such name has. */
function longestBeginningWith(): ReadonlyMap<string, number> {
  if (starts) return starts;
  const longest = new Map<string, number>();
  for (const key of vocabulary().names.keys()) {
    const words = key.split(' ');
    const first = words[0] ?? '';
    longest.set(first, Math.max(longest.get(first) ?? 0, words.length));
  }
  starts = longest;
  return longest;
}

/**
 * The skills that a text names, in reading order, the longest name at each place. A word that is
 * also English counts only where its case and its surroundings say that the skill is meant.
 */
export function findSkills(text: string): SkillMention[] {
  const words = phraseWords(text);
  const candidates = candidatesIn(words);
  return candidates
    .filter((candidate, index) => isMeant({ text, words, candidates, candidate, index }))
    .map(({ name, first, last }) => ({
      skill: name.skill,
      start: words[first]?.start ?? 0,
      end: words[last]?.end ?? 0,
    }));
}

function candidatesIn(words: readonly PhraseWord[]): Candidate[] {
  const candidates: Candidate[] = [];
  for (let first = 0; first < words.length; first += 1) {
    const found = longestAt(words, first);
    if (!found) continue;
    candidates.push(found);
    first = found.last;
  }
  return candidates;
}

function longestAt(words: readonly PhraseWord[], first: number): Candidate | undefined {
  const most = longestBeginningWith().get(words[first]?.key ?? '') ?? 0;
  for (let last = Math.min(first + most, words.length) - 1; last >= first; last -= 1) {
    const key = words
      .slice(first, last + 1)
      .map((word) => word.key)
      .join(' ');
    const name = vocabulary().names.get(key);
    if (name) return { name, first, last };
  }
  return undefined;
}
