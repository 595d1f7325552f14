import { feature } from '../learned/feature-hash.ts';
import { isDoer, isEmployerWord, isLegalForm } from './name-words.ts';
import type { NamedLine, NamedWord } from './named-lines.ts';

/** Returns the class of a number: how many of the steps it reaches. */
export function stepsOf(value: number, ...steps: readonly number[]): number {
  let count = 0;
  for (const least of steps) if (value >= least) count++;
  return count;
}

const keyAt = (words: readonly NamedWord[], at: number): string =>
  words[at]?.key ?? (at < 0 ? '<' : '>');
const shapeAt = (words: readonly NamedWord[], at: number): string => words[at]?.shape ?? '#';
const kindAt = (words: readonly NamedWord[], at: number): string =>
  words[at]?.kind ?? (at < 0 ? '<' : '>');

/** Returns the features of a name that begins with word `at` of a line. */
export function firstFeatures(words: readonly NamedWord[], at: number, line: number): number[] {
  const key = (by: number) => keyAt(words, at + by);
  const shape = (by: number) => shapeAt(words, at + by);
  const kind = (by: number) => kindAt(words, at + by);
  const near = words.slice(Math.max(0, at - 5), at);
  return [
    feature`f0 ${key(0)}`,
    feature`f1 ${key(1)}`,
    feature`f-1 ${key(-1)}`,
    feature`f-2 ${key(-2)}`,
    feature`f-12 ${key(-2)} ${key(-1)}`,
    feature`f-123 ${key(-3)} ${key(-2)} ${key(-1)}`,
    feature`f-10 ${key(-1)} ${key(0)}`,
    feature`fend ${key(0).slice(-3)}`,
    feature`fstart ${key(0).slice(0, 4)}`,
    feature`fshape ${shape(-1)} ${shape(0)} ${shape(1)}`,
    feature`fshape ${key(-1)} ${shape(0)}`,
    feature`fkind ${kind(0)}`,
    feature`fkind-1 ${kind(-1)}`,
    feature`fkind-12 ${kind(-2)} ${kind(-1)}`,
    feature`fkind-123 ${kind(-3)} ${kind(-2)} ${kind(-1)}`,
    feature`fkind-101 ${kind(-1)} ${kind(0)} ${kind(1)}`,
    feature`fat ${stepsOf(at, 1, 2, 4, 8)}`,
    feature`fline ${stepsOf(line, 1, 2, 3, 5, 8, 14)} ${at === 0}`,
    ...near.map((other) => feature`fnear ${other.key}`),
    ...new Set(near.slice(-4).map((other) => feature`fcue ${other.cue}`)),
  ];
}

/** Returns the features of a name that ends with word `at` of line `of`. */
export function lastFeatures(lines: readonly NamedLine[], of: number, at: number): number[] {
  const words = lines[of]?.words ?? [];
  const key = (by: number) => keyAt(words, at + by);
  const shape = (by: number) => shapeAt(words, at + by);
  const kind = (by: number) => kindAt(words, at + by);
  const text = words[at]?.text ?? '';
  const isLast = at === words.length - 1;
  const below = lines[of + 1]?.words[0];
  return [
    feature`l0 ${key(0)}`,
    feature`l1 ${key(1)}`,
    feature`l2 ${key(2)}`,
    feature`l12 ${key(1)} ${key(2)}`,
    feature`l01 ${key(0)} ${key(1)}`,
    feature`l123 ${key(1)} ${key(2)} ${key(3)}`,
    feature`lend ${key(0).slice(-3)}`,
    feature`lend ${key(0).slice(-4)}`,
    feature`lend ${key(0).slice(-2)} ${shape(0)}`,
    feature`lshape ${shape(0)} ${shape(1)} ${shape(2)}`,
    feature`lshape ${key(1)} ${shape(2)}`,
    feature`lkind ${kind(1)}`,
    feature`lkind ${kind(1)} ${kind(2)}`,
    feature`lkind ${kind(1)} ${kind(2)} ${kind(3)}`,
    feature`lkind0 ${kind(0)} ${kind(1)}`,
    feature`lleft ${stepsOf(words.length - 1 - at, 1, 2, 4, 8)}`,
    feature`lline ${stepsOf(of, 1, 2, 3, 5, 8, 14)} ${isLast}`,
    feature`llegal ${isLegalForm(text)}`,
    feature`lemployer ${isEmployerWord(text)}`,
    feature`ldoer ${isDoer(text)}`,
    ...words.slice(at + 1, at + 5).map((other) => feature`lnear ${other.key}`),
    ...(isLast
      ? [feature`lbelow ${below?.key} ${lines[of]?.isGapBelow}`, feature`lbelow ${below?.shape}`]
      : []),
  ];
}

/** Returns the features of a line. */
export function lineFeatures(lines: readonly NamedLine[], at: number): number[] {
  const line = lines[at];
  const words = line?.words ?? [];
  const before = lines[at - 1]?.words ?? [];
  const behind = lines[at + 1]?.words ?? [];
  const [first, last, above] = [words[0], words.at(-1), before.at(-1)];
  const length = stepsOf(words.length, 2, 4, 6, 9, 14, 20, 40);
  return [
    feature`at ${stepsOf(at, 1, 2, 3, 4, 5, 6, 8, 10, 14, 20, 30)}`,
    feature`end ${stepsOf(lines.length - at, 2, 3, 4, 6, 10)}`,
    feature`length ${length}`,
    feature`length ${length} ${stepsOf(at, 1, 2, 3, 5, 8)}`,
    feature`item ${line?.isItem}`,
    feature`gap ${line?.isGapAbove} ${line?.isGapBelow}`,
    feature`last ${last?.key}`,
    feature`lastkind ${last?.isWord ? '' : last?.text}`,
    feature`first ${first?.key}`,
    feature`firstkind ${first?.kind}`,
    feature`first2 ${first?.key} ${words[1]?.key}`,
    feature`above ${above?.key}`,
    feature`abovekind ${above?.kind}`,
    feature`abovefirst ${before[0]?.key}`,
    feature`abovelength ${stepsOf(before.length, 1, 3, 6, 10, 20)}`,
    feature`belowfirst ${behind[0]?.key}`,
    feature`belowlast ${behind.at(-1)?.key}`,
    feature`belowkind ${behind[0]?.kind} ${behind.at(-1)?.kind}`,
    feature`belowlength ${stepsOf(behind.length, 1, 3, 6, 10, 20)}`,
    feature`capitals ${words.every(({ shape }) => shape !== 'a' && shape !== 'Aa')}`,
    feature`mail ${words.some(({ text }) => text === '@')}`,
    feature`colon ${words.findIndex(({ text }) => text === ':') > 0}`,
    ...new Set(words.slice(0, 12).map(({ cue }) => feature`cue ${cue}`)),
  ];
}
