import { readLanguageOf } from '../../text/languages.ts';
import { folded, isSmallWord, stemOf } from '../../text/stem.ts';
import { phraseWords } from '../../vocabulary/phrase.ts';
import { questionKind } from './question-kind.ts';

/** Words of most questions, which distinguish none of them. */
const common: ReadonlySet<string> = new Set(
  [
    'tell',
    'describe',
    'give',
    'example',
    'time',
    'situation',
    'explain',
    'share',
    'please',
    'about',
    'something',
    'you',
    'your',
  ].map((word) => stemOf(word, 'en')),
);

/** Returns the stems of the words that identify a text's subject. */
export function contentStems(text: string): ReadonlySet<string> {
  const language = readLanguageOf(text);
  const words = phraseWords(text.slice(0, 2_000)).map(({ start, end }) =>
    folded(text.slice(start, end)),
  );
  const stems = words
    .filter((word) => word.length > 2 && !isSmallWord(word, language))
    .map((word) => stemOf(word, language));
  return new Set(stems.filter((stem) => !common.has(stem)));
}

/** How similar two questions are, from 0 to 1, by shared words (Dice coefficient) and by kind. */
export function questionSimilarity(one: string, other: string): number {
  const [mine, theirs] = [contentStems(one), contentStems(other)];
  const shared = [...mine].filter((stem) => theirs.has(stem)).length;
  const words = mine.size + theirs.size === 0 ? 0 : (2 * shared) / (mine.size + theirs.size);
  const kind = questionKind(one);
  const isSameKind = kind !== 'other' && kind === questionKind(other);
  return isSameKind ? Math.max(words, 0.6) : words;
}

/** Returns earlier questions that ask nearly the same, the most similar first. */
export const similarQuestions = <Q extends { question: string }>(
  question: string,
  earlier: readonly Q[],
): Q[] =>
  earlier
    .map((one) => ({ one, likeness: questionSimilarity(question, one.question) }))
    .filter(({ likeness }) => likeness >= 0.5)
    .toSorted((one, other) => other.likeness - one.likeness)
    .map(({ one }) => one);
