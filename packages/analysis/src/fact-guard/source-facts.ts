import { findSkills } from '../vocabulary/find-skills.ts';
import { type Abbreviations, abbreviationsIn } from './abbreviations.ts';
import { type Clause, readClauses } from './clauses.ts';
import { type NumberFact, readNumbers } from './read-numbers.ts';
import { longFormsIn } from './short-forms.ts';
import { readWords, type Word } from './words.ts';

export interface SourceFacts {
  text: string;
  words: Word[];
  lowers: ReadonlySet<string>;
  roots: ReadonlySet<string>;
  /** The highest seniority level of its clauses. */
  highestSeniority: number;
  clausesByRoot: ReadonlyMap<string, readonly Clause[]>;
  numbers: NumberFact[];
  abbreviations: Abbreviations;
  /** Ids of its skills, by whatever name: 'K8s' is Kubernetes. */
  skills: ReadonlySet<string>;
}

/** Words that abbreviated degrees contain when spelled out. */
const degreeWords: readonly (readonly [string, RegExp])[] = [
  ['arts', /\b[BM]\.?A\b/],
  ['commerce', /\b[BM]\.?Com\b/],
  ['education', /\b[BM]\.?Ed\b/],
  ['engineering', /\b[BM]\.?Eng\b/],
  ['philosophy', /\b(?:Ph\.?D|[DM]\.?Phil)\b/],
  ['science', /\b[BM]\.? ?Sc\b/],
  ['technology', /\b[BM]\.?Tech\b/],
];

/** Boundaries between letters and digits: 'NVQ2' names NVQ, '22kV' kilovolts. */
const aroundDigits = /(?<=\p{L})(?=\d)|(?<=\d)(?=\p{L})/u;

/** Class II is class 2. */
export const romanNumerals: readonly string[] = 'I II III IV V VI VII VIII IX X XI XII'.split(' ');

const numbered =
  'band|cat|category|class|div|division|floor|form|gate|grade|group|key|level|lvl|part|phase|platform|quarter|room|stage|step|terminal|tier|type|unit|version|year|yr|zone';
const onlyNumbered = new RegExp(`^(?:${numbered})$`);

/** Whether a word may label a number: 'Division 2'. */
export const isNumbered = (word: string): boolean => onlyNumbered.test(word);

/**
 * Returns the Roman numerals for numbers of classes, except 'I', which is also a word. Other
 * numbers have none: '4 patients' does not support 'IV'.
 */
const romanOf = (words: readonly Word[]): string[] =>
  words.flatMap(({ lower }, index) => {
    const isOfClass = /^[a-z]/.test(lower) || isNumbered(words[index - 1]?.lower ?? '');
    if (!isOfClass || !/^[a-z]{0,3}(?:[2-9]|1[0-2])$/.test(lower)) return [];
    return romanNumerals[Number(lower.replace(/\D/g, '')) - 1] ?? [];
  });

/**
 * Returns the numbers that the Roman numerals of classes stand for, as in 'Level II', but not in
 * 'IV lines' and 'X-rays'.
 */
export const romanNumbersIn = (text: string): number[] =>
  Array.from(
    text.matchAll(romanNumber),
    ([numeral]) => romanNumerals.indexOf(numeral.toUpperCase()) + 1,
  );
const romanNumber = new RegExp(
  `(?<=(?<!\\p{L})(?:${numbered}) )(?:${romanNumerals.slice(1).join('|')})(?![\\p{L}\\d])`,
  'giu',
);

/** Removes accents, so that 'Māori' and 'Maori' are equal. */
export const withoutAccents = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/(?<=\p{Script=Latin})\p{M}+/gu, '')
    .normalize();

export function readSource(text: string): SourceFacts {
  const words = readWords(text);
  const clauses = readClauses(text, words);
  const spelledOut = degreeWords.flatMap(([word, short]) => (short.test(text) ? [word] : []));
  const parts = words
    .flatMap((word) => [word.text, ...word.text.split(/[-'’.&]/), ...word.text.split(aroundDigits)])
    .flatMap((part) => [part, withoutAccents(part)])
    .concat(spelledOut, romanOf(words))
    .filter(Boolean);
  return {
    text,
    words,
    lowers: new Set([...parts.map((part) => part.toLowerCase()), ...longFormsIn(words)]),
    roots: new Set([
      ...words.map((word) => word.root),
      ...readWords(parts.join(' ')).map((w) => w.root),
    ]),
    highestSeniority: clauses.reduce((highest, { seniority }) => Math.max(highest, seniority), 0),
    clausesByRoot: byRoot(clauses),
    numbers: readNumbers(text),
    abbreviations: abbreviationsIn(words),
    skills: new Set(findSkills(text).map(({ skill }) => skill.id)),
  };
}

/** Limit of clauses compared per root, so that a long text does not take quadratic time. */
const mostOfARoot = 100;

function byRoot(clauses: readonly Clause[]): Map<string, Clause[]> {
  const found = new Map<string, Clause[]>();
  for (const clause of clauses) {
    for (const root of clause.roots) {
      const of = found.get(root) ?? [];
      if (of.length === 0) found.set(root, of);
      if (of.length < mostOfARoot) of.push(clause);
    }
  }
  return found;
}
