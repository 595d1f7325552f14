import { differentHashes, feature, hashOf } from '../learned/feature-hash.ts';
import type { NeedSentence } from '../learned/need-features.ts';
import type { NeedWord } from '../learned/need-words.ts';
import { sentenceFeatures } from '../learned/sentence-features.ts';
import { isOffer, isOptional } from '../requirements.ts';
import { type Mark, marksOf } from './condition-marks.ts';
import { wordFeatures } from './word-features.ts';

/** A sentence with the rules' marks of each word. */
type Marked = Pick<NeedSentence, 'text' | 'words' | 'surroundings'> & { marks: readonly Mark[][] };

/**
 * Returns the hashed features of each word of a sentence: its form and neighbors, and the rules'
 * marks of it, of the words around it, of its clause and of its sentence. Linear in the sentence.
 */
export function conditionFeatures({ text, words, surroundings }: NeedSentence): Int32Array[] {
  const sentence = { text, words, surroundings, marks: marksOf(text, words) };
  const shared = featuresOfSentence(sentence);
  return clausesOf(words).flatMap((clause) => {
    const ofClause = featuresOfClause(clause, sentence);
    return words.slice(clause.first, clause.end).map((_, index) => {
      const at = clause.first + index;
      const own = [...wordFeatures(words, at), ...featuresOfMarks(sentence, at)];
      return differentHashes(own, ofClause, shared);
    });
  });
}

function featuresOfSentence({ text, words, surroundings, marks }: Marked): number[] {
  const { kind: section, heading } = surroundings.line;
  const found = new Set(marks.flat());
  return [
    ...sentenceFeatures(text, words.length, surroundings).map(hashOf),
    ...Array.from(found, (mark) => feature`sentence=${mark}`),
    feature`sentence=${[...found].toSorted().join()}|${section}`,
    feature`heading=${heading.toLowerCase()}|`,
    feature`first=${words[0]?.key}`,
    feature`language=${surroundings.language}`,
  ];
}

/** How the distances 1 to 4 of a mark from a word are counted as features. */
const distances = [1, 2, 3, 3];

function featuresOfMarks({ words, surroundings, marks }: Marked, at: number): number[] {
  const { kind: section, isItem } = surroundings.line;
  const own = (marks[at] ?? []).flatMap((mark) => [
    feature`mark=${mark}|${marks[at - 1]?.includes(mark) === true}`,
    feature`mark=${mark}|${section}`,
    feature`mark=${mark}|${words[at]?.stem}`,
    feature`mark=${mark}|${isItem}|${words.length < 8}`,
  ]);
  const near = distances.flatMap((distance, before) => [
    ...(marks[at - before - 1] ?? []).map((mark) => feature`mark-${distance}=${mark}`),
    ...(marks[at + before + 1] ?? []).map((mark) => feature`mark+${distance}=${mark}`),
  ]);
  return [...own, ...near];
}

type Clause = { first: number; end: number };

/** Fewer words are too few for a clause. */
const fewestWords = 3;

/** Splits a sentence at its commas, semicolons, colons and dashes. */
function clausesOf(words: readonly NeedWord[]): Clause[] {
  const clauses: Clause[] = [];
  let first = 0;
  for (const [at, { key }] of words.entries()) {
    const isEnd = /^[,;:–—-]$/.test(key) && at + 1 - first >= fewestWords;
    if (!isEnd && at < words.length - 1) continue;
    clauses.push({ first, end: at + 1 });
    first = at + 1;
  }
  return clauses;
}

function featuresOfClause(
  { first, end }: Clause,
  { text, words, surroundings, marks }: Marked,
): number[] {
  const section = surroundings.line.kind;
  const found = [...new Set(marks.slice(first, end).flat())].toSorted();
  const clause = text.slice(words[first]?.start, words[end - 1]?.end);
  const asked = isOptional(clause) ? 'liked' : isOffer(clause) ? 'offered' : section;
  const [opening, second] = [words[first], words[first + 1]];
  return [
    feature`asked=${asked}`,
    feature`clause=${found.join()}|${asked}`,
    ...found.flatMap((mark) => [feature`clause=${mark}`, feature`clause=${mark}|${asked}`]),
    feature`opening=${opening?.stem}`,
    feature`opening=${opening?.stem}|${second?.stem}`,
  ];
}
