import { wordsOfKind } from '../text/words.ts';
import type { Candidate } from './candidate.ts';
import type { PhraseWord } from './phrase.ts';

const cues = wordsOfKind('skill-cue');

/** Acronyms that nobody takes for another word when they are written small. */
const plainWhenSmall =
  /^(?:sql|html5?|css3?|php|aws|seo|api|apis|crm|gcp|git|npm|ios|json|xml|gis|cad|bim|erp|etl|nlp|ci cd|dns|vpn|plc|pcr|saas|ux|ui|nosql|c\+\+|c#|\.net)$/;

type Place = {
  text: string;
  words: readonly PhraseWord[];
  candidates: readonly Candidate[];
  candidate: Candidate;
  /** Where among the candidates it stands. */
  index: number;
};

/** Whether the skill is meant where its name stands. */
export function isMeant(place: Place): boolean {
  const { text, words, candidate } = place;
  const said = text.slice(words[candidate.first]?.start, words[candidate.last]?.end);
  const { ambiguous, written } = candidate.name;
  if (!ambiguous) return !isSmallAcronym(written, said);
  if (said !== written) return false;
  if (said === text.trim()) return true;
  return isNearCue(place) || (!opensSentence(place) && isNearSkill(place));
}

/** 'rag' is no RAG and 'safe' no SAFe. */
const isSmallAcronym = (written: string, said: string): boolean =>
  /^[\p{Lu}\p{N}&+#/]{2,5}s?$/u.test(written) &&
  said === said.toLowerCase() &&
  /\p{Ll}/u.test(said) &&
  !plainWhenSmall.test(said);

function isNearCue({ words, candidate }: Place): boolean {
  const before = words.slice(Math.max(0, candidate.first - 2), candidate.first);
  const after = words.slice(candidate.last + 1, candidate.last + 3);
  return [...before, ...after].some((word) => cues.has(word.key));
}

/** At a sentence's start every word has a capital: 'Go beyond', 'Spring 2024'. */
function opensSentence({ text, words, candidate }: Place): boolean {
  const start = words[candidate.first]?.start ?? 0;
  const before = text.slice(Math.max(0, start - 4), start);
  const after = text.slice(words[candidate.last]?.end, (words[candidate.last]?.end ?? 0) + 2);
  const isFirst = before.trim() === '' ? start <= 4 : /$(?<=[.!?•\n-]\s*)/.test(before);
  return isFirst && /^\s[\p{Ll}\p{N}]/u.test(after);
}

const reach = 12;

/** Another skill in the sentence that can't be mistaken, or a neighbour in a list. */
function isNearSkill({ text, words, candidates, candidate, index }: Place): boolean {
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
