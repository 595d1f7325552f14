import type { FactFlag } from './fact-flag.ts';
import { type NumberFact, readNumbers } from './read-numbers.ts';
import type { SourceFacts } from './source-facts.ts';
import { thingsOf } from './things.ts';
import { isStopWord, readWords, synonymsOf, type Word } from './words.ts';

/** Limit on the numbers compared with each other. A resume line has a handful. */
const mostNumbers = 40;

/**
 * Finds numbers that count a different thing than in the source: '200 laptops' if the source has 15
 * laptops repaired and 200 employees. Reports only numbers and things that both occur in the
 * source.
 */
export function numbersElsewhere({ numbers }: SourceFacts, output: string): FactFlag[] {
  const known = numbers.slice(0, mostNumbers);
  const counts = (fact: NumberFact, roots: readonly string[]) =>
    thingsOf(fact).some(
      (root) => roots.includes(root) || synonymsOf(root).some((one) => roots.includes(one)),
    );
  return readNumbers(output)
    .slice(0, mostNumbers)
    .filter((fact) => {
      const things = thingsOf(fact);
      if (fact.isYear || things.length === 0) return false;
      const same = known.filter(({ value, unit }) => value === fact.value && unit === fact.unit);
      const bound = same.length > 0 && same.every((one) => thingsOf(one).length > 0);
      return (
        bound &&
        !same.some((one) => counts(one, things)) &&
        known.some((one) => one.value !== fact.value && counts(one, things))
      );
    })
    .map(({ start, end }) => ({ kind: 'claim', text: output.slice(start, end), start, end }));
}

/** A sentence, line or clause, with its names and the roots of its words. */
interface Part {
  names: Set<string>;
  roots: Set<string>;
}

const mostParts = 40;

/** Splits a text into parts. Parentheses after a statement belong to it: '(Brindle)'. */
function partsOf(text: string): Part[] {
  return text
    .split(/[;\n]|(?<=\p{L}{2}[.!?)])\s|,\s(?=(?:at|before that|earlier|later|previously|then)\s)/u)
    .slice(0, mostParts)
    .map((part) => {
      const words = readWords(part);
      const names = words.filter((word) => isName(word)).map(({ root }) => root);
      const contentWords = words.filter(
        ({ lower, text: wordText }) => !isStopWord(lower) && !/^\d{4}$/.test(wordText),
      );
      return { names: new Set(names), roots: new Set(contentWords.map(({ root }) => root)) };
    });
}

const isName = ({ text, opensSentence, lower }: Word): boolean =>
  /^\p{Lu}\p{Ll}{2}/u.test(text) && !opensSentence && !isStopWord(lower);

/**
 * Finds statements that the source makes about a different employer. Applies only if two parts of
 * the source have names of their own.
 */
export function namesElsewhere(source: SourceFacts, output: string): FactFlag[] {
  const parts = partsOf(source.text).filter(({ roots }) => roots.size > 0);
  if (parts.filter(({ names }) => names.size > 0).length < 2) return [];
  const words = readWords(output);
  const inOutput = new Set(words.map(({ root }) => root));
  const ofOnePart = [...inOutput].filter(
    (root) => parts.filter(({ roots }) => roots.has(root)).length === 1,
  );
  const counts = new Map(
    parts.map((part) => [
      part,
      ofOnePart.filter((root) => part.roots.has(root) && !part.names.has(root)).length,
    ]),
  );
  const shared = (part: Part) => counts.get(part) ?? 0;
  const isMisplaced = (word: Word): boolean => {
    const [home, ...more] = parts.filter(({ roots }) => roots.has(word.root));
    if (!isName(word) || home === undefined || more.length > 0) return false;
    const others = parts.filter((part) => part !== home && part.names.size > 0);
    const abroad = others.toSorted((one, other) => shared(other) - shared(one))[0];
    if (abroad === undefined || shared(abroad) < 2 || shared(abroad) <= shared(home)) return false;
    return ![...abroad.names].every((name) => inOutput.has(name));
  };
  return words
    .filter(isMisplaced)
    .slice(0, 1)
    .map(({ text, start, end }) => ({ kind: 'claim', text, start, end }));
}
