import { guardWords } from './guard-words.ts';
import { numberWordSource } from './number-words.ts';
import { rootOf, type Word } from './words.ts';

/** What any rewrite may say. */
const plain = new Set([...guardWords('plain').keys()].map(rootOf));
const numberWord = new RegExp(
  `^(?:${numberWordSource}|hundreds|thousands|millions|dozens|half|twice)$`,
  'i',
);
const measure =
  /^(?:s|ms|k|m|h|secs?|mins?|hrs?|kg|km|percent|million|thousand|hundred|lakh|crore|dozen|third|quarter)$/;

export const isPlain = (word: Word): boolean =>
  plain.has(word.root) || measure.test(word.lower) || numberWord.test(word.lower);

const telling = new Set([...guardWords('telling').keys()].map(rootOf));

export const isTelling = (word: Word): boolean => telling.has(word.root);
