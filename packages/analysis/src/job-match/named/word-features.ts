import { isDoer, isEmployerWord, isLegalForm } from './name-words.ts';
import type { NamedLine, NamedWord } from './named-lines.ts';

/** The class of a number: how many of the steps it reaches. */
export const stepsOf = (value: number, ...steps: readonly number[]): number =>
  steps.filter((least) => value >= least).length;

const keyAt = (words: readonly NamedWord[], at: number): string =>
  words[at]?.key ?? (at < 0 ? '<' : '>');
const shapeAt = (words: readonly NamedWord[], at: number): string => words[at]?.shape ?? '#';
const kindAt = (words: readonly NamedWord[], at: number): string =>
  words[at]?.kind ?? (at < 0 ? '<' : '>');

/** Returns the features of a name that begins with word `at` of a line. */
export function firstFeatures(words: readonly NamedWord[], at: number, line: number): string[] {
  const key = (by: number) => keyAt(words, at + by);
  const shape = (by: number) => shapeAt(words, at + by);
  const kind = (by: number) => kindAt(words, at + by);
  const near = words.slice(Math.max(0, at - 5), at);
  return [
    `f0 ${key(0)}`,
    `f1 ${key(1)}`,
    `f-1 ${key(-1)}`,
    `f-2 ${key(-2)}`,
    `f-12 ${key(-2)} ${key(-1)}`,
    `f-123 ${key(-3)} ${key(-2)} ${key(-1)}`,
    `f-10 ${key(-1)} ${key(0)}`,
    `fend ${key(0).slice(-3)}`,
    `fstart ${key(0).slice(0, 4)}`,
    `fshape ${shape(-1)} ${shape(0)} ${shape(1)}`,
    `fshape ${key(-1)} ${shape(0)}`,
    `fkind ${kind(0)}`,
    `fkind-1 ${kind(-1)}`,
    `fkind-12 ${kind(-2)} ${kind(-1)}`,
    `fkind-123 ${kind(-3)} ${kind(-2)} ${kind(-1)}`,
    `fkind-101 ${kind(-1)} ${kind(0)} ${kind(1)}`,
    `fat ${stepsOf(at, 1, 2, 4, 8)}`,
    `fline ${stepsOf(line, 1, 2, 3, 5, 8, 14)} ${at === 0}`,
    ...near.map((other) => `fnear ${other.key}`),
    ...new Set(near.slice(-4).map((other) => `fcue ${other.cue}`)),
  ];
}

/** Returns the features of a name that ends with word `at` of line `of`. */
export function lastFeatures(lines: readonly NamedLine[], of: number, at: number): string[] {
  const words = lines[of]?.words ?? [];
  const key = (by: number) => keyAt(words, at + by);
  const shape = (by: number) => shapeAt(words, at + by);
  const kind = (by: number) => kindAt(words, at + by);
  const text = words[at]?.text ?? '';
  const isLast = at === words.length - 1;
  const below = lines[of + 1]?.words[0];
  return [
    `l0 ${key(0)}`,
    `l1 ${key(1)}`,
    `l2 ${key(2)}`,
    `l12 ${key(1)} ${key(2)}`,
    `l01 ${key(0)} ${key(1)}`,
    `l123 ${key(1)} ${key(2)} ${key(3)}`,
    `lend ${key(0).slice(-3)}`,
    `lend ${key(0).slice(-4)}`,
    `lend ${key(0).slice(-2)} ${shape(0)}`,
    `lshape ${shape(0)} ${shape(1)} ${shape(2)}`,
    `lshape ${key(1)} ${shape(2)}`,
    `lkind ${kind(1)}`,
    `lkind ${kind(1)} ${kind(2)}`,
    `lkind ${kind(1)} ${kind(2)} ${kind(3)}`,
    `lkind0 ${kind(0)} ${kind(1)}`,
    `lleft ${stepsOf(words.length - 1 - at, 1, 2, 4, 8)}`,
    `lline ${stepsOf(of, 1, 2, 3, 5, 8, 14)} ${isLast}`,
    `llegal ${isLegalForm(text)}`,
    `lemployer ${isEmployerWord(text)}`,
    `ldoer ${isDoer(text)}`,
    ...words.slice(at + 1, at + 5).map((other) => `lnear ${other.key}`),
    ...(isLast ? [`lbelow ${below?.key} ${lines[of]?.isGapBelow}`, `lbelow ${below?.shape}`] : []),
  ];
}

/** Returns the features of a line. */
export function lineFeatures(lines: readonly NamedLine[], at: number): string[] {
  const line = lines[at];
  const words = line?.words ?? [];
  const before = lines[at - 1]?.words ?? [];
  const behind = lines[at + 1]?.words ?? [];
  const [first, last, above] = [words[0], words.at(-1), before.at(-1)];
  const length = stepsOf(words.length, 2, 4, 6, 9, 14, 20, 40);
  return [
    `at ${stepsOf(at, 1, 2, 3, 4, 5, 6, 8, 10, 14, 20, 30)}`,
    `end ${stepsOf(lines.length - at, 2, 3, 4, 6, 10)}`,
    `length ${length}`,
    `length ${length} ${stepsOf(at, 1, 2, 3, 5, 8)}`,
    `item ${line?.isItem}`,
    `gap ${line?.isGapAbove} ${line?.isGapBelow}`,
    `last ${last?.key}`,
    `lastkind ${last?.isWord ? '' : last?.text}`,
    `first ${first?.key}`,
    `firstkind ${first?.kind}`,
    `first2 ${first?.key} ${words[1]?.key}`,
    `above ${above?.key}`,
    `abovekind ${above?.kind}`,
    `abovefirst ${before[0]?.key}`,
    `abovelength ${stepsOf(before.length, 1, 3, 6, 10, 20)}`,
    `belowfirst ${behind[0]?.key}`,
    `belowlast ${behind.at(-1)?.key}`,
    `belowkind ${behind[0]?.kind} ${behind.at(-1)?.kind}`,
    `belowlength ${stepsOf(behind.length, 1, 3, 6, 10, 20)}`,
    `capitals ${words.every(({ shape }) => shape !== 'a' && shape !== 'Aa')}`,
    `mail ${words.some(({ text }) => text === '@')}`,
    `colon ${words.findIndex(({ text }) => text === ':') > 0}`,
    ...new Set(words.slice(0, 12).map(({ cue }) => `cue ${cue}`)),
  ];
}
