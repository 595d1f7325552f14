import type { FactFlag } from './fact-flag.ts';
import { type NumberFact, readNumbers } from './read-numbers.ts';
import type { SourceFacts } from './source-facts.ts';
import { isStopWord, readWords } from './words.ts';

/** Frequencies and the words for them: 'every Monday' is weekly. */
const rates: readonly (readonly [string, RegExp])[] = [
  ['day', /\b(?:daily|nightly|(?:per|each|every) (?:day|night|evening|morning|shift))\b/gi],
  [
    'week',
    /\b(?:weekly|(?:per|each|every) (?:week|(?:mon|tues|wednes|thurs|fri|satur|sun)day)|(?:mon|tues|wednes|thurs|fri|satur|sun)days)\b/gi,
  ],
  ['month', /\b(?:monthly|(?:once a|per|each|every) month|month-end)\b/gi],
  ['quarter', /\b(?:quarterly|(?:once a|per|each|every) quarter)\b/gi],
  ['year', /\b(?:yearly|annual(?:ly)?|(?:once a|per|each|every) year)\b/gi],
];
const segment = /[^.;,\n()]+/g;

/**
 * Finds rates that differ from the source: 'daily meetings' if the source has weekly ones. Compares
 * only parts of source and output that share words.
 */
export function otherRates(source: string, output: string): FactFlag[] {
  const rated = partsWithRates(source);
  if (rated.length === 0) return [];
  const known = new Set(rated.flatMap(({ found }) => found.map(({ rate }) => rate)));
  return partsWithRates(output).flatMap(({ roots, found }) => {
    const isOfSame = rated.some((part) => [...part.roots].some((root) => roots.has(root)));
    return isOfSame ? found.filter(({ rate }) => !known.has(rate)).map(({ flag }) => flag) : [];
  });
}

const mostParts = 40;
const mostOfARate = 5;

function partsWithRates(text: string) {
  return Array.from(text.matchAll(segment))
    .slice(0, mostParts)
    .flatMap(({ 0: part, index }) => {
      const found = rates.flatMap(([rate, pattern]) =>
        Array.from(part.matchAll(pattern), (match) => ({
          rate,
          flag: flagged(match, index),
        })).slice(0, mostOfARate),
      );
      if (found.length === 0) return [];
      const isOfRate = ({ start }: { start: number }) =>
        found.some(({ flag }) => start + index >= flag.start && start + index < flag.end);
      const words = readWords(part).filter((word) => !isStopWord(word.lower) && !isOfRate(word));
      return [{ roots: new Set(words.map(({ root }) => root)), found }];
    });
}

const bounds: readonly RegExp[] = [
  /\b(?:under|below|less than|fewer than|within|at most|no more than)(?= \p{Sc}?\d)/giu,
  /\b(?:up to|as many as)(?= \p{Sc}?\d)/giu,
  /\b(?:over|more than|above|at least|exceeding|upwards of)(?= \p{Sc}?\d)/giu,
];
const known: readonly RegExp[] = [
  /\b(?:under|below|less|fewer|within|at most|no more|max|nearly|almost|just)\b|[<≤]/i,
  /\b(?:up to|as many as|max(?:imum)?|peak|best|busiest|between|sometimes|to)\b|\d\s?[-–]\s?\d|[<≤]/i,
  /\b(?:over|more|above|at least|exceed\w*|upwards?|plus|min(?:imum)?)\b|\d\s?\+|[>≥]/i,
];

/** Finds bounds that the source does not set: 'under 3 %' for 'about 3 %'. */
export const addedBounds = (source: string, output: string): FactFlag[] =>
  bounds.flatMap((bound, at) =>
    known[at]?.test(source) ? [] : Array.from(output.matchAll(bound), (match) => flagged(match)),
  );

/** Finds durations that the source does not state: 'since 2022' for something done in 2022. */
export const addedDurations = (source: string, output: string): FactFlag[] =>
  /\b(?:since|now|present|current(?:ly)?|today|to date|till date|ongoing|onwards?|still)\b|\d\s?[-–]\s?$|\d\s?[-–]\s?\n/im.test(
    source,
  )
    ? []
    : Array.from(
        output.matchAll(/\b(?:since \d{4}|(?:for|over) (?:many|several) years|long-standing)\b/gi),
        (match) => flagged(match),
      );

const step = (text: string, { start }: NumberFact): string =>
  /(?<!\p{L})(?:by|to)(?= $)/iu
    .exec(text.slice(Math.max(0, start - 4), start))?.[0]
    .toLowerCase() ?? '';

/**
 * Finds changes stated with 'by' for 'to' or vice versa: 'cut by 5 minutes' for 'cut to 5 minutes'.
 * A source with a change 'from … to …' allows both.
 */
export function otherPrepositions({ text, numbers }: SourceFacts, output: string): FactFlag[] {
  if (/\b(?:from|was|were)\b|->|→/i.test(text)) return [];
  const steps = new Map<string, Set<string>>();
  for (const fact of numbers) {
    const key = `${fact.value} ${fact.unit}`;
    steps.set(key, (steps.get(key) ?? new Set()).add(step(text, fact)));
  }
  return readNumbers(output).flatMap((fact) => {
    const known = steps.get(`${fact.value} ${fact.unit}`);
    const own = step(output, fact);
    if (!known || own === '' || known.has('') || known.has(own)) return [];
    const { start, end } = fact;
    return [{ kind: 'claim' as const, text: output.slice(start, end), start, end }];
  });
}

const flagged = ({ 0: text, index }: RegExpExecArray, from = 0): FactFlag => ({
  kind: 'claim',
  text,
  start: from + index,
  end: from + index + text.length,
});
