import type { ReadResume, Sentence } from '../resume/read-resume.ts';
import type { Spelling } from '../spelling/spelling.ts';
import type { Token } from '../text/segmentation.ts';
import { type Check, faultsIn } from './check.ts';

const weight = 3;
/** Limit on the words checked, five times the length of a long resume. More would take too long. */
const mostWords = 1_500;

export const spelling: Check = {
  id: 'spelling',
  area: 'content',
  weight,
  isEnglishOnly: true,
  find: (resume) =>
    faultsIn(
      resume.sentences,
      weight,
      'There’s nothing to read yet. Describe your work in a few sentences.',
      misspeltIn(resume),
    ),
  praise: () => 'No spelling mistakes found.',
};

type Misspelt = { word: Token; correction: string };

const misspeltIn = ({ spelling: speller }: ReadResume) => {
  const read = new Set<string>();
  const correctionOf = (word: string) => {
    if (read.size < mostWords) read.add(word);
    return read.has(word) ? speller?.correctionOf(word) : undefined;
  };
  return (sentence: Sentence) => faultIn(sentence, correctionOf);
};

function faultIn(sentence: Sentence, correctionOf: Spelling['correctionOf']) {
  const found = sentence.words.flatMap((word, index) =>
    check(correctionOf, word, index, sentence.words[index + 1]),
  );
  const [first] = found;
  const last = found.at(-1);
  if (!first || !last) return undefined;
  const { path, text } = sentence;
  const quoted = found.map(({ word, correction }) => `'${word.text}' (for '${correction}')`);
  return {
    path,
    start: first.word.start,
    end: last.word.end,
    message: `${quoted.join(', ')} ${found.length > 1 ? 'look' : 'looks'} misspelled. Readers notice spelling before anything else.`,
    rewrite: corrected(text, found),
  };
}

/**
 * Endings that names do not have: 'Acheived Sales of 2m' opens with a verb, 'Dinesh Rawat' with a
 * name.
 */
const isOfNoName = /^\p{L}{5,}(?:ance|ed|ence|ful|ing|ity|ly|ment|[st]ion)$/u;

/** Skips names: a word with a capital inside a sentence, or before another capitalized word. */
function check(
  correctionOf: Spelling['correctionOf'],
  word: Token,
  index: number,
  next: Token | undefined,
): Misspelt[] {
  if (!/^\p{L}\p{Ll}{3,19}$/u.test(word.text) || !/^[a-z]+$/.test(word.lower)) return [];
  const isCapital = /^\p{Lu}/u.test(word.text);
  if (isCapital && index > 0) return [];
  const correction = correctionOf(word.lower);
  if (correction === undefined) return [];
  const isBeforeName = next?.start === word.end + 1 && /^\p{Lu}\p{Ll}/u.test(next.text);
  if (isCapital && isBeforeName && !isOfNoName.test(correction)) return [];
  return [
    {
      word,
      correction: isCapital ? correction[0]?.toUpperCase() + correction.slice(1) : correction,
    },
  ];
}

function corrected(text: string, found: readonly Misspelt[]): string {
  return found
    .map(({ word, correction }, index) => {
      const next = found[index + 1];
      return correction + (next ? text.slice(word.end, next.word.start) : '');
    })
    .join('');
}
